import Foundation
import Testing

/// `flatlay render --each`: an image for each row of a list.
@Suite("render --each") struct EachOptionTests {
    private static let card = """
        title: "{{ item.title }}"
        canvas: { width: 120, height: 40, background: white }
        data:
          item: { title: Sample }
          posts: [{ slug: sample, title: Sample }]
        sections:
          - items: posts
            cell: { text: "{{ item.title }}", font: { size: 12 } }
            layout: { list: {} }

        """

    private let runner: CommandRunner

    init() throws {
        runner = try CommandRunner()
        try runner.write(Self.card, to: "card.yaml")
    }

    private func render(_ arguments: String...) throws -> CommandRunner.Outcome {
        try runner.run(["render", "card.yaml"] + arguments)
    }

    @Test(
        "rows of every format",
        arguments: [
            ("posts.csv", "slug,title\none,First\n\ntwo,\"Second, and\nlong\"\n"),
            ("posts.tsv", "slug\ttitle\none\tFirst\ntwo\t\"Second, and\nlong\"\n"),
            ("posts.json", #"[{"slug": "one", "title": "First"}, {"slug": "two", "title": "Second, and\nlong"}]"#),
            (
                "posts.ndjson",
                "{\"slug\": \"one\", \"title\": \"First\"}\n\n{\"slug\": \"two\", \"title\": \"Second, and\\nlong\"}"
            ),
            (
                "posts.jsonl",
                "\u{FEFF}{\"slug\": \"one\", \"title\": \"First\"}\r\n{\"slug\": \"two\", \"title\": \"Second, and\\nlong\"}\r\n"
            ),
            ("posts.yaml", "- { slug: one, title: First }\n- { slug: two, title: \"Second, and\\nlong\" }\n"),
        ])
    func formats(file: String, text: String) throws {
        try runner.write(text, to: file)
        let outcome = try render("--data", "posts=\(file)", "--each", "posts", "-o", "out/{slug}.png")
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        #expect(outcome.text.split(separator: "\n").map { $0.prefix(11) } == ["out/one.png", "out/two.png"])
        // Each is the image of the template with only this row.
        for (name, title) in [("one", "First"), ("two", "Second, and\\nlong")] {
            try runner.write(
                #"{"posts": [{"title": "\#(title)"}], "item": {"title": "\#(title)"}}"#, to: "\(name).json")
            #expect(try render("--data", "\(name).json", "-o", "\(name).png").exitCode == 0)
            #expect(try runner.data(of: "out/\(name).png") == runner.data(of: "\(name).png"), "\(name)")
        }
    }

    @Test("many rows: every file, lines in the order of the rows, no other files")
    func many() throws {
        let count = 300
        try runner.write((0..<count).map { "{\"title\": \"Post \($0)\"}\n" }.joined(), to: "posts.ndjson")
        let outcome = try render("--data", "posts=posts.ndjson", "--each", "posts", "-o", "out/", "--json")
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        let lines = outcome.text.split(separator: "\n")
        #expect(lines.count == count)
        for (index, line) in lines.enumerated() {
            #expect(line.hasPrefix(#"{"id":\#(index),"status":"ok","path":"out/\#(index).png","bytes":"#))
        }
        let names = try FileManager.default.contentsOfDirectory(
            atPath: runner.folder.appendingPathComponent("out").path)
        #expect(Set(names) == Set((0..<count).map { "\($0).png" }))
    }

    @Test("a row with a wrong name or wrong data is named, and does not stop the others")
    func failures() throws {
        try runner.write(
            "slug,title\none,First\n../two,Up\none,Again\n,Empty\nfive\n/tmp/six,Root\na//b,Twice\n2026/eight,Eight\n",
            to: "posts.csv")
        let outcome = try render("--data", "posts=posts.csv", "--each", "posts", "-o", "out/{slug}.png")
        #expect(outcome.exitCode == 3)
        #expect(
            outcome.text.split(separator: "\n").map { $0.split(separator: " ")[0] }
                == ["out/one.png", "out/2026/eight.png"])
        let way =
            "leads out of the folder of 'out/{slug}.png'; use names without '.', '..', empty parts and a slash at their start"
        #expect(
            outcome.standardError == """
                posts[1] (posts.csv:3): the name 'out/../two.png' \(way)
                flatlay: posts[2] (posts.csv:4): 'out/one.png' is the file of posts[0] as well; give each row a name of its own, or add {index}
                posts[3] (posts.csv:5): the name 'out/{slug}.png' needs 'slug', which is empty; give it a value, or add {index}
                posts[4]: posts.csv:6:1: the row has 1 field, but the header has 2; quote fields that contain the separator
                6 | five
                  | ^
                posts[5] (posts.csv:7): the name 'out//tmp/six.png' \(way)
                posts[6] (posts.csv:8): the name 'out/a//b.png' \(way)
                flatlay: 6 of 8 images failed; their messages say why

                """)
        #expect(!runner.exists("two.png"))
    }

