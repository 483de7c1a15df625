import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

/// Shared files, styles, colours, variables and parameters.
@Suite struct ReuseTests {
    private let fixture: TemplateFixture

    init() throws {
        fixture = try TemplateFixture([
            "theme.yaml": """
            colors: { brand: "#102030", accent: { light: brand, dark: "#a0b0c0" } }
            styles: { heading: { font: 30, foregroundStyle: accent } }
            variables: { gap: 12, shop: Corner }
            cells: { badge: { parameters: { label: }, text: "{{ label }}!", style: heading } }
            """,
            "deep/inner.yaml": "use: other.yaml\ncolors: { inner: \"#010203\" }\nfonts: [a.ttf]\n",
            "deep/other.yaml": "colors: { other: \"#040506\" }\n",
            "deep/a.ttf": "no font",
            "circle.yaml": "use: circle.yaml\n", "wrong.yaml": "sections: []\n", "empty.yaml": "",
        ])
    }

    private func errors(_ source: String, set: [(keyPath: String, value: String)] = []) -> [String] {
        fixture.errors(source, options: TemplateOptions(overrides: set)).map(\.description)
    }

    @Test func aSharedFileBringsCellsStylesColorsAndVariables() throws {
        let template = try fixture.template(
            """
            use: theme.yaml
            canvas: { width: 200, background: brand }
            sections: [{ items: 1, cell: { vstack: [{ badge: { label: "{{ shop }}" } }, { text: b, style: [heading], foregroundStyle: red }], padding: "{{ gap }}" } }]
            """)
        #expect(try template.displayedText() == ["Corner!", "b"])
        let list = try template.displayList()
        #expect(list.contains("#102030"), "\(list)")
        let renderer = try template.gridRenderer()
        renderer.colorScheme = .dark
        #expect(try renderer.displayList().description.contains("#a0b0c0"))
    }

    @Test func whatATemplateHasItselfOverridesWhatItUses() throws {
        let template = try fixture.template(
            """
            use: [theme.yaml]
            colors: { accent: "#ff0000" }
            cells: { badge: { rectangle: { fill: accent }, frame: { width: 4, height: 4 } } }
            canvas: { width: 20 }
            data: { shop: Mine }
            sections: [{ items: 1, cell: { vstack: [badge: , { text: "{{ shop }}" }] } }]
            """)
        #expect(try template.displayedText() == ["Mine"])
        #expect(try template.displayList().contains("#ff0000"))
    }

    @Test func filesOfASharedFileStandBesideIt() throws {
        let template = try fixture.template(
            "use: deep/inner.yaml\ncanvas: { width: 20, background: other }\nsections: []")
        #expect(template.fontFiles.map(\.lastPathComponent) == ["a.ttf"])
        #expect(template.files.map(\.lastPathComponent).contains("other.yaml"))
        #expect(template.canvas.background != nil)
    }

    @Test(arguments: [
        ("use: theme.yml", "t.yaml:1:6: file 'theme.yml' not found; check its name and its folder"),
        (
            "use: circle.yaml",
            "circle.yaml:1:6: the file uses itself: circle.yaml → circle.yaml; break the cycle"
        ),
        (
            "use: wrong.yaml",
            "wrong.yaml:1:1: unknown key 'sections'; known: use, colors, styles, cells, variables, fonts, symbols"
        ),
        (
            "use: ../t.yaml",
            "t.yaml:1:6: '../t.yaml' is outside the template's folder 'templates'; move it there, or allow its folder (--allow-path)"
        ),
        ("use: [1]", "t.yaml:1:7: use[0] should be the name of a shared file, but is the number 1"),
        ("use: empty.yaml\ncolors: { a: blu }", "t.yaml:2:14: unknown colour 'blu' in colors.a; did you mean 'blue'?"),
        ("styles: { a: { opacty: 1 } }", "t.yaml:1:16: unknown key 'opacty' in styles.a; did you mean 'opacity'?"),
        (
            "styles: { a: { style: b }, b: { style: a } }",
            "t.yaml:1:40: style 'a' contains itself: a → b → a; break the cycle"
        ),
        ("styles: { a: 4 }", "t.yaml:1:14: styles.a should be a mapping of modifiers, but is the number 4"),
    ])
    func mistakesInSharedFilesAreTold(source: String, expected: String) {
        #expect(errors(source + "\nsections: []").first == expected)
    }

    @Test func aParameterMayNameAColorOfTheTemplate() throws {
        let template = try fixture.template(
            """
            use: theme.yaml
            parameters: { tone: { type: color, default: accent } }
            canvas: { width: 20, background: "{{ tone }}" }
            sections: []
            """)
        #expect(try template.displayList().contains("#102030"))
    }

