import Foundation
import Testing

/// Rows of tables in `render --each`, `batch` and `serve`: where their errors are, and what they replace.
@Suite("rows of tables") struct TableRowTests {
    private let runner: CommandRunner

    init() throws {
        runner = try CommandRunner()
        try runner.write(
            """
            canvas: { width: 90, background: white }
            data: { posts: missing.csv }
            sections: [{ items: posts, cell: { text: "{{ number(item.n) }}", font: { size: 12 } }, layout: { list: {} } }]

            """, to: "card.yaml")
        try runner.write("t,n\na,1\nb,x\n\n\"two\nlines\",2\nc,y\n", to: "rows.csv")
    }

    private let message = "can't compute 'number(item.n)' in sections[0].cell.text: 'text' of number should be a number"

    @Test("an error of a row names its line in its file, also for a file that the template names")
    func lines() throws {
        try runner.write(
            try String(decoding: runner.data(of: "card.yaml"), as: UTF8.self).replacing(
                "missing.csv", with: "rows.csv"),
            to: "own.yaml")
        for (template, data) in [("card.yaml", ["--data", "posts=rows.csv"]), ("own.yaml", [])] {
            let arguments = ["render", template, "--each", "posts", "-o", "out/{index}.png"] + data
            let outcome = try runner.run(arguments)
            #expect(outcome.exitCode == 3)
            let lines = outcome.standardError.split(separator: "\n").filter { $0.hasPrefix("posts[") }
            #expect(
                lines.map(String.init) == [
                    "posts[1] (rows.csv:3): \(template):3:46: \(message), but is the text 'x'",
                    "posts[3] (rows.csv:7): \(template):3:46: \(message), but is the text 'y'",
                ])
            #expect(runner.exists("out/0.png") && runner.exists("out/2.png") && !runner.exists("out/1.png"))
            let json = try runner.run(arguments + ["--json"])
            #expect(json.text.contains(#""row":{"file":"rows.csv","line":7}}"#), "\(json.text)")
        }
    }

    @Test("a row without a name, and a warning of a row, have the line as well")
    func names() throws {
        try runner.write("slug,n\n,1\nb,2\nb,3\n", to: "rows.csv")
        let outcome = try runner.run([
            "render", "card.yaml", "--data", "posts=rows.csv", "--each", "posts", "-o", "out/{slug}.png",
        ])
        #expect(outcome.standardError.contains("posts[0] (rows.csv:2): the name 'out/{slug}.png' needs 'slug'"))
        #expect(outcome.standardError.contains("posts[2] (rows.csv:4): 'out/b.png' is the file of posts[1] as well"))
    }

    @Test("data stand for a file that is missing, in render, --each, batch and a job")
    func missingFile() throws {
        try runner.write("n\n4\n", to: "rows.csv")
        let data = ["--data", "posts=rows.csv"]
        #expect(try runner.run(["render", "card.yaml", "-o", "a.png"] + data).exitCode == 0)
        let each = try runner.run(["render", "card.yaml", "--each", "posts", "-o", "{index}.png"] + data)
        #expect(each.exitCode == 0, "\(each.standardError)")
        let jobs = Data(
            """
            {"id": "own"}
            {"id": "given", "data": {"posts": [{"n": 4}]}}
            {"id": "set", "set": {"data.posts": [{"n": 4}]}}

            """.utf8)
        let batch = try runner.run(["batch", "--template", "card.yaml", "-o", "{id}.png"] + data, input: jobs)
        #expect(batch.exitCode == 0, "\(batch.text)")
        let alone = try runner.run(["batch", "--template", "card.yaml", "-o", "{id}.png"], input: jobs)
        let lines = alone.text.split(separator: "\n")
        #expect(lines[0].contains("file 'missing.csv' not found; check its name and its folder"))
        #expect(lines[1].contains(#""status":"ok""#) && lines[2].contains(#""status":"ok""#), "\(alone.text)")
        for name in ["0", "own", "given", "set"] {
            #expect(try runner.data(of: name + ".png") == runner.data(of: "a.png"), "\(name)")
        }
    }

    private static let named = """
        parameters: { heading: { type: text }, title: { type: text, default: D } }
        canvas: { width: 120, background: white }
        sections: [{ items: 1, cell: { text: "{{ heading }} {{ title }}", font: { size: 12 } }, layout: { list: {} } }]

        """

    @Test("a required parameter comes from the data of a job, its values, and the columns of a table")
    func parameters() throws {
        try runner.write(Self.named, to: "named.yaml")
        #expect(
            try runner.run([
                "render", "named.yaml", "--set", "heading=Hi", "--set", "title=X", "-o", "want.png",
            ]).exitCode == 0)
        let jobs = Data(
            """
            {"id": "data", "data": {"heading": "Hi", "title": "X"}}
            {"id": "set", "set": {"heading": "Hi", "title": "X"}}
            {"id": "both", "data": {"heading": "Hi"}, "set": {"data.title": "X"}}
            {"id": "none", "data": {"title": "X"}}

            """.utf8)
        let batch = try runner.run(["batch", "--template", "named.yaml", "-o", "{id}.png"], input: jobs)
        let lines = batch.text.split(separator: "\n")
        #expect(lines.count == 5 && lines[3].contains("parameter 'heading' has no value"), "\(batch.text)")
        try runner.write("heading,title\nHi,X\n", to: "rows.csv")
        let each = try runner.run([
            "render", "named.yaml", "--data", "rows=rows.csv", "--each", "rows", "-o", "each.png", "--format", "png",
        ])
        #expect(each.exitCode == 2, "one name for all rows is an error of its own")
        #expect(
            try runner.run([
                "render", "named.yaml", "--data", "rows=rows.csv", "--each", "rows", "-o", "each-{index}.png",
            ]).exitCode == 0)
        for name in ["data", "set", "both", "each-0"] {
            #expect(try runner.data(of: name + ".png") == runner.data(of: "want.png"), "\(name)")
        }
        let check = try runner.run(["check", "named.yaml", "--set", "heading=Hi"])
        #expect(check.exitCode == 0)
        #expect(
            check.standardError
                == "warning: named.yaml:1:47: parameter 'title' has the name of a key of the document; --set title=… gives the parameter, so that nothing else sets the key; rename the parameter\n"
        )
    }

    @Test("a service takes parameters from addresses and from data that are sent, also one called like a key")
    func service() async throws {
        try runner.write(Self.named, to: "named.yaml")
        _ = try runner.run(["render", "named.yaml", "--set", "heading=Hi", "--set", "title=X", "-o", "want.png"])
        let want = try runner.data(of: "want.png")
        let service = try ServeProcess(runner)
        let answers = [
            try await service.get("/named.png?heading=Hi&title=X"),
            try await service.get("/named.png?data.heading=Hi&title=X"),
            try await service.post("/named.png", #"{"heading": "Hi", "title": "X"}"#),
        ]
        for answer in answers { #expect(answer.status == 200 && answer.body == want) }
        let none = try await service.get("/named.png")
        #expect(none.status >= 400)
        #expect(String(decoding: none.body, as: UTF8.self).contains("parameter 'heading' has no value"))
        let misspelt = try await service.get("/named.png?headig=Hi")
        #expect(String(decoding: misspelt.body, as: UTF8.self).contains("did you mean 'heading'?"))
        #expect(await service.stop() == 0)
    }

    @Test("content beyond a fixed canvas is a warning with both heights, and an error with --strict")
    func hiddenContent() async throws {
        let list = """
            canvas: { width: 100, height: 60, background: white, padding: 5 }
            sections: [{ items: 9, cell: { color: red, frame: { height: 20 } }, layout: { list: {} } }]

            """
        try runner.write(list, to: "list.yaml")
        let warning =
            "list.yaml:1:31: the content is 180 points high, and the canvas has 50 for it, so the rest is cut off; write height: fit, a larger height, or state: { contentOffset: 0 } for a part of a longer screen"
        let drawn = try runner.run(["render", "list.yaml", "-o", "list.png"])
        #expect(drawn.exitCode == 0 && drawn.standardError == "warning: list: \(warning)\n", "\(drawn.standardError)")
        #expect(try runner.run(["render", "list.yaml", "--strict", "-o", "strict.png"]).exitCode == 1)
        #expect(!runner.exists("strict.png"))
        #expect(try runner.run(["check", "list.yaml"]).standardError == "warning: \(warning)\n")
        let batch = try runner.run(["batch"], input: Data("{\"template\": \"list.yaml\"}\n".utf8))
        #expect(batch.text.contains(#""warnings":["\#(warning)"]"#), "\(batch.text)")
        // What fits, what is scrolled, and a window of the command are meant.
        for (name, text) in [
            ("fits", list.replacing("height: 60", with: "height: 190")), ("fit", list.replacing("60", with: "fit")),
            ("scrolled", list + "state: { contentOffset: 20 }\n"),
            ("device", list.replacing("width: 100, height: 60", with: "device: phone")),
        ] {
            try runner.write(text, to: "\(name).yaml")
            let outcome = try runner.run(["render", "\(name).yaml", "--strict", "-o", "\(name).png"])
            #expect(outcome.exitCode == 0 && outcome.standardError.isEmpty, "\(name): \(outcome.standardError)")
        }
        #expect(
            try runner.run(["render", "list.yaml", "--strict", "--viewport", "100x60", "-o", "w.png"]).exitCode == 0)
        try runner.write(
            list.replacing(
                "layout: { list: {} } }]",
                with:
                    "layout: { group: { size: [300, 20], horizontal: [{ size: [100%, 100%] }] } } }]\nlayout: { scrollDirection: horizontal }"
            ),
            to: "wide.yaml")
        let wide = try runner.run(["check", "wide.yaml"])
        #expect(wide.standardError.contains(" points wide, and the canvas has 90 for it"), "\(wide.standardError)")
    }

    @Test("an image without items says so")
    func noItems() throws {
        try runner.write(
            "canvas: { width: 90 }\ndata: { posts: [] }\nsections: [{ items: posts, cell: { text: a } }]\n",
            to: "none.yaml")
        let message =
            "flatlay: none: the sections have no items, so the image is 0 points high; give them items in the data, or the canvas a height\n"
        let outcome = try runner.run(["render", "none.yaml", "-o", "none.png"])
        #expect(outcome.exitCode == 1 && outcome.standardError == message, "\(outcome.standardError)")
        #expect(try runner.run(["check", "none.yaml"]).standardError.contains("the sections have no items"))
    }

    @Test("the starter for blog posts makes a card for each row of a table, with tags or without")
    func blogCards() throws {
        _ = try runner.run(["new", "blog-card", "."])
        try runner.write(
            "slug,title,summary,author,role,published,minutes,tags\na,Hello,Sum,Ann Lee,Dev,2026-03-14,5,x|y z\nb,007,Null,TRUE,NO,2026-03-15,1E5,\n",
            to: "posts.csv")
        let outcome = try runner.run([
            "render", "blog-card.yaml", "--data", "posts=posts.csv", "--each", "posts", "-o", "cards/{slug}.svg",
            "--svg-text", "text", "--strict",
        ])
        #expect(outcome.exitCode == 0 && outcome.standardError.isEmpty, "\(outcome.standardError)")
        let first = String(decoding: try runner.data(of: "cards/a.svg"), as: UTF8.self)
        for text in ["Hello", "Ann Lee", "March 14, 2026", "y z", "5 min read"] {
            #expect(first.contains(text), "\(text)")
        }
        let second = String(decoding: try runner.data(of: "cards/b.svg"), as: UTF8.self)
        for text in ["007", "Null", "TRUE", "1E5 min read"] { #expect(second.contains(text), "\(text)") }
        // A single post, as the data of the template have it.
        try runner.write(
            #"{"title": "One", "summary": "S", "author": "A", "role": "R", "published": "2026-01-01", "minutes": 1, "tags": ["t"]}"#,
            to: "post.json")
        #expect(
            try runner.run(["render", "blog-card.yaml", "--data", "post=post.json", "--strict", "-o", "one.png"])
                .exitCode == 0)
    }
}
