import Foundation

/// A source text for nodes and errors: a template, a data file, or an override from the command line.
final class SourceFile: Sendable {
    /// The name shown in errors.
    let name: String
    /// The complete text.
    let text: String

    /// The number of the first line; more than 1 for a part of a larger file.
    let firstLine: Int

    init(name: String, text: String, firstLine: Int = 1) {
        self.name = name
        self.text = text
        self.firstLine = firstLine
    }

    /// The file without its first line; the others keep their numbers.
    var droppingFirstLine: SourceFile {
        let rest = text.drop { !$0.isNewline }.dropFirst()
        return SourceFile(name: name, text: String(rest), firstLine: firstLine + 1)
    }

    /// Returns the lines in `range`, without line breaks. Lines that don't exist are skipped.
    func lines(_ range: ClosedRange<Int>) -> [(number: Int, text: String)] {
        var found: [(Int, String)] = []
        var number = firstLine
        var start = text.utf8.startIndex
        let utf8 = text.utf8
        while number <= range.upperBound {
            let end = utf8[start...].firstIndex(of: UInt8(ascii: "\n")) ?? utf8.endIndex
            if range.contains(number) {
                let line = text[start..<end]
                found.append((number, String(line.last == "\r" ? line.dropLast() : line)))
            }
            guard end < utf8.endIndex else { break }
            start = utf8.index(after: end)
            number += 1
        }
        return found
    }
}
