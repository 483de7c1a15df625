import Foundation
import Testing

/// Figures in code: the command with a program that is built already, as the plugin of SwiftPM gives it. The lists of
/// docs/figures.md have the keys of those here, which a test compares.
@Suite("Programs of figures") struct FigureProgramCommandTests {
    private let runner: CommandRunner

    init() throws {
        runner = try CommandRunner()
        try runner.write("folder: docs/images\ntargets: FigureExamples\n", to: "Figures/figures.yaml")
        try runner.write("// The source.\n", to: "Examples/Figures/main.swift")
        try runner.write("// swift-tools-version: 6.1\n", to: "Package.swift")
        try runner.write("<!-- figure:price-row -->\n<!-- /figure:price-row -->\n", to: "README.md")
        try write(program: CommandRunner.buildFolder.appending(path: "FigureExamples").path)
    }

    private func write(program: String) throws {
        let programs: [[String: Any]] = [
            [
                "name": "FigureExamples", "program": program,
                "sources": [runner.folder.resolvingSymlinksInPath().appending(path: "Examples/Figures").path],
            ]
        ]
        try JSONSerialization.data(withJSONObject: programs).write(to: runner.folder.appending(path: "programs.json"))
    }

    private func figures(_ arguments: String...) throws -> CommandRunner.Outcome {
        try runner.run(["figures"] + arguments)
    }

