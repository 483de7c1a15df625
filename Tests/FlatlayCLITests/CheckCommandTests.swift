import Foundation
import Testing

/// `flatlay check`: the problems of templates without their images.
@Suite("flatlay check") struct CheckCommandTests {
    private let runner: CommandRunner

    init() throws {
        runner = try CommandRunner()
        try runner.write(RenderCommandTests.hello, to: "hello.yaml")
    }

    @Test("a template without problems: one line, exit code 0, no file")
    func valid() throws {
        let outcome = try runner.run(["check", "hello.yaml"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.text == "hello.yaml  no problems\n")
        #expect(outcome.standardError.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: runner.folder.path) == ["hello.yaml"])
        #expect(try runner.run(["check", "hello.yaml", "--quiet"]).text.isEmpty)
    }

    @Test("problems of the document come with the path as given, line, column, what and what to do")
    func documentProblems() throws {
        try FileManager.default.createDirectory(
            at: runner.folder.appendingPathComponent("cards"), withIntermediateDirectories: true)
        try runner.write("canvas: { with: 3 }\nsections:\n  - itms: words\n", to: "cards/bad.yaml")
        let outcome = try runner.run(["check", "cards/bad.yaml", "hello.yaml", "none.yaml"])
        #expect(outcome.exitCode == 3)
        #expect(outcome.text == "hello.yaml  no problems\n")
        #expect(
            outcome.standardError == """
                cards/bad.yaml:1:11: unknown key 'with' in canvas; did you mean 'width'?
                1 | canvas: { with: 3 }
                  |           ^

                cards/bad.yaml:3:5: unknown key 'itms' in sections[0]; did you mean 'items'?
                2 | sections:
                3 |   - itms: words
                  |     ^

                cards/bad.yaml:3:5: sections[0] needs the key 'items'
                2 | sections:
                3 |   - itms: words
                  |     ^

                cards/bad.yaml:3:5: sections[0] needs the key 'cell'
                2 | sections:
                3 |   - itms: words
                  |     ^
                file 'none.yaml' not found; check its name and its folder
                flatlay: 2 of 3 templates have problems

                """)
    }

