import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

/// Input that would make a careless reader hang, trap or run out of memory.
@Suite struct RobustnessTests {
    let fixture: TemplateFixture

    init() throws {
        fixture = try TemplateFixture()
    }

    /// Nine anchors, each with nine aliases of the previous one: 9^9 values.
    private static let laughs = (1...9).reduce("l0: &l0 [a, a]\n") { text, level in
        text + "l\(level): &l\(level) [" + Array(repeating: "*l\(level - 1)", count: 9).joined(separator: ", ") + "]\n"
    }

    @Test(arguments: ["", "? *l9\n: x\n", "{ *l9 : x }\n", "{ [*l9]: x, [*l9]: y }\n"])
    func aliasesThatMultiplyAreRefused(end: String) {
        let errors = fixture.errors("data:\n" + Self.laughs.indented + end.indented + "sections: []\n")
        #expect(
            errors.map(\.description) == [
                "t.yaml:1:1: the document's aliases (*name) can make more than 1000000 values; write fewer of them"
            ])
    }

    @Test func aliasesForStylesAreFine() throws {
        let uses = Array(repeating: "{ text: a, <<: *style }", count: 200).joined(separator: ", ")
        let template = try fixture.template(
            """
            data: { style: &style { font: { size: 10 }, padding: 4 } }
            sections: [{ items: 1, cell: { vstack: [\(uses)] } }]
            """)
        #expect(try template.frames().contains("cell-0-0") || !template.frames().isEmpty)
    }

    @Test(arguments: ["[", "{a: ", "- "])
    func deepNestingIsRefused(level: String) {
        #expect(fixture.errors(String(repeating: level, count: 100_000)).count == 1)
    }

    @Test func deepIndentationIsRefused() {
        let text = (0..<3_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
        #expect(fixture.errors(text).count == 1)
    }

    @Test func nestingWithinYAMLsOwnLimitIsRefused() {
        let text = "sections: " + String(repeating: "[", count: 150) + String(repeating: "]", count: 150)
        #expect(fixture.errors(text).first?.problem == .nestedTooDeep(limit: 100))
    }

    @Test func viewsWithinViewsEnd() {
        let cells = (1...40).map { "  c\($0): { vstack: [{ c\($0 - 1): }, { c\($0 - 1): }] }" }.joined(separator: "\n")
        let errors = fixture.errors("cells:\n  c0: { text: a }\n\(cells)\nsections: [{ items: 1, cell: c40 }]")
        #expect(errors.map(\.problem) == [.tooManyViews(limit: 10_000)])
    }

    @Test(arguments: [true, false])
    func cellsWithinCellsWithinCellsAreRefused(isInnerFirst: Bool) {
        let cells = (1...400).map { "  c\($0): { vstack: [{ c\($0 - 1): }], padding: 1 }" }.joined(separator: "\n")
        let numbers = isInnerFirst ? Array(0...400) : [400]
        let sections = numbers.map { "  - { items: 1, cell: c\($0) }" }.joined(separator: "\n")
        let errors = fixture.errors("cells:\n  c0: { text: a }\n\(cells)\nsections:\n\(sections)")
        #expect(!errors.isEmpty)
        #expect(errors.allSatisfy { $0.problem == .nestedTooDeep(limit: 200) })
    }

    @Test func theDeepestViewsCanBeDrawn() throws {
        let cell = (0..<44).reduce("text: a") { inner, _ in "vstack: [{ \(inner) }], padding: 0, opacity: 1, zIndex: 1"
        }
        let template = try fixture.template("canvas: { width: 50 }\nsections: [{ items: 1, cell: { \(cell) } }]")
        #expect(try template.displayedText() == ["a"])
    }

    @Test func repetitionsWithinRepetitionsEnd() {
        let inner = "{ text: a, if: false, repeat: 100000 }"
        let cell = "{ vstack: [{ vstack: [\(inner)], repeat: 100000 }], repeat: 100000 }"
        #expect(
            fixture.errors("sections: [{ items: 1, cell: \(cell) }]").map(\.problem)
                .contains(.tooManyViews(limit: 10_000)))
    }

    @Test func loopsWithinLoopsOfATextEnd() {
        let text = String(repeating: "{{#data.l}}", count: 30) + "x" + String(repeating: "{{/data.l}}", count: 30)
        let source = "data: { l: [1, 2, 3, 4, 5] }\nsections: [{ items: 1, cell: { text: \"\(text)\" } }]"
        #expect(fixture.errors(source).map(\.problem) == [.tooManyViews(limit: 10_000)])
    }

    @Test func itemsOfAllSectionsTogetherAreLimited() {
        let errors = fixture.errors(
            "sections: [{ items: 100000, cell: { spacer: }, repeat: 100000, if: sectionIndex >= 0 }]")
        #expect(errors.map(\.problem) == [.tooManyItems(limit: 1_000_000)])
    }

    @Test func longTextsAreToldNotMeasured() {
        let text = String(repeating: "x", count: 4 << 20)
        let errors = fixture.errors("sections: [{ items: 1, cell: { text: \(text) } }]")
        #expect(
            errors.map(\.message) == [
                "sections[0].cell.text is a text of 4194304 bytes, but should be at most 100000 bytes"
            ])
        #expect(errors.allSatisfy { $0.rendered.utf8.count < 1_000 })
    }

    @Test func filesOverTheLimitAreRefused() {
        let text = "title: " + String(repeating: "x", count: 65 << 20)
        #expect(fixture.errors(text).map(\.problem) == [.fileTooLarge(limit: 64)])
    }

    @Test func bytesThatAreNoTextAreToldByLine() throws {
        let bytes = Data("sections: []\ntitle: ".utf8) + Data([0xE9, 0x0A])
        #expect {
            try Template(data: bytes, name: "latin1.yaml", folder: fixture.folder)
        } throws: { error in
            "\(error)" == "latin1.yaml:2:1: the line is not UTF-8 text; save the file as UTF-8"
        }
    }

    @Test func windowsLineEndsAndByteOrderMarksAreFine() throws {
        let text = "\u{FEFF}title: a\r\ncanvas: { width: 20 }\r\nsections: []\r\n"
        let template = try Template(data: Data(text.utf8), name: "t.yaml", folder: fixture.folder)
        #expect(template.canvas.title == "a")
        #expect(template.canvas.width == 20)
        let errors = fixture.errors("title: a\r\nsectons: []\r\nsections: []\r\n")
        #expect(errors.map(\.line) == [2])
        #expect(errors.first?.rendered.contains("\r") == false)
    }

    @Test func aTemplateMayBeJSON() throws {
        let template = try fixture.template(
            #"{"canvas": {"width": 20}, "sections": [{"items": [1], "cell": {"text": "a\/b"}}]}"#)
        #expect(template.canvas.width == 20)
        _ = try template.content()
    }

    @Test func extremeNumbersInLayoutsDoNotTrap() throws {
        for value in ["0", "1000000", "0.0000001", "100000%", "~0", "~~1000000", "1e-300"] {
            let layout = "{ group: { size: [\(value), \(value)], horizontal: [{ size: [\(value), 44] }] } }"
            let source = "canvas: { width: 100 }\nsections: [{ items: 3, cell: { text: a }, layout: \(layout) }]"
            _ = try? fixture.template(source).frames()
        }
    }
}

extension String {
    /// The string with each line indented by two spaces.
    fileprivate var indented: String {
        split(separator: "\n").map { "  \($0)\n" }.joined()
    }
}
