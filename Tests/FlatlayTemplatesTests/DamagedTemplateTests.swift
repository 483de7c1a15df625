import Flatlay
import Foundation
import TestSupport
import Testing

@testable import FlatlayTemplates

/// Damaged templates give images or errors with their position, never a trap.
@Suite struct DamagedTemplateTests {
    /// Data with the same structure as the templates' own, but smaller, so that many damaged templates can be tried.
    static let data: [String: String] = [
        "tags": #"{"tags": ["A", "longer"]}"#,
        "shelf": #"{"shelves": [{"name": "a", "films": [{"id": "0, 1", "title": "b", "year": 1, "minutes": 2}]}]}"#,
        "symbols": #"{"symbols": [{"name": "a", "letter": "A", "category": "b", "color": "red"}]}"#,
        "countries": """
        {"languages": [{"name": "a", "english": "b", "direction": "rightToLeft",
        "countries": [{"code": "AD", "name": "a", "english": "b"}]}]}
        """,
    ]

    @Test(arguments: ["tags", "shelf", "symbols", "countries"])
    func damagedTemplatesNeverTrap(name: String) throws {
        let source = try String(contentsOf: templatesFolder.appendingPathComponent("\(name).yaml"), encoding: .utf8)
        var random = SeededGenerator(seed: UInt64(name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }))
        var refused = 0
        for _ in 0..<120 {
            let damaged = Mutation.damaged(Array(source.unicodeScalars), &random)
            do throws(TemplateErrors) {
                let options = TemplateOptions(dataText: Self.data[name])
                try withinWorkLimit { () throws(TemplateErrors) in
                    let template = try Template(source: damaged, name: name, folder: templatesFolder, options: options)
                    _ = try template.content()
                }
            } catch {
                refused += 1
                #expect(!error.errors.isEmpty)
                #expect(error.errors.allSatisfy { !$0.rendered.isEmpty && $0.line > 0 && $0.column > 0 })
            }
        }
        #expect(refused > 20)
    }

    @Test func damagedTemplatesThatAreAcceptedCanBeLaidOut() throws {
        let source = try String(contentsOf: templatesFolder.appendingPathComponent("tags.yaml"), encoding: .utf8)
        var random = SeededGenerator(seed: 11)
        for _ in 0..<120 {
            let damaged = Mutation.damaged(Array(source.unicodeScalars), &random)
            _ = try? Template(source: damaged, name: "tags", folder: templatesFolder).frames()
        }
    }
}

/// A way to damage a string.
private enum Mutation: CaseIterable {
    case deleteCharacter
    case insertSign
    case swapCharacters
    case deleteLine
    case repeatLine
    case replaceNumber
    case cut

    static func damaged(_ text: [Unicode.Scalar], _ random: inout SeededGenerator) -> String {
        var text = text
        for _ in 0..<(1 + random.next(3)) {
            allCases[random.next(allCases.count)].apply(to: &text, &random)
        }
        return String(String.UnicodeScalarView(text))
    }

    private func apply(to text: inout [Unicode.Scalar], _ random: inout SeededGenerator) {
        guard text.count > 2 else { return }
        let place = random.next(text.count - 1)
        switch self {
        case .deleteCharacter: text.remove(at: place)
        case .insertSign: text.insert(Self.signs[random.next(Self.signs.count)], at: place)
        case .swapCharacters: text.swapAt(place, place + 1)
        case .cut: text.removeSubrange(place...)
        case .deleteLine, .repeatLine:
            let start = text[..<place].lastIndex(of: "\n").map { $0 + 1 } ?? 0
            let end = text[place...].firstIndex(of: "\n") ?? text.count - 1
            let line = Array(text[start...end])
            if self == .deleteLine {
                text.removeSubrange(start...end)
            } else {
                text.insert(contentsOf: line, at: start)
            }
        case .replaceNumber:
            guard let digit = text[place...].firstIndex(where: { $0.properties.numericType != nil }) else { return }
            let number = Self.numbers[random.next(Self.numbers.count)]
            text.replaceSubrange(digit...digit, with: Array(number.unicodeScalars))
        }
    }

    private static let signs = Array("{}[]:,&*!|>'\"%@`#-? \t\n\u{0}~é\u{202E}.0".unicodeScalars)
    private static let numbers = [
        "-1", "0", ".nan", ".inf", "1e308", "99999999999999999999", "~~", "1e-320", "50%h", "true",
    ]
}