    @Test("pictures, records and blocks of figures in code")
    func lifecycle() throws {
        let missing = try figures("check")
        #expect(missing.exitCode == 4 && missing.text.contains("FigureExamples: the figures of this target were never"))
        let rendered = try figures("render", "--programs", "programs.json")
        #expect(rendered.exitCode == 0, "\(rendered)")
        #expect(
            rendered.text.split(separator: "\n") == [
                "docs/images/badge@2x.png", "docs/images/badge~dark@2x.png", "docs/images/price-row.png",
                "docs/images/price-row@2x.png", "README.md",
            ])
        let page = String(decoding: try runner.data(of: "README.md"), as: UTF8.self)
        #expect(page.contains("<img src=\"docs/images/price-row@2x.png\" width=\"280\""))
        #expect(page.contains("alt=\"A row with the name of a tea and its price\"") && !page.contains("<picture>"))
        #expect(try figures("check").text == "2 figures are up to date\n")
        #expect(try figures("list").text.contains("badge  current  40×40  FigureExamples  docs/images/badge@2x.png"))
        #expect(try figures("check", "--render", "--programs", "programs.json").exitCode == 0)
        try runner.write("// Another source.\n", to: "Examples/Figures/main.swift")
        let stale = try figures("check")
        #expect(stale.exitCode == 5 && stale.text == "stale       FigureExamples: Examples/Figures has changed\n")
        #expect(try figures("render", "--programs", "programs.json").exitCode == 0)
        #expect(try figures("check").exitCode == 0)
        try runner.write("folder: docs/images\nfigures: []\n", to: "Figures/figures.yaml")
        #expect(try figures("check").exitCode == 3)
        try runner.write("<!-- no figure -->\n", to: "README.md")
        #expect(try figures("check").exitCode == 6)
        #expect(try figures("prune").exitCode == 0 && !runner.exists("docs/images/badge@2x.png"))
    }

    @Test("lists of docs/figures.md that are not rendered there are valid")
    func documentedList() throws {
        let page = try String(
            contentsOf: CommandRunner.root.appending(path: "docs/figures.md"), encoding: .utf8)
        let list = "folder: Sources/ShopViews/ShopViews.docc/Figures\ntargets: ShopFigures\n"
        #expect(page.contains(list))
        try runner.write("", to: "Sources/ShopViews/ShopViews.docc/ShopViews.md")
        try runner.write(list, to: "Figures/figures.yaml")
        #expect(try figures("check").exitCode == 4)
        #expect(page.contains("  run: flatlay figures check\n"))
    }

    /// A program that answers with pictures of one pixel row, written in a file: `name colour` or `name !error` a line.
    private func writeStandIn(_ lines: String) throws {
        try runner.write(lines, to: "answers.txt")
        try runner.write(
            """
            #!/usr/bin/python3
            import json, sys
            from PIL import Image
            request = json.load(open(sys.argv[2]))
            figures = []
            for line in open("answers.txt"):
                name, color = line.split()
                figure = dict(
                    name=name, alt=name, place="main.swift:1", options=request["options"], width=4, height=1,
                    files=[name + ".png"], fonts=[], warnings=[])
                if color.startswith("!"):
                    figure["error"] = color[1:]
                else:
                    Image.new("RGB", (4, 1), color).save(request["output"] + "/" + name + ".png")
                figures.append(figure)
            version = "\(try figuresVersion())"
            json.dump(dict(version=1, flatlay=version, figures=figures), open(request["answer"], "w"))

            """, to: "stand-in")
        let path = runner.folder.appending(path: "stand-in").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        try write(program: path)
    }

    private func figuresVersion() throws -> String {
        try runner.run(["--version"]).text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test("a figure that fails, waits or is gone leaves its program stale until it is settled")
    func partsOfPrograms() throws {
        try runner.write("Nothing.\n", to: "README.md")
        let render = ["render", "--programs", "programs.json"]
        func figures(_ arguments: [String]) throws -> CommandRunner.Outcome { try runner.run(["figures"] + arguments) }
        func touch(_ text: String) throws { try runner.write("// \(text)\n", to: "Examples/Figures/main.swift") }
        try writeStandIn("one red\ntwo red\nthree red\n")
        // A catalogue among the sources, as targets have it, is not what the program is built from.
        try runner.write("# Page\n", to: "Examples/Figures/Page.docc/Page.md")
        try runner.write("folder: Examples/Figures/Page.docc\ntargets: FigureExamples\n", to: "Figures/figures.yaml")
        #expect(try figures(render).exitCode == 0)
        #expect(try figures(["check"]).exitCode == 0)
        try runner.write("folder: docs/images\ntargets: FigureExamples\n", to: "Figures/figures.yaml")
        try FileManager.default.removeItem(at: runner.folder.appending(path: "Figures/figures.lock"))
        #expect(try figures(render).exitCode == 0)
        #expect(try figures(["check"]).exitCode == 0)
        // One fails: the others are written, and the program stays stale.
        try touch("failing")
        try writeStandIn("one blue\ntwo !broken\nthree red\n")
        let failed = try figures(render)
        #expect(failed.exitCode == 1 && failed.standardError.contains("main.swift:1: two: broken"), "\(failed)")
        #expect(failed.text == "docs/images/one.png\n")
        #expect(try figures(["check"]).exitCode == 5)
        try writeStandIn("one blue\ntwo red\nthree red\n")
        #expect(try figures(render).exitCode == 0)
        #expect(try figures(["check"]).exitCode == 0)
        // Of two that differ, one is accepted.
        try touch("accepting")
        try writeStandIn("one green\ntwo green\nthree red\n")
        #expect(try figures(["check", "--render", "--programs", "programs.json"]).exitCode == 5)
        #expect(try figures(["accept", "one"]).exitCode == 0)
        #expect(try figures(["check"]).exitCode == 5)
        #expect(try figures(["accept", "--all"]).exitCode == 0)
        #expect(try figures(["check"]).exitCode == 0)
        // One is gone.
        try touch("removing")
        try writeStandIn("one green\ntwo green\n")
        let gone = try figures(["check", "--render", "--programs", "programs.json"])
        #expect(gone.exitCode == 5 && gone.text.contains("FigureExamples no longer has this figure"), "\(gone)")
        #expect(try figures(["accept", "--all"]).exitCode == 0)
        #expect(try figures(["check"]).exitCode == 5)
        #expect(try figures(render).exitCode == 0)
        #expect(try figures(["check"]).exitCode == 6)
        #expect(try figures(["prune"]).text == "removed docs/images/three.png\n")
        #expect(try figures(["check"]).exitCode == 0)
    }

    @Test("programs that are none, and targets that don't exist")
    func errors() throws {
        try write(program: "/bin/true")
        let silent = try figures("render", "--programs", "programs.json")
        #expect(silent.exitCode == 1 && silent.standardError.contains("ended with code 0 and no answer"))
        try runner.write(
            "// swift-tools-version: 6.1\nimport PackageDescription\nlet package = Package(name: \"Other\")\n",
            to: "Package.swift")
        let unknown = try figures("render")
        #expect(unknown.exitCode == 2, "\(unknown)")
        #expect(unknown.standardError.contains("the package has no target 'FigureExamples'"))
    }
}
