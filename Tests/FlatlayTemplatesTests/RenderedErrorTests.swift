import Foundation
import Testing

@testable import FlatlayTemplates

/// Errors as people read them: one line, then the lines of the file with a caret.
@Suite struct RenderedErrorTests {
    let fixture: TemplateFixture

    init() throws {
        fixture = try TemplateFixture(["shelf.csv": "name,year\nMetropolis,1927\nNosferatu\n"])
    }

    @Test func theCaretStandsBelowTheMistake() {
        let errors = fixture.errors(
            """
            sections:
              - items: 3
                cell: "{{ item }}"
                layout:
                  list: {}
                  interGroupSpacng: 40
            cells: { "{{ item }}": a }
            """)
        #expect(
            errors.map(\.rendered) == [
                """
                t.yaml:6:7: unknown key 'interGroupSpacng' in sections[0].layout; did you mean 'interGroupSpacing'?
                5 |       list: {}
                6 |       interGroupSpacng: 40
                  |       ^
                """
            ])
    }

    @Test func numbersOfLinesAreAligned() {
        let source = String(repeating: "# a comment\n", count: 8) + "sections: []\nsectons: []\n"
        #expect(
            fixture.errors(source).map(\.rendered) == [
                """
                t.yaml:10:1: unknown key 'sectons'; did you mean 'sections'?
                 9 | sections: []
                10 | sectons: []
                   | ^
                """
            ])
    }

    @Test func longLinesShowThePlace() throws {
        let source = "sections: [{ items: [\(String(repeating: "a, ", count: 100))a], cell: { txt: a } }]"
        let rendered = try #require(fixture.errors(source).first).rendered.split(separator: "\n")
        #expect(rendered.count == 3)
        #expect(rendered[1].hasPrefix("1 | …"))
        let indent = rendered[2].prefix { $0 != "^" }.count
        #expect(rendered[1].dropFirst(indent).hasPrefix("txt: a"))
    }

    @Test func mistakesInDataShowTheDataFile() {
        #expect(
            fixture.errors("sections: []\ndata: shelf.csv").map(\.rendered) == [
                """
                shelf.csv:3:1: the row has 1 field, but the header has 2; quote fields that contain the separator
                2 | Metropolis,1927
                3 | Nosferatu
                  | ^
                """
            ])
    }

    @Test func allMistakesOfADocumentAreToldInTheOrderOfTheFile() {
        let errors = fixture.errors(
            """
            canvas: { widht: 3, scale: none }
            cells:
              a: { txt: b }
              b: { text: "{{ item", font: titel }
            sections:
              - { items: 1, cell: c }
              - { cell: a, layout: { grid: { columns: none } } }
            """)
        #expect(
            errors.map { "\($0.line):\($0.column)" } == ["1:11", "1:28", "3:8", "4:15", "4:31", "6:23", "7:5", "7:43"])
    }

    @Test func aMistakeThatEveryItemMakesIsToldOnce() {
        #expect(fixture.errors("sections: [{ items: 500, cell: { text: \"{{ item.name }}\" } }]").count == 1)
    }

    @Test func suggestionsAreNearAndOnlyThen() {
        let words = ["padding", "background", "font", "frame"]
        #expect(Suggestion.nearest(to: "paddign", in: words) == "padding")
        #expect(Suggestion.nearest(to: "Background", in: words) == "background")
        #expect(Suggestion.nearest(to: "fnt", in: words) == "font")
        #expect(Suggestion.nearest(to: "shadow", in: words) == nil)
        #expect(Suggestion.nearest(to: "", in: words) == nil)
    }
}