    @Test("data, cells, variants and animations are checked, and a problem of several variants is told once")
    func dataProblems() throws {
        try runner.write("title\nOne\nTwo, three\n", to: "rows.csv")
        try runner.write(
            RenderCommandTests.hello.replacingOccurrences(of: "[one, two]", with: "rows.csv"), to: "table.yaml")
        let table = try runner.run(["check", "table.yaml"])
        #expect(table.exitCode == 3)
        #expect(table.standardError.hasPrefix("rows.csv:3:1: the row has 2 fields, but the header has 1; quote fields"))

        try runner.write(
            RenderCommandTests.hello.replacingOccurrences(of: "{{ item }}", with: "{{ item.title }}")
                + "variants: { dark: { canvas: { colorScheme: dark } }, wide: { canvas: { with: 3 } } }\n",
            to: "variants.yaml")
        let variants = try runner.run(["check", "variants.yaml"])
        #expect(variants.exitCode == 3)
        #expect(variants.standardError.components(separatedBy: "the data has no 'item.title'").count == 2)
        #expect(variants.standardError.contains("unknown key 'with' in canvas; did you mean 'width'?"))
        #expect(!(try runner.run(["check", "variants.yaml", "--variant", "dark"])).standardError.contains("'with'"))

        try runner.write(
            RenderCommandTests.hello
                + "animation: { changes: [{ data: { words: 3 } }, { data: { words: [{ a: 1 }] } }] }\n",
            to: "moving.yaml")
        let moving = try runner.run(["check", "moving.yaml"])
        #expect(moving.exitCode == 3, "\(moving)")
        #expect(
            moving.standardError.contains(
                "moving.yaml:5:19: sections[0].cell.text should be a text, but is a mapping"))
    }

    @Test("warnings are shown, and count with --strict")
    func warnings() throws {
        try runner.write(
            RenderCommandTests.hello.replacingOccurrences(of: #"text: "{{ item }}""#, with: "systemImage: nope"),
            to: "warned.yaml")
        let outcome = try runner.run(["check", "warned.yaml", "hello.yaml"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.standardError.hasPrefix("warning: warned.yaml:5:26: there is no symbol 'nope'"))
        #expect(outcome.text == "warned.yaml  1 warning\nhello.yaml  no problems\n")
        let strict = try runner.run(["check", "warned.yaml", "--strict"])
        #expect(strict.exitCode == 1 && strict.text.isEmpty)
        #expect(strict.standardError == outcome.standardError)
        let quiet = try runner.run(["check", "warned.yaml", "--quiet"])
        #expect(quiet.exitCode == 0 && quiet.text.isEmpty && quiet.standardError.isEmpty)
        #expect(
            try runner.run(["check", "warned.yaml", "--json"]).text
                .contains(#""problems":[],"warnings":["warned.yaml:5:26: there is no symbol 'nope'"#))
    }

    @Test("a warning names the place of what it is about, wherever that is written")
    func warningPlaces() throws {
        try runner.write("cells: { mark: { hstack: [{ systemImage: one }, { text: a }] } }\n", to: "shared.yaml")
        try runner.write(
            """
            use: shared.yaml
            canvas:
              device: iphone-16
              navigationBar: { title: "\u{10FFFD}", trailing: { systemImage: two } }
              tabBar: { items: [{ title: A, systemImage: three }] }
              overlay: { systemImage: four, padding: 8 }
            sections:
              - items: [five]
                cell: { vstack: [{ mark: {} }, { systemImage: "{{ item }}" }] }
                header: { text: { spans: [{ systemImage: six }] } }

            """, to: "places.yaml")
        let outcome = try runner.run(["check", "places.yaml"])
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        let lines = outcome.standardError.split(separator: "\n").map(String.init)
        let places = Dictionary(
            lines.compactMap { line in
                line.firstMatch(of: /warning: (\S+): there is no symbol '(\w+)'/).map { (String($0.2), String($0.1)) }
            }, uniquingKeysWith: { first, _ in first })
        #expect(
            places == [
                "one": "shared.yaml:1:42", "two": "places.yaml:4:57", "three": "places.yaml:5:11",
                "four": "places.yaml:6:27", "five": "places.yaml:9:51", "six": "places.yaml:10:21",
            ], "\(outcome.standardError)")
        #expect(lines.contains { $0.hasPrefix("warning: places.yaml:4:18: no font has the character") }, "\(lines)")
        #expect(outcome.text == "places.yaml  \(lines.count) warnings\n")
        let render = try runner.run(["render", "places.yaml", "-o", "places.png"])
        #expect(render.exitCode == 0)
        #expect(render.standardError.contains("warning: places: places.yaml:9:51: there is no symbol 'five'"))
    }

    @Test("cells on several threads have places, too")
    func warningPlacesOfManyCells() throws {
        try runner.write(
            RenderCommandTests.hello.replacing(
                "[one, two]", with: "[\((0..<300).map { "s\($0)" }.joined(separator: ", "))]"
            )
            .replacing("height: 40", with: "height: fit")
            .replacing(#"text: "{{ item }}""#, with: #"systemImage: "{{ item }}""#), to: "many.yaml")
        let outcome = try runner.run(["check", "many.yaml"])
        #expect(outcome.text == "many.yaml  300 warnings\n")
        #expect(
            outcome.standardError.split(separator: "\n").allSatisfy {
                $0.hasPrefix("warning: many.yaml:5:26: there is no symbol 's")
            }, "\(outcome.standardError.prefix(500))")
    }

    @Test("an image that can't be laid out has exit code 1, a wrong command line 2")
    func exitCodes() throws {
        try runner.write("canvas: { device: fridge }\nsections: []\n", to: "device.yaml")
        #expect(try runner.run(["check", "device.yaml"]).exitCode == 3)
        #expect(try runner.run(["check"]).exitCode == 2)
        #expect(try runner.run(["check", "hello.yaml", "--device", "fridge"]).exitCode == 2)
        #expect(try runner.run(["check", "hello.yaml", "-o", "x.png"]).exitCode == 2)
    }

    @Test("--json prints a line for each template")
    func json() throws {
        try runner.write("sectoins: []\n", to: "bad.yaml")
        let outcome = try runner.run(["check", "bad.yaml", "hello.yaml", "--json"])
        #expect(outcome.exitCode == 3)
        #expect(
            outcome.text == """
                {"template":"bad.yaml","status":"failed","problems":[{"kind":"template","message":"unknown key 'sectoins'; did you mean 'sections'?","file":"bad.yaml","line":1,"column":1},{"kind":"template","message":"the document needs the key 'sections'","file":"bad.yaml","line":1,"column":1}],"warnings":[]}
                {"template":"hello.yaml","status":"ok","problems":[],"warnings":[]}

                """)
        #expect(outcome.standardError == "flatlay: 1 of 2 templates has problems\n")
    }

    @Test("all templates of the gallery pass")
    func gallery() throws {
        let folder = CommandRunner.root.appendingPathComponent("Templates")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
        let outcome = try runner.run(["check", "--strict"] + names.map { folder.appendingPathComponent($0).path })
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        #expect(outcome.text.split(separator: "\n").count == names.count)
    }

    @Test("--data name=file replaces one name of the data, and the file that it replaces may be missing")
    func namedData() throws {
        try runner.write(
            RenderCommandTests.hello.replacingOccurrences(of: "[one, two]", with: "missing.csv"), to: "named.yaml")
        try runner.write("- a\n- b\n", to: "words.yaml")
        #expect(try runner.run(["check", "named.yaml"]).exitCode == 3)
        #expect(try runner.run(["check", "named.yaml", "--data", "words=words.yaml"]).exitCode == 0)
        for (name, text) in [
            ("words.json", "[1, 2]"), ("words.ndjson", "1\n2\n"), ("words.jsonl", "\"a\"\n"), ("words.csv", "a\n1\n"),
            ("words.tsv", "a\tb\n1\t2\n"),
        ] {
            try runner.write(text, to: name)
            let isTable = name.hasSuffix("csv") || name.hasSuffix("tsv")
            let path = isTable ? "item.a" : "item"
            try runner.write(
                RenderCommandTests.hello.replacingOccurrences(of: "{{ item }}", with: "{{ \(path) }} {{ more.0 }}"),
                to: "more.yaml")
            let outcome = try runner.run([
                "check", "more.yaml", "--data", "words=\(name)", "--data", "more=words.yaml",
            ])
            #expect(outcome.exitCode == 0, "\(name): \(outcome.standardError)")
        }
        let twice = try runner.run(["check", "named.yaml", "--data", "a=words.yaml", "--data", "a=words.json"])
        #expect(twice.exitCode == 2 && twice.standardError.contains("--data a=… is given twice; give it once"))
        let both = try runner.run(["check", "named.yaml", "--data", "words.yaml", "--data", "words.json"])
        #expect(both.exitCode == 2)
        #expect(
            both.standardError.contains("--data is given twice without a name; give it once, or name what each file is")
        )
        let absent = try runner.run(["check", "named.yaml", "--data", "words=none.csv"])
        #expect(absent.exitCode == 3)
        #expect(absent.standardError == "file 'none.csv' not found; check its name and its folder\n")
    }
}