    @Test(
        "slugs that would hide a file, name another folder's or be too long are told with their row, and write nothing")
    func slugs() throws {
        let long = String(repeating: "x", count: 251)
        let slugs = [
            ".", "..", "...", ".git", "a/.b", "a\u{7}", "a/../z", "./a", long + "x", String(repeating: "é", count: 130),
        ]
        try runner.write(
            slugs.map { "{\"slug\": \(TemplateText.json($0)), \"title\": \"A\"}\n" }.joined()
                + "{\"slug\": \"\(long)\", \"title\": \"A\"}\n{\"slug\": \"a.b\", \"title\": \"A\"}\n",
            to: "posts.jsonl")
        let outcome = try render("--data", "posts=posts.jsonl", "--each", "posts", "-o", "out/{slug}.png")
        #expect(outcome.exitCode == 3)
        func hidden(_ index: Int) -> String {
            "posts[\(index)] (posts.jsonl:\(index + 1)): the name 'out/{slug}.png' needs 'slug', but '\(slugs[index])' begins with a dot, which hides "
                + "the file; remove the dot, or add text before it, as in post-{slug}"
        }
        let way =
            "leads out of the folder of 'out/{slug}.png'; use names without '.', '..', empty parts and a slash at their start"
        let bytes = "bytes, but a file's name has at most 255; shorten 'slug', or use {index}"
        #expect(
            outcome.standardError.split(separator: "\n").map(String.init) == [
                hidden(0), hidden(1), hidden(2), hidden(3), hidden(4),
                "posts[5] (posts.jsonl:6): the name 'out/{slug}.png' needs 'slug', which has a control character; remove it",
                "posts[6] (posts.jsonl:7): the name 'out/a/../z.png' \(way)",
                "posts[7] (posts.jsonl:8): the name 'out/./a.png' \(way)",
                "posts[8] (posts.jsonl:9): the name '\(String(repeating: "x", count: 40))…' has 256 \(bytes)",
                "posts[9] (posts.jsonl:10): the name '\(String(repeating: "é", count: 40))…' has 264 \(bytes)",
                "flatlay: 10 of 12 images failed; their messages say why",
            ])
        let names = try FileManager.default.contentsOfDirectory(
            atPath: runner.folder.appendingPathComponent("out").path)
        #expect(Set(names) == [long + ".png", "a.b.png"])
        // A dot of the pattern is meant.
        #expect(
            try render("--data", "posts=posts.jsonl", "--each", "posts", "-o", "out/.{index}.png").exitCode == 0)
    }

    @Test("files of tab-separated values are read in one go and row by row alike")
    func tabs() throws {
        try runner.write(
            "slug\ttitle\none\t5\" disk\ntwo\t\"quoted\" word\nthree\t\"a \"\"b\"\"\"\r\nfour\t\"two\n\tlines\"\nfive\t\"\"\n",
            to: "posts.tsv")
        let expected = ["5\" disk", "\"quoted\" word", "a \"b\"", "two\n\tlines", ""]
        for (index, title) in expected.enumerated() {
            try runner.write(
                #"{"item": {"title": \#(TemplateText.json(title))}, "posts": [{"title": \#(TemplateText.json(title))}]}"#,
                to: "\(index).json")
            #expect(try render("--data", "\(index).json", "-o", "want-\(index).png").exitCode == 0)
        }
        // By rows, and as a part of the data.
        let outcome = try render("--data", "posts=posts.tsv", "--each", "posts", "-o", "rows/{index}.png")
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        try runner.write(
            Self.card.replacing("posts: [{ slug: sample, title: Sample }]", with: "posts: posts.tsv"), to: "whole.yaml")
        let whole = try runner.run(["render", "whole.yaml", "--each", "posts", "-o", "whole/{index}.png"])
        #expect(whole.exitCode == 0, "\(whole.standardError)")
        for index in expected.indices {
            #expect(try runner.data(of: "rows/\(index).png") == runner.data(of: "want-\(index).png"), "\(index)")
            #expect(try runner.data(of: "whole/\(index).png") == runner.data(of: "want-\(index).png"), "\(index)")
        }
    }

    /// Where a template may read a name of its data, and where the same word is only a text or a value.
    @Test(
        "a name counts as used where an expression reads it, and nowhere else",
        arguments: [
            ("items: extra", "text: a", true),
            ("items: \"sort(extra)\"", "text: a", true),
            ("items: 1\n    if: count(extra) > 0", "text: a", true),
            ("items: 1\n    if: count(data) > 0", "text: a", true),
            ("items: 1\n    repeat: { shelf: \"group(extra)\" }", "text: a", true),
            ("items: 1", "text: a, if: \"'x' in extra\"", true),
            ("items: 1", "text: a, repeat: extra", true),
            ("items: 1", "text: \"{{#extra}}a{{/extra}}\"", true),
            ("items: 1", "vstack: [{ text: a, lineLimit: \"{{ extra }}\" }]", true),
            ("items: 1", "text: extra", false),
            ("items: 1", "text: \"extra {{ index }}\"", false),
            ("items: 1", "text: a, accessibilityIdentifier: extra", false),
            ("items: [{ title: extra }, { title: a }]", "text: a", false),
            ("items: [extra]", "text: a", false),
            ("items: 1", "text: a, if: \"data.extra\"", true),
            ("items: 1", "text: a, if: \"not (extra.data)\"", true),
            ("items: [{ extra: 1 }]", "text: \"{{ item.extra }}\"", false),
            ("items: [{ extra: 1 }]", "text: \"{{ count([item.extra]) }}\"", false),
            ("items: [{ data: { extra: 1 } }]", "text: \"{{ item.data.extra }}\"", false),
        ])
    func usedNames(section: String, cell: String, isUsed: Bool) throws {
        try runner.write(
            "canvas: { width: 90 }\nsections:\n  - \(section)\n    cell: { \(cell) }\n    layout: { list: {} }\n",
            to: "names.yaml")
        try runner.write("[x]", to: "extra.yaml")
        let outcome = try runner.run(["check", "names.yaml", "--data", "extra=extra.yaml"])
        let isRefused = outcome.standardError.contains("the template does not use 'extra'")
        #expect(isRefused != isUsed, "\(outcome.standardError)\(outcome.standardOutput)")
    }

    @Test("a data file for a name that the template does not use is an error")
    func unusedNames() throws {
        try runner.write("slug,title\na,A\n", to: "posts.csv")
        let near = try render("--data", "post=posts.csv")
        #expect(near.exitCode == 3)
        #expect(
            near.standardError
                == "card.yaml: the template does not use 'post', which a data file replaces; did you mean 'posts'?\n")
        let far = try render("--data", "typo=posts.csv", "--each", "posts", "-o", "{index}.png")
        #expect(
            far.standardError.contains(
                "the template does not use 'typo', which a data file replaces; known: item, posts\n"))
        // A name that is a word of a text, but in no placeholder and no expression.
        try runner.write(
            Self.card.replacing("text: ", with: "text: \"a typo of {{ item.slug }}\", help: "), to: "word.yaml")
        let word = try runner.run(["render", "word.yaml", "--data", "typo=posts.csv"])
        #expect(word.standardError.hasPrefix("word.yaml: the template does not use 'typo'"), "\(word.standardError)")
        // What a list has as values is no name of data.
        try runner.write(
            Self.card.replacing("items: posts", with: "items: [{ title: Post }, { title: Posting }]").replacing(
                "  posts: [{ slug: sample, title: Sample }]\n", with: ""), to: "values.yaml")
        let values = try runner.run(["render", "values.yaml", "--data", "Pots=posts.csv"])
        #expect(values.standardError.hasSuffix("; known: item\n"), "\(values.standardError)")
        // Names that only a shared file, a template that is extended, or an expression reads.
        try runner.write("cells: { foot: { text: \"{{ count(authors) }}\" } }\n", to: "shared.yaml")
        try runner.write(
            Self.card.replacing("text: ", with: "text: \"{{ data.more }}\", help: ").replacing(
                ", help: \"{{ item.title }}\"", with: ""), to: "base.yaml")
        try runner.write("extends: base.yaml\nuse: shared.yaml\ncanvas: { footer: foot }\n", to: "derived.yaml")
        try runner.write("\"text\"\n", to: "more.json")
        let used = try runner.run([
            "render", "derived.yaml", "--data", "authors=posts.csv", "--data", "more=more.json",
        ])
        #expect(used.exitCode == 0, "\(used.standardError)")
        try runner.write("canvas: { width: 20, height: 20 }\nsections: []\n", to: "plain.yaml")
        let none = try runner.run(["render", "plain.yaml", "--data", "rows=posts.csv"])
        #expect(
            none.standardError
                == "plain.yaml: the template does not use 'rows', which a data file replaces; it uses no data\n")
        #expect(try runner.run(["check", "plain.yaml", "--data", "rows=posts.csv"]).exitCode == 3)
    }

    /// Parts of a template, and whether they read the row of the list `posts`, or `blog.posts`.
    @Test(
        "a template that reads nothing of the rows is an error before anything is written",
        arguments: [
            ("items: 1", "text: a", "", false),
            ("items: others", "text: \"{{ item.name }}\"", "", false),
            ("items: [{ slug: x }]", "text: \"{{ item.slug }} {{ index }}\"", "", false),
            ("items: 1", "text: \"{{ count(blog.name) }}\"", "", false),
            ("items: posts", "text: a", "", true),
            ("items: blog.posts", "text: a", "", true),
            ("items: data.posts", "text: a", "", true),
            ("items: 1", "text: \"{{ count(blog) }}\"", "", true),
            ("items: 1", "text: \"{{ count(data) }}\"", "", true),
            ("items: 1", "text: a, if: posts", "", true),
            ("items: others\n    header: { text: \"{{ item.slug }}\" }", "text: a", "", true),
            ("items: 1", "text: a", "canvas: { width: 90, background: \"{{ item.tone }}\" }", true),
            ("items: 1", "text: \"{{ slug }}\"", "parameters: { slug: { type: text } }", true),
            ("items: 1", "text: \"{{ title }}\"", "parameters: { title: Sample }", false),
            // Whether the row is shown depends on other data, which is the same for all rows.
            ("items: 1\n    if: isOpen", "text: \"{{ posts.0.slug }}\"", "", false),
        ])
    func ignoredRows(section: String, cell: String, more: String, isRead: Bool) throws {
        let list = section.contains("blog") || cell.contains("blog") ? "blog.posts" : "posts"
        let data = #"{ slug: a, tone: red }, { slug: b, tone: blue }"#
        try runner.write(
            """
            data: { others: [{ name: Ann }], isOpen: false, posts: [\(data)], blog: { name: [x], posts: [\(data)] } }
            \(more.isEmpty ? "canvas: { width: 90 }" : more)
            sections:
              - \(section)
                cell: { \(cell) }
                layout: { list: {} }

            """, to: "rows.yaml")
        let outcome = try runner.run(["render", "rows.yaml", "--each", list, "-o", "rows-{slug}.png"])
        guard !isRead else {
            #expect(outcome.exitCode == 0, "\(outcome.standardError)")
            #expect(runner.exists("rows-a.png") && runner.exists("rows-b.png"))
            return
        }
        #expect(outcome.exitCode == 2)
        #expect(
            outcome.standardError
                == "flatlay: --each \(list): the template reads neither '\(list)' nor 'item', the row, so all images would be "
                + "the same; show a value of the row, such as {{ item.slug }}, or render one image without --each\n")
        #expect(!runner.exists("rows-a.png"))
        if list == "posts" { #expect(try isOnPage(outcome.standardError)) }
    }

    /// Whether `docs/troubleshooting.md` has a message.
    private func isOnPage(_ message: String) throws -> Bool {
        let page = CommandRunner.root.appendingPathComponent("docs/troubleshooting.md")
        return try String(contentsOf: page, encoding: .utf8).contains("`` \(message.dropLast()) ``")
    }

    @Test("rows that are wrong, or come from a file, do not hide that the template ignores them")
    func ignoredFile() throws {
        try runner.write("canvas: { width: 20, height: 20 }\nsections: []\n", to: "plain.yaml")
        try runner.write("slug,title\nonly\na,A\nb,B\n", to: "posts.csv")
        let arguments = ["render", "plain.yaml", "--data", "rows=posts.csv", "--each", "rows", "-o", "{slug}.png"]
        let outcome = try runner.run(arguments)
        #expect(outcome.exitCode == 2)
        #expect(outcome.standardError.hasPrefix("flatlay: --each rows: the template reads neither 'rows' nor 'item'"))
        #expect(!runner.exists("a.png"))
        // The rows that were read ahead are rendered in their order.
        let used = try render("--data", "posts=posts.csv", "--each", "posts", "-o", "out/{index}-{slug}.png")
        #expect(used.exitCode == 3)
        #expect(used.text.split(separator: "\n").map { $0.prefix(11) } == ["out/1-a.png", "out/2-b.png"])
        #expect(used.standardError.hasPrefix("posts[0]: posts.csv:2:1: the row has 1 field"))
    }

    @Test(
        "a data option without a file says so",
        arguments: [
            ("rows=", "--data rows= names no file; add one, as in --data rows=rows.csv"),
            ("", "--data is empty; name a data file, as in --data posts.csv"),
        ])
    func emptyNames(option: String, message: String) throws {
        let outcome = try render("--data", option)
        #expect(outcome.exitCode == 2)
        #expect(outcome.standardError.hasPrefix("Error: \(message)\n"))
    }

    @Test("a row that the template can't show has the template's error")
    func dataErrors() throws {
        try runner.write("{\"titel\": \"A\"}\n{\"title\": \"B\"}\n{\n7\n", to: "posts.jsonl")
        let outcome = try render("--data", "posts=posts.jsonl", "--each", "posts", "-o", "{index}.png")
        #expect(outcome.exitCode == 3)
        #expect(runner.exists("1.png") && !runner.exists("0.png"))
        #expect(
            outcome.standardError.hasPrefix(
                "posts[0] (posts.jsonl:1): card.yaml:8:20: the data has no 'item.title'; did you mean 'item.titel'?"))
        #expect(
            outcome.standardError.contains(
                "posts[2]: posts.jsonl:3:2: this is not JSON: expected a name in quotes\n3 | {"))
    }

    struct Usage: CustomTestStringConvertible, Sendable {
        var arguments: [String]
        var message: String
        var testDescription: String { arguments.joined(separator: " ") }
    }

    @Test(
        "a wrong command line is told before anything is written",
        arguments: [
            Usage(
                arguments: ["-o", "x.png"],
                message:
                    "-o 'x.png' is the same for all rows; add {index} or the name of a field, such as {slug}, or end it in '/'"
            ),
            Usage(
                arguments: ["-o", "{a.png"], message: "-o '{a.png' has an unmatched brace; placeholders look like {id}"),
            Usage(
                arguments: ["-o", "out/{slug}"],
                message:
                    "-o 'out/{slug}' has no known file extension; use .png, .svg, .pdf, .webp, .jpeg or .avif, or add --format"
            ),
            Usage(
                arguments: ["--format", "png,svg"],
                message: "--each renders one image for each row, not several formats; name one"),
            Usage(
                arguments: ["--variant", "all"],
                message: "--each renders one image for each row, not --variant all; name one variant"),
            Usage(
                arguments: ["--color-scheme", "both"],
                message: "--each renders one image for each row, not --color-scheme both; choose light or dark"),
            Usage(
                arguments: ["card.yaml"],
                message: "--each renders one image for each row, not several templates; name one"),
            Usage(
                arguments: ["--quality", "50"],
                message: "--quality is for .webp, .jpeg and .avif files; leave it out, or end -o in one of them"),
        ])
    func usage(_ usage: Usage) throws {
        let outcome = try runner.run(["render", "card.yaml", "--each", "posts"] + usage.arguments)
        #expect(outcome.exitCode == 2)
        #expect(outcome.standardError == "flatlay: \(usage.message)\n")
        #expect(!runner.exists("Output"))
    }

    @Test("a list that is missing, or is none, is an error that says what to do")
    func lists() throws {
        let missing = try render("--each", "post")
        #expect(missing.exitCode == 2)
        #expect(missing.standardError == "flatlay: --each post: the data has no 'post'; did you mean 'posts'?\n")
        #expect(try isOnPage(missing.standardError))
        let far = try render("--each", "rows")
        #expect(
            far.standardError == "flatlay: --each rows: the data has no 'rows'; name it with --data rows=rows.csv\n")
        let mapping = try render("--each", "item")
        #expect(mapping.exitCode == 2)
        #expect(mapping.standardError == "flatlay: --each item: 'item' is a mapping, and should be a list\n")
        #expect(try isOnPage(mapping.standardError))
        let file = try render("--data", "posts=none.csv", "--each", "posts")
        #expect(file.exitCode == 3)
        #expect(file.standardError == "file 'none.csv' not found; check its name and its folder\n")
        try runner.write("slug,title\n", to: "empty.csv")
        let empty = try render("--data", "posts=empty.csv", "--each", "posts")
        #expect(empty.exitCode == 0)
        #expect(empty.standardError == "warning: the list is empty, so there is no image\n")
    }

    @Test("lists of the template itself, in a mapping, of texts, with default names")
    func ownLists() throws {
        #expect(try render("--each", "posts").text.hasPrefix("Output/card-0.png  "))
        try runner.write(
            """
            canvas: { width: 60, height: 20, background: white }
            data: { blog: { tags: [red, blue] } }
            sections: [{ items: blog.tags, cell: { text: "{{ item }}" }, layout: { list: {} } }]

            """, to: "tags.yaml")
        let outcome = try runner.run(["render", "tags.yaml", "--each", "blog.tags", "-o", "{item}.{format}"])
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        #expect(runner.exists("red.png") && runner.exists("blue.png"))
        let folder = try runner.run(["render", "tags.yaml", "--each", "blog.tags", "-o", "svg/", "--format", "svg"])
        #expect(folder.exitCode == 0)
        #expect(runner.exists("svg/0.svg") && runner.exists("svg/1.svg"))
    }

    @Test("no image replaces the template or the data")
    func inputs() throws {
        try runner.write("slug,title\ncard.yaml,A\nposts.csv,B\nfine.png,C\n", to: "posts.csv")
        let outcome = try render("--data", "posts=posts.csv", "--each", "posts", "-o", "{slug}", "--format", "png")
        #expect(outcome.exitCode == 1)
        #expect(runner.exists("fine.png"))
        #expect(outcome.standardError.contains("card.yaml") && outcome.standardError.contains("the data of the image"))
        #expect(try runner.data(of: "card.yaml") == Data(Self.card.utf8))
    }

    @Test("a signal ends the run after the images in progress: every file is complete, and all are counted")
    func signal() throws {
        try runner.write((0..<20_000).map { "{\"title\": \"Post \($0)\"}\n" }.joined(), to: "posts.ndjson")
        let script = """
            "$0" render card.yaml --data posts=posts.ndjson --each posts -o out/{index}.svg --quiet & pid=$!
            until [ -e out/20.svg ]; do sleep 0.05; done
            kill -TERM $pid
            wait $pid
            """
        let outcome = try runner.run(
            ["-c", script, CommandRunner.program.path], limit: 120, program: URL(fileURLWithPath: "/bin/bash"))
        #expect(outcome.exitCode == 143)
        let names = try FileManager.default.contentsOfDirectory(
            atPath: runner.folder.appendingPathComponent("out").path)
        #expect(names.count < 20_000)
        #expect(outcome.standardError == "flatlay: stopped by SIGTERM: \(names.count) images are written\n")
        #expect(names.allSatisfy { $0.hasSuffix(".svg") })
        for name in names {
            #expect(
                String(decoding: try runner.data(of: "out/\(name)"), as: UTF8.self).hasSuffix("</svg>\n"), "\(name)")
        }
    }
}

/// Texts in files of tests.
private enum TemplateText {
    /// A text as JSON.
    static func json(_ text: String) -> String {
        // Encoding a text can't fail.
        (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