    @Test func sharedFilesThatUseEachOtherEnd() throws {
        // Six levels of four files, each of which uses the four of the next level: 4⁶ ways lead to the last.
        var files: [String: String] = ["top.yaml": "use: [a-0-0.yaml, a-0-1.yaml, a-0-2.yaml, a-0-3.yaml]\n"]
        for level in 0..<6 {
            let next = (0..<4).map { "a-\(level + 1)-\($0).yaml" }.joined(separator: ", ")
            for number in 0..<4 {
                files["a-\(level)-\(number).yaml"] = level < 5 ? "use: [\(next)]\n" : "colors: { c\(number): red }\n"
            }
        }
        let errors = try TemplateFixture(files).errors("use: top.yaml\nsections: []")
        #expect(errors.map(\.problem) == [.tooManyFiles(limit: SharedFile.fileLimit)])
        #expect(
            errors.first?.description.hasSuffix(
                ": shared files are read more than 100 times in all; put what they share into fewer files") == true)
    }

    @Test func anUnknownStyleIsTold() {
        let source = "styles: { heading: { bold: } }\nsections: [{ items: 1, cell: { text: a, style: headin } }]"
        #expect(
            errors(source) == [
                "t.yaml:2:48: unknown style 'headin' in sections[0].cell.style; did you mean 'heading'?"
            ])
    }

    static let parameters = """
        parameters:
          heading: { type: text }
          columns: { type: number, default: 3 }
          tone: { type: color, default: red, options: [red, blue] }
          isWide: false
        canvas: { width: 100, background: "{{ tone }}" }
        sections: [{ items: "{{ columns }}", cell: { text: "{{ heading }}{{ isWide ? '+' : '' }}" } }]
        """

    @Test func parametersAreGivenBySetAndByData() throws {
        func texts(_ options: TemplateOptions) throws -> [String] {
            try fixture.template(Self.parameters, options: options).displayedText()
        }
        #expect(try texts(TemplateOptions(overrides: [("heading", "2026")])) == ["2026", "2026", "2026"])
        #expect(
            try texts(TemplateOptions(overrides: [("parameters.heading", "a"), ("columns", "1"), ("isWide", "true")]))
                == ["a+"])
        #expect(try texts(TemplateOptions(dataText: #"{"heading": "d", "columns": "2"}"#)) == ["d", "d"])
        // Other data keeps what --set has given.
        let template = try fixture.template(
            Self.parameters, options: TemplateOptions(overrides: [("heading", "a"), ("columns", "1")]))
        #expect(try template.replacingData(json: #"{"isWide": true}"#).displayedText() == ["a+"])
        #expect(try template.replacingData(json: #"{"item": {"isWide": true}}"#).displayedText() == ["a+"])
    }

    @Test(
        arguments: [
            (
                [],
                "t.yaml:2:12: parameter 'heading' has no value; give it one with --set heading=… or in the data, or a default"
            ),
            (
                [("heading", "a"), ("columns", "many")],
                "--set columns:1:1: parameter 'columns' should be a number, but is the text 'many'"
            ),
            (
                [("heading", "a"), ("tone", "green")],
                "--set tone:1:1: unknown value of parameter 'tone': 'green'; known: red, blue"
            ),
            ([("heading", "[1]")], "--set heading:1:1: parameter 'heading' should be a text, but is a list"),
            ([("heading", "a"), ("colums", "2")], "--set colums:1:1: unknown key 'colums'; did you mean 'columns'?"),
            (
                [("heading", "a"), ("parameters.colums", "2")],
                "--set parameters.colums:1:1: unknown key 'colums' in parameters; did you mean 'columns'?"
            ),
            (
                [("heading", "a"), ("zzzzzz", "2")],
                "--set zzzzzz:1:1: unknown key 'zzzzzz'; known: columns, heading, isWide, tone, title, description, extends, use, colors, parameters, variables, styles, …"
            ),
        ] as [([(keyPath: String, value: String)], String)])
    func parametersOfAnotherTypeAreTold(set: [(keyPath: String, value: String)], expected: String) {
        #expect(errors(Self.parameters, set: set).first == expected)
    }

    @Test(arguments: [
        (
            "parameters: { a: { type: integer } }",
            "t.yaml:1:26: unknown type 'integer' in parameters.a.type; known: any, text, number, boolean, color, date, list, mapping"
        ),
        (
            "parameters: { a: { type: number, default: b } }",
            "t.yaml:1:43: parameters.a.default should be a number, but is the text 'b'"
        ),
        ("parameters: [a]", "t.yaml:1:13: parameters should be a mapping of names to values or types, but is a list"),
        ("variables: [a]", "t.yaml:1:12: variables should be a mapping of names to values, but is a list"),
    ])
    func mistakesInDeclarationsAreTold(source: String, expected: String) {
        #expect(errors(source + "\nsections: []").first == expected)
    }

    @Test func anExtendedDocumentBringsWhatItUses() throws {
        let fixture = try TemplateFixture([
            "theme.yaml": "colors: { brand: \"#102030\" }",
            "base.yaml":
                "use: theme.yaml\nparameters: { a: 1 }\ncanvas: { width: 20, background: brand }\nsections: []",
        ])
        let template = try fixture.template(
            "extends: base.yaml\nsections: [{ items: 1, cell: { text: \"{{ a }}\" } }]",
            options: TemplateOptions(overrides: [("a", "7")]))
        #expect(try template.displayedText() == ["7"])
    }
}
