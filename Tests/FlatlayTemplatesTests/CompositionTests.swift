import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

/// Nested cells, documents that extend documents, and values that override values.
@Suite struct CompositionTests {
    private let fixture: TemplateFixture

    init() throws {
        fixture = try TemplateFixture([
            "base.yaml": """
            canvas: { width: 100, colorScheme: dark }
            data: { names: [a, b] }
            cells: { name: { text: "{{ item }}", padding: 2, opacity: 0.5 } }
            sections: [{ items: names, cell: name }]
            """,
            "names.json": #"["j1", "j2"]"#, "names.jsonl": "\"l1\"\n\"l2\"\n", "names.yml": "- y1\n- y2\n",
            "names.csv": "name,n\n\"c,1\",007\nc2,\n", "names.tsv": "name\tn\nt1\t1\n",
        ])
    }

    @Test func cellsTakeParameters() throws {
        let template = try fixture.template(
            """
            cells:
              badge: { parameters: { title: , color: red, size: 10 }, text: "{{ title }}", font: "{{ size }}", background: "{{ color }}" }
              card: { vstack: [{ badge: { title: "{{ item }}" } }, { badge: { title: b, color: blue, size: 12 } }] }
            sections: [{ items: [a], cell: card }]
            """)
        #expect(try template.displayedText() == ["a", "b"])
        let list = try template.displayList()
        #expect(list.contains("size=10") || list.contains("10"))
    }

    @Test func aDocumentExtendsAnother() throws {
        let template = try fixture.template(
            """
            extends: base.yaml
            canvas: { width: 200 }
            data: { names: [c] }
            cells: { name: { padding: 8 } }
            """)
        #expect(template.canvas.width == 200)
        #expect(template.canvas.colorScheme == .dark)
        #expect(try template.frames() == "content 200 36\nc 0.0 0 0 200 36\n")
        #expect(try template.displayedText() == ["c"])
    }

    @Test func variantsChangeADocument() throws {
        let source = """
            canvas: { width: 100 }
            sections: [{ items: [a, b], cell: { text: "{{ item }}" } }, { items: [c], cell: { text: x } }]
            variants:
              wide: { canvas: { width: 300 }, sections: { 1: { cell: { text: y } } } }
              short: { sections: [{ items: [z], cell: { text: z } }] }
            """
        #expect(try fixture.template(source).variantNames == ["wide", "short"])
        let wide = try fixture.template(source, options: TemplateOptions(variant: "wide"))
        #expect(wide.canvas.width == 300)
        #expect(try wide.displayedText() == ["a", "b", "y"])
        #expect(try fixture.template(source, options: TemplateOptions(variant: "short")).displayedText() == ["z"])
        #expect(
            fixture.errors(source, options: TemplateOptions(variant: "wid")).map(\.description) == [
                "t.yaml:4:3: unknown variant 'wid'; did you mean 'wide'? Variants: wide, short"
            ])
    }

    static let named = """
        canvas: { width: 100 }
        data: { names: [a], user: { name: Ann } }
        sections: [{ items: names, cell: { text: "{{ item }}" }, footer: "{{ user.name }}" }]
        """

    @Test func singleValuesAreReplaced() throws {
        let template = try fixture.template(
            Self.named,
            options: TemplateOptions(overrides: [
                ("canvas.width", "320"), ("data.user.name", "Bob"), ("data.names[0]", "7"),
                ("sections[0].cell.padding", "{ top: 5 }"), ("canvas.scale", "2"),
            ]))
        #expect(template.canvas.width == 320)
        #expect(template.canvas.scale == 2)
        #expect(try template.displayedText() == ["7", "Bob"])
    }

    @Test(arguments: [
        ("canvas.widht", "3", "--set canvas.widht:1:1: unknown key 'widht' in canvas; did you mean 'width'?"),
        ("canvas.width", "wide", "--set canvas.width:1:1: canvas.width should be a number, but is the text 'wide'"),
        (
            "canvas.width", "[",
            "--set canvas.width:2:1: this is not YAML: while parsing a flow node, did not find expected node content"
        ),
        ("sections[4].cell", "a", "--set sections[4].cell:1:1: unknown key '4' in sections; known: 0"),
        ("data.usr.name", "a", "--set data.usr.name:1:1: unknown key 'usr' in data; did you mean 'user'?"),
        (
            "canvas.width.x", "3",
            "--set canvas.width.x:1:1: canvas.width should be a mapping with the key 'x', but is the number 100"
        ),
    ])
    func anOverrideThatDoesNotFitIsTold(path: String, value: String, expected: String) {
        let errors = fixture.errors(Self.named, options: TemplateOptions(overrides: [(path, value)]))
        #expect(errors.map(\.description).first == expected)
    }

    @Test(arguments: [
        ("names.json", ["j1", "j2"]), ("names.jsonl", ["l1", "l2"]), ("names.yml", ["y1", "y2"]),
    ])
    func dataFilesAreRead(file: String, expected: [String]) throws {
        let inline = try fixture.template(
            "data: { names: \(file) }\nsections: [{ items: names, cell: { text: '{{ item }}' } }]")
        #expect(try inline.displayedText() == expected)
        let whole = try fixture.template(
            "data: \(file)\nsections: [{ items: data, cell: { text: '{{ item }}' } }]")
        #expect(try whole.displayedText() == expected)
        let replaced = try fixture.template(
            "data: { names: [x] }\nsections: [{ items: names, cell: { text: '{{ item }}' } }]",
            options: TemplateOptions(dataFile: fixture.folder.appendingPathComponent(file)))
        #expect(try replaced.displayedText() == expected)
    }

    @Test(arguments: [("names.csv", ["c,1=007", "c2="]), ("names.tsv", ["t1=1"])])
    func tablesAreRead(file: String, expected: [String]) throws {
        let template = try fixture.template(
            "data: { rows: \(file) }\nsections: [{ items: rows, cell: { text: '{{ item.name }}={{ item.n }}' } }]")
        #expect(try template.displayedText() == expected)
    }

    @Test func dataComeAsJSONText() throws {
        let template = try fixture.template(
            Self.named, options: TemplateOptions(dataText: #"{"names": ["\ud83d\ude00é"], "user": {"name": "x"}}"#))
        #expect(try template.displayedText() == ["😀é", "x"])
    }

    @Test func plainValuesHaveTheTypesOfTheCoreSchema() {
        let cases: [(String, TemplateValue)] = [
            ("", .null), ("~", .null), ("null", .null), ("true", .bool(true)), ("yes", .string("yes")),
            ("12", .number(12, text: "12")), ("-1.5e3", .number(-1500, text: "-1.5e3")),
            ("0x1F", .number(31, text: "0x1F")),
            ("12:30", .string("12:30")), ("1_000", .string("1_000")), ("1.2.3", .string("1.2.3")), ("-", .string("-")),
            ("inf", .string("inf")), (".inf", .number(.infinity, text: ".inf")), ("0x", .string("0x")),
        ]
        for (text, value) in cases {
            #expect(PlainScalar.value(of: text) == value, "\(text)")
        }
    }
}
