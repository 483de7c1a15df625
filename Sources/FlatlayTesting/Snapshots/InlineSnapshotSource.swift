import Flatlay
import Foundation
import Synchronization

/// Writes a snapshot into the source of its test, as the closure of the assertion.
///
/// The file is read as far as it matters: strings with their interpolations, comments and brackets.
struct InlineSnapshotSource {
    /// Why a snapshot can't be written.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private struct Place: Hashable {
        var path: String
        var line: Int
        var column: Int
    }
    private struct State {
        /// How many lines each place of a file has got, or lost, since it was compiled.
        var added: [String: [(line: Int, count: Int)]] = [:]
        var written: [Place: String] = [:]
    }
    private static let state = Mutex(State())

    static let function = "assertInlineSnapshot"

    /// Writes a snapshot. The position is that of the assertion when the file was compiled.
    static func write(_ text: String, to path: String, line: Int, column: Int) throws {
        try state.withLock { state in
            let place = Place(path: path, line: line, column: column)
            if let known = state.written[place] {
                guard known != text else { return }
                throw Failure(description: "one assertion makes two different snapshots; make them two assertions")
            }
            let data: Data
            do throws(RegularFile.Failure) {
                data = try RegularFile.read(path, limit: 16 << 20)
            } catch {
                throw Failure(description: "\(path.visible) can't be read")
            }
            let shift = (state.added[path] ?? []).filter { $0.line < line }.reduce(0) { $0 + $1.count }
            let old = String(decoding: data, as: UTF8.self)
            let new = try rewritten(old, line: line + shift, column: column, text: text)
            try AtomicFile.write(Data(new.utf8), to: path)
            func count(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
            state.added[path, default: []].append((line, count(new) - count(old)))
            state.written[place] = text
        }
    }

    /// The source with a snapshot as the closure of the assertion in a line.
    static func rewritten(_ source: String, line: Int, column: Int, text: String) throws(Failure) -> String {
        guard !text.unicodeScalars.contains(where: { $0.value < 32 && $0 != "\n" && $0 != "\t" || $0.value == 0x7F })
        else { throw Failure(description: "the text has control characters; use 'assertSnapshot'") }
        var scanner = SourceScanner(source)
        guard let start = scanner.start(ofLine: line), let name = scanner.find(function, from: start, column: column)
        else {
            throw Failure(description: "line \(line) has no \(function); build the tests again")
        }
        let indent = scanner.indentation(ofLineAt: start)
        let closure = closure(text, indent: indent)
        scanner.position = name + function.utf8.count
        scanner.skipSpace()
        guard let arguments = scanner.skipBrackets() else {
            throw Failure(description: "the assertion in line \(line) can't be read")
        }
        var range = scanner.closure(labelled: "matches", in: arguments)
        if range == nil {
            scanner.position = arguments.upperBound
            scanner.skipSpace()
            let begin = scanner.position
            range = scanner.isAt("{") ? scanner.skipBrackets().map { begin..<$0.upperBound } : nil
        }
        let place = range ?? arguments.upperBound..<arguments.upperBound
        let bytes = Array(source.utf8)
        return String(decoding: bytes[..<place.lowerBound], as: UTF8.self) + (range == nil ? " " : "") + closure
            + String(decoding: bytes[place.upperBound...], as: UTF8.self)
    }

    /// A closure with the text as a literal of several lines.
    private static func closure(_ text: String, indent: String) -> String {
        var marks = ""
        while text.contains("\"\"\"" + marks) || text.contains("\\" + marks) { marks += "#" }
        let inner = indent + "    "
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : inner + $0 }
        return (["{", inner + marks + "\"\"\""] + lines + [inner + "\"\"\"" + marks, indent + "}"])
            .joined(separator: "\n")
    }
}

/// Goes through Swift source.
private struct SourceScanner {
    private let bytes: [UInt8]
    var position = 0

    init(_ source: String) { bytes = Array(source.utf8) }

    func isAt(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    /// The first byte of a line, from 1.
    func start(ofLine line: Int) -> Int? {
        var (current, index) = (1, 0)
        while current < line {
            guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            (current, index) = (current + 1, end + 1)
        }
        return line > 0 ? index : nil
    }

    func indentation(ofLineAt start: Int) -> String {
        String(decoding: bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }

    /// The name in a line that is nearest to a column, from 1.
    func find(_ name: String, from start: Int, column: Int) -> Int? {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let length = name.utf8.count
        guard end - start >= length else { return nil }
        let found = (start...(end - length)).filter { bytes[$0..<($0 + length)].elementsEqual(name.utf8) }
        return found.min { abs($0 - start - column + 1) < abs($1 - start - column + 1) }
    }

    /// Skips white space and comments.
    mutating func skipSpace() {
        while position < bytes.count {
            if [9, 10, 13, 32].contains(bytes[position]) { position += 1 } else if !skipComment() { return }
        }
    }

    private mutating func skipComment() -> Bool {
        if isAt("//") {
            position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            return true
        }
        guard isAt("/*") else { return false }
        var depth = 0
        repeat {
            if isAt("/*") { depth += 1 } else if isAt("*/") { depth -= 1 } else { position -= 1 }
            position += 2
        } while depth > 0 && position < bytes.count
        return true
    }

    /// Skips brackets with what is in them; returns their range, nil if there are none or no end.
    mutating func skipBrackets() -> Range<Int>? {
        let start = position
        var depth = 0
        while position < bytes.count {
            if skipComment() || skipString() { continue }
            switch bytes[position] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            if depth == 0, position == start, bytes[start] != UInt8(ascii: "(") { return nil }
            position += 1
            if depth <= 0 { return depth == 0 && position > start + 1 ? start..<position : nil }
        }
        return nil
    }

    private mutating func skipString() -> Bool {
        let marks = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
        guard bytes[(position + marks)...].first == UInt8(ascii: "\"") else { return false }
        position += marks
        let quotes = isAt("\"\"\"") ? "\"\"\"" : "\""
        let hashes = String(repeating: "#", count: marks)
        position += quotes.utf8.count
        while position < bytes.count {
            if isAt(quotes + hashes) {
                position += quotes.utf8.count + marks
                return true
            }
            if isAt("\\" + hashes + "(") {
                position += 1 + marks
                if skipBrackets() == nil { return true }
            } else {
                position += isAt("\\" + hashes) ? 2 + marks : 1
            }
        }
        return true
    }

    /// The closure of an argument.
    mutating func closure(labelled label: String, in arguments: Range<Int>) -> Range<Int>? {
        position = arguments.lowerBound + 1
        while position < arguments.upperBound - 1 {
            if skipComment() || skipString() { continue }
            let isWordStart = !isWordByte(bytes[position - 1])
            if isWordStart, isAt(label) {
                let start = position
                position += label.utf8.count
                skipSpace()
                if isAt(":") {
                    position += 1
                    skipSpace()
                    let begin = position
                    if isAt("{") { return skipBrackets().map { begin..<$0.upperBound } }
                }
                position = start + 1
            } else if [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(bytes[position]) {
                if skipBrackets() == nil { return nil }
            } else {
                position += 1
            }
        }
        return nil
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 128 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
            || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
}
