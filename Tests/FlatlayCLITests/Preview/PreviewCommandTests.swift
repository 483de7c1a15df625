import Flatlay
import Foundation
import TestSupport
import Testing

/// `flatlay preview` as people run it: the program, its page's requests, and files that are saved.
@Suite(.serialized) struct PreviewCommandTests {
    static let card = """
        canvas: { width: 200, height: fit, background: white }
        data: { title: An example, tags: [a, b] }
        variants:
          wide: { canvas: { width: 400 } }
        sections:
          - items: tags
            cell: { text: "{{ title }} {{ item }}", padding: 4 }
            layout: { list: {} }

        """

    private func runner() throws -> CommandRunner {
        let runner = try CommandRunner()
        try runner.write(Self.card, to: "card.yaml")
        return runner
    }

    @Test func picturesAreThoseOfRender() async throws {
        let runner = try runner()
        let preview = try PreviewProcess(runner)
        for format in ["png", "svg", "pdf"] {
            for (query, arguments) in [
                ("", []), ("?device=phone&colorScheme=dark", ["--device", "phone", "--color-scheme", "dark"]),
                (
                    "?contentSize=xxLarge&direction=rightToLeft",
                    ["--content-size", "xxLarge", "--direction", "rightToLeft"]
                ),
                ("?scale=3&locale=de_DE&variant=wide", ["--scale", "3", "--locale", "de_DE", "--variant", "wide"]),
            ] {
                let answer = try await preview.get("/picture/card.yaml.\(format)\(query)")
                #expect(answer.status == 200)
                #expect(
                    try runner.run(["render", "card.yaml", "-o", "file.\(format)"] + arguments).exitCode == 0)
                #expect(answer.body == (try runner.data(of: "file.\(format)")), "\(format) \(query)")
            }
        }
        let inspection = try await preview.json("/inspect/card.yaml.png?scale=3")
        #expect(inspection["scale"] as? Double == 3)
        #expect((inspection["size"] as? [Double])?.first == 200)
        #expect(inspection["variants"] as? [String] == ["wide"])
        #expect(await preview.stop() == 0)
    }

    @Test func nodesHaveFramesAndPlaces() async throws {
        let runner = try runner()
        let preview = try PreviewProcess(runner)
        let inspection = try await preview.json("/inspect/card.yaml.png")
        let nodes = try #require(inspection["nodes"] as? [[String: Any]])
        let names = nodes.compactMap { $0["name"] as? String }
        #expect(names.first == "root" && names.contains("cell-0-1"))
        let texts = nodes.filter { $0["name"] as? String == "text" }
        #expect(texts.compactMap { ($0["lines"] as? [String])?.first } == ["An example a", "An example b"])
        // The text is in line 7 of the template, in the cell, four points below its edge.
        for (index, text) in texts.enumerated() {
            #expect(text["file"] as? String == "card.yaml" && text["line"] as? Int == 7)
            #expect((text["path"] as? String)?.hasSuffix("/card.yaml") == true)
            let cell = try #require(nodes.first { $0["name"] as? String == "cell-0-\(index)" })
            #expect(cell["line"] as? Int == 7)
            let inner = try #require(text["frame"] as? [Double])
            let outer = try #require(cell["frame"] as? [Double])
            #expect(inner[1] - outer[1] == 4)
        }
        // Nodes that only name places are not shown, and every parent comes before its children.
        #expect(!names.contains { $0.hasPrefix("#place") })
        for (index, node) in nodes.enumerated().dropFirst() {
            let parent = try #require(node["parent"] as? Int)
            #expect(parent < index)
        }
        #expect(await preview.stop() == 0)
    }

    @Test func sectionsAndGroupsAreOutlined() async throws {
        let runner = try runner()
        try runner.write(
            """
            canvas: { width: 320, padding: 10, background: white }
            data: { books: [1, 2, 3, 4, 5] }
            sections:
              - items: books
                cell: { text: "{{ item }}" }
                layout:
                  group: { size: [100%, 40], horizontal: [{ size: [90, 100%] }], spacing: 10 }
                  interGroupSpacing: 10
                  contentInsets: 5

            """, to: "grid.yaml")
        let preview = try PreviewProcess(runner, ["grid.yaml"])
        let inspection = try await preview.json("/inspect/grid.yaml.png")
        let outlines = try #require(inspection["outlines"] as? [[String: Any]], "\(inspection)")
        #expect(
            outlines.map { "\($0["name"] ?? "") \($0["frame"] as? [Double] ?? [])" } == [
                "section 0 [10.0, 10.0, 300.0, 100.0]", "group 0.0 [15.0, 15.0, 290.0, 40.0]",
                "group 0.1 [15.0, 65.0, 290.0, 40.0]",
            ])
        #expect(outlines.compactMap { $0["kind"] as? String } == ["section", "group", "group"])
        // With keys, too; in the middle of a change there is no layout.
        let keys = try await preview.json("/inspect/grid.yaml.png?keys=down")
        #expect((keys["outlines"] as? [[String: Any]])?.count == 3)
        #expect(await preview.stop() == 0)
    }

    @Test func changesHaveMomentsAndFocusHasKeys() async throws {
        let runner = try runner()
        try runner.write(
            Self.card.replacingOccurrences(of: "height: fit", with: "height: fit, device: tv")
                .replacingOccurrences(of: "padding: 4", with: "padding: 4, focusable: true")
                + "animation: { changes: [{ data: { tags: [b, a, c] } }] }\n", to: "card.yaml")
        let preview = try PreviewProcess(runner)
        let inspection = try await preview.json("/inspect/card.yaml.png")
        let duration = try #require(inspection["duration"] as? Double, "\(inspection["warnings"] ?? "")")
        #expect(duration > 0 && inspection["hasFocus"] as? Bool == true)
        var seen: Set<Data> = []
        for moment in ["0", "0.1", "\(duration)"] {
            let answer = try await preview.get("/picture/card.yaml.png?at=\(moment)")
            #expect(answer.status == 200)
            let outcome = try runner.run(["render", "card.yaml", "-o", "at.png", "--at", moment])
            #expect(outcome.exitCode == 0, "\(outcome.standardError)")
            #expect(answer.body == (try runner.data(of: "at.png")), "\(moment)")
            seen.insert(answer.body)
        }
        #expect(seen.count > 1)
        #expect(try await preview.get("/picture/card.yaml.png?at=99").status == 422)
        let keys = try await preview.get("/picture/card.yaml.png?keys=down%20down")
        #expect(try runner.run(["render", "card.yaml", "-o", "keys.png", "--keys", "down down"]).exitCode == 0)
        #expect(keys.body == (try runner.data(of: "keys.png")))
        #expect(await preview.stop() == 0)
    }

    @Test func snapshotsAreShownBesideTheirTemplates() async throws {
        let runner = try runner()
        try runner.write("", to: "snapshots/other.txt")
        for (name, arguments) in [
            ("card.png", []), ("card-dark.png", ["--color-scheme", "dark"]), ("card@3x.png", ["--scale", "3"]),
        ] {
            #expect(try runner.run(["render", "card.yaml", "-o", "snapshots/\(name)"] + arguments).exitCode == 0)
        }
        let preview = try PreviewProcess(runner, ["card.yaml", "--against", "snapshots"])
        let events = try EventClient(port: preview.port)
        _ = try await events.next("list")
        for (query, name) in [("", "card.png"), ("?colorScheme=dark", "card-dark.png"), ("?scale=3", "card@3x.png")] {
            let answer = try await preview.get("/reference/card.yaml.png\(query)")
            let file = try runner.data(of: "snapshots/\(name)")
            #expect(answer.status == 200 && answer.body == file, "\(query)")
        }
        for query in ["?colorScheme=light", "?device=phone", "?variant=..%2Fcard", "?scale=2"] {
            let answer = try await preview.get("/reference/card.yaml.png\(query)")
            #expect(answer.status == 404, "\(query)")
        }
        // A snapshot that is accepted anew is shown at once.
        try runner.write("new", to: "snapshots/card.png.new")
        #expect(
            rename(
                runner.folder.appendingPathComponent("snapshots/card.png.new").path,
                runner.folder.appendingPathComponent("snapshots/card.png").path) == 0)
        #expect(try await events.next("change").data == "[\"card.yaml\"]")
        #expect(await preview.stop() == 0)
        let outcome = try runner.run(["preview", "--against", "missing"], limit: 20)
        #expect(outcome.exitCode == 2 && outcome.standardError.contains("--against"))
    }

    @Test func mistakesHaveTheirPlaceAndTheirLines() async throws {
        let runner = try runner()
        let preview = try PreviewProcess(runner, ["card.yaml"])
        let events = try EventClient(port: preview.port)
        _ = try await events.next("list")
        try runner.write(Self.card.replacingOccurrences(of: "width: 200", with: "wdith: 200"), to: "card.yaml")
        _ = try await events.next("change")
        let problem = try await preview.json("/picture/card.yaml.png")
        #expect((problem["detail"] as? String)?.contains("did you mean 'width'?") == true)
        #expect(problem["file"] as? String == "card.yaml")
        #expect(problem["line"] as? Int == 1)
        #expect(problem["column"] as? Int == 11)
        #expect((problem["path"] as? String)?.hasSuffix("/card.yaml") == true)
        #expect((problem["excerpt"] as? String)?.contains("wdith") == true)
        // A syntax that no reader understands.
        try runner.write("sections: [\n", to: "card.yaml")
        _ = try await events.next("change")
        let syntax = try await preview.json("/picture/card.yaml.png")
        #expect(syntax["line"] is Int && syntax["file"] as? String == "card.yaml")
        try runner.write(Self.card, to: "card.yaml")
        _ = try await events.next("change")
        #expect(try await preview.get("/picture/card.yaml.png").status == 200)
        #expect(await preview.stop() == 0)
    }

    @Test func dataAndImagesAndSharedFilesConcernTheirTemplates() async throws {
        let runner = try runner()
        try runner.write("tags: [x]\ntitle: Data\n", to: "data/tags.yaml")
        try runner.write("colors: { accent: red }\n", to: "theme.yaml")
        let template = """
            canvas: { width: 200, height: fit }
            use: theme.yaml
            data: data/tags.yaml
            sections:
              - items: tags
                cell: { text: "{{ title }}", foregroundStyle: accent }
                layout: { list: {} }

            """
        try runner.write(template, to: "shop.yaml")
        let preview = try PreviewProcess(runner)
        let events = try EventClient(port: preview.port)
        _ = try await events.next("list")
        var last = try await preview.get("/picture/shop.yaml.svg").body
        _ = try await preview.get("/picture/card.yaml.png")
        for (text, file) in [
            ("tags: [x, y]\ntitle: New\n", "data/tags.yaml"), ("colors: { accent: blue }\n", "theme.yaml"),
        ] {
            try runner.write(text, to: file)
            #expect(try await events.next("change").data == "[\"shop.yaml\"]")
            let next = try await preview.get("/picture/shop.yaml.svg")
            #expect(next.status == 200 && next.body != last, "\(String(decoding: next.body, as: UTF8.self))")
            last = next.body
        }
        #expect(await preview.stop() == 0)
    }

    @Test func aFontThatIsReplacedIsUsed() async throws {
        let runner = try runner()
        let fonts = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu")
        func copy(_ name: String) throws {
            let new = runner.folder.appendingPathComponent("new.ttf")
            try FileManager.default.copyItem(at: fonts.appendingPathComponent(name), to: new)
            #expect(rename(new.path, runner.folder.appendingPathComponent("own.ttf").path) == 0)
        }
        try copy("DejaVuSansMono.ttf")
        let template = Self.card.replacingOccurrences(of: "data:", with: "fonts: [own.ttf]\ndata:")
            .replacingOccurrences(of: "padding: 4", with: "padding: 4, font: { name: DejaVu Sans Mono, size: 20 }")
        try runner.write(template, to: "card.yaml")
        let preview = try PreviewProcess(runner, ["card.yaml"])
        let events = try EventClient(port: preview.port)
        _ = try await events.next("list")
        let before = try await preview.get("/picture/card.yaml.png")
        #expect(before.status == 200, "\(String(decoding: before.body, as: UTF8.self))")
        try copy("DejaVuSansMono-Bold.ttf")
        _ = try await events.next("change")
        let after = try await preview.get("/picture/card.yaml.png")
        #expect(after.status == 200 && after.body != before.body)
        #expect(await preview.stop() == 0)
    }

    /// How long that takes is measured by `Benchmarks/preview`.
    @Test func twentySavesAreToldOnceEach() async throws {
        let runner = try CommandRunner()
        let root = CommandRunner.root.appendingPathComponent("Templates")
        let text = try String(contentsOf: root.appendingPathComponent("tags.yaml"), encoding: .utf8)
        try FileManager.default.copyItem(
            at: root.appendingPathComponent("tags.json"), to: runner.folder.appendingPathComponent("tags.json"))
        try runner.write(text, to: "tags.yaml")
        let preview = try PreviewProcess(runner)
        let events = try EventClient(port: preview.port)
        _ = try await events.next("list")
        _ = try await preview.get("/picture/tags.yaml.png").body
        for index in 0..<20 {
            try runner.write(text + "\n# \(index)\nvariables: { saved: \(index) }\n", to: "tags.yaml")
            _ = try await events.next("change")
            let answer = try await preview.get("/picture/tags.yaml.png")
            #expect(answer.status == 200 && !answer.body.isEmpty)
        }
        // After all that came before.
        try runner.write(text, to: "last.yaml")
        _ = try await events.next("list")
        #expect(events.all.filter { $0.name == "change" && $0.data.contains("tags.yaml") }.count == 20)
        #expect(await preview.stop() == 0)
    }

    @Test func wrongCommandLinesAreExplained() async throws {
        let runner = try runner()
        for (arguments, code, message) in [
            (["missing"], 2, "'missing' does not exist; name templates, or folders with templates"),
            (["--port", "70000"], 2, "--port takes a whole number from 0 to 65535"),
            (["--threads", "0"], 2, "--threads takes a whole number from 1 to 1024"),
            (["--editor", "code"], 2, "--editor takes an address with {file}"),
            (["--font", "none.ttf", "--scale", "0"], 2, "--scale takes a number above 0"),
        ] as [([String], Int32, String)] {
            let outcome = try runner.run(["preview"] + arguments, limit: 20)
            #expect(outcome.exitCode == code && outcome.standardError.contains(message), "\(outcome.standardError)")
        }
        let preview = try PreviewProcess(runner)
        let second = try runner.run(["preview", "--port", "\(preview.port)"], limit: 20)
        #expect(
            second.exitCode == 1
                && second.standardError == "flatlay: port \(preview.port) is in use; --port takes another\n")
        #expect(await preview.stop(SIGTERM) == 0)
    }

    @Test func aFolderWithoutTemplatesWaitsForOne() async throws {
        let runner = try CommandRunner()
        let preview = try PreviewProcess(runner)
        #expect(try preview.logs().contains("there is no template yet"))
        let events = try EventClient(port: preview.port)
        _ = try await events.next("list")
        try runner.write(Self.card, to: "card.yaml")
        #expect(try await events.next("list").data.contains("card.yaml"))
        #expect(try await preview.get("/picture/card.yaml.png").status == 200)
        #expect(await preview.stop() == 0)
    }
}
