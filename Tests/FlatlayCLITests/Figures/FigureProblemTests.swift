import Foundation
import Testing

/// What `flatlay figures` says about lists, records, pages and files that are wrong.
@Suite("Problems of figures") struct FigureProblemTests {
    private typealias Names = FigureFolder

    @Test("lists: all problems at once, each with its place")
    func lists() throws {
        let folder = try FigureFolder()
        try folder.runner.write(
            """
            folder: /tmp/pictures
            colorSchemes: [light, drak]
            figure: []
            figures:
              - { name: a b, template: ../a.yaml, alt: A }
              - { name: same, template: Figures/teas.yaml, alt: A, folder: docs, scales: [4] }
              - { name: same, template: Figures/teas.yaml, folder: Other.docc, width: 10, device: iphone-16 }

            """, to: "Figures/figures.yaml")
        let outcome = try folder.figures("check")
        #expect(outcome.exitCode == 3)
        for part in [
            "figures.yaml:1:9: '/tmp/pictures' leads out of the package",
            ":2:23: 'colorSchemes' takes light and dark, not "
                + "'drak'; did you mean 'dark'?", ":3:1: unknown key 'figure' of the list; did you mean 'figures'?",
            ":5:13: the name 'a b' has other characters", ":5:28: '../a.yaml' leads out of the package",
            ":6:79: 'scales' takes 1, 2 and 3, not the number 4",
            ":7:5: the figure has no 'alt': what the picture shows",
            "there is no catalogue 'Other.docc'", "'width' and 'device' both set the size",
            "the name 'same' is that of the figure in line 6, too; rename one",
        ] {
            #expect(outcome.standardError.contains(part), "\(part) is not in\n\(outcome.standardError)")
        }
        try folder.runner.write("folder: docs\n", to: "Figures/figures.yaml")
        #expect(try folder.figures("check").standardError.contains("there are no figures; add 'figures'"))
        try folder.runner.write("", to: "Figures/figures.yaml")
        #expect(try folder.figures("list").standardError.contains("the list is empty"))
        let nowhere = try folder.figures("check", "--package-path", "Sources")
        #expect(nowhere.exitCode == 2 && nowhere.standardError.contains("there is no list of figures in 'Sources'"))
    }

    @Test("records that are damaged, newer, in conflict, or lead elsewhere")
    func records() throws {
        let folder = try FigureFolder()
        #expect(try folder.figures("render").exitCode == 0)
        let lock = try folder.text(Names.lock)
        for (text, part) in [
            ("{", "the file is damaged; restore it from version control, or delete it"),
            ("", "the file is damaged"),
            (
                lock.replacing("\"version\" : 1", with: "\"version\" : 2"),
                "the file has version 2, and this Flatlay reads 1"
            ),
            ("{\n<<<<<<< ours\n", "conflict markers of a merge"),
            (lock.replacing("Sources/Shop.docc/Figures\"", with: "../outside\""), "it names '../outside/teas"),
            (lock.replacing("teas@2x.png", with: "README.md"), "README.md', which no figure can have"),
        ] {
            try folder.runner.write(text, to: Names.lock)
            for command in ["check", "render", "prune", "list"] {
                let outcome = try folder.figures(command)
                #expect(outcome.exitCode == 3 && outcome.standardError.contains(part), "\(command): \(outcome)")
            }
            #expect(try folder.text(Names.lock) == text)
        }
        // Without a record the same pictures are found again.
        try FileManager.default.removeItem(at: folder.runner.folder.appending(path: Names.lock))
        let unknown = try folder.figures("check")
        #expect(unknown.exitCode == 5 && unknown.text.contains("no record says what this file was made from"))
        #expect(try folder.figures("render").exitCode == 0)
        #expect(try folder.text(Names.lock) == lock)
    }

    @Test("pages: marks without their other, unknown figures, code, and line ends")
    func pages() throws {
        let folder = try FigureFolder()
        try folder.runner.write("# Shop\n\n<!-- figure:teas -->\n\nText\n", to: "README.md")
        let open = try folder.figures("render")
        #expect(open.exitCode == 3)
        #expect(
            open.standardError
                == "flatlay: README.md:3: 'figure:teas' has no '<!-- /figure:teas -->' below it; add one\n")
        #expect(try folder.text("README.md") == "# Shop\n\n<!-- figure:teas -->\n\nText\n")
        #expect(try folder.figures("check").text.hasPrefix("invalid     README.md:3: "))
        try folder.runner.write("<!-- /figure:teas -->\n", to: "README.md")
        #expect(try folder.figures("check").text.contains("has no '<!-- figure:teas -->' above it"))
        try folder.runner.write("<!-- figure:tea -->\n<!-- /figure:tea -->\n", to: "README.md")
        let unknown = try folder.figures("check")
        #expect(unknown.exitCode == 3 && unknown.text.contains("there is no figure 'tea'; did you mean 'teas'?"))
        let code = "```\n<!-- figure:nothing -->\n```\n\n~~~~ md\n```\n<!-- figure:teas -->\n~~~~\n"
        try folder.runner.write(
            code + "- one\r\n  <!-- figure:teas -->\r\n  old\r\n  <!-- /figure:teas -->\r\nend", to: "README.md")
        #expect(try folder.figures("render").exitCode == 0)
        let text = try folder.text("README.md")
        #expect(text.hasPrefix(code) && text.hasSuffix("  </picture>\r\n  <!-- /figure:teas -->\r\nend"), "\(text)")
        #expect(!text.contains("old") && text.contains("  <picture>\r\n    <source "))
        #expect(try folder.figures("check").exitCode == 0)
    }

    @Test("files that no figure wrote stay, links lead nowhere, and DocC's names are clear")
    func files() throws {
        let folder = try FigureFolder()
        try folder.runner.write("by hand", to: Names.dark)
        let foreign = try folder.figures("render")
        #expect(foreign.exitCode == 1 && foreign.standardError.contains("exists, and no figure wrote it"))
        #expect(try folder.text(Names.dark) == "by hand" && !folder.runner.exists(Names.light))
        #expect(try folder.figures("render", "--replace").exitCode == 0)
        try folder.runner.write("by hand", to: "Sources/Shop.docc/Other/teas.jpg")
        let ambiguous = try folder.figures("check")
        #expect(ambiguous.exitCode == 3 && ambiguous.text.contains("DocC takes this file and \(Names.light) for one"))
        // A folder that a link leads out of the package.
        let outside = try CommandRunner().folder
        let manager = FileManager.default
        try manager.createSymbolicLink(
            at: folder.runner.folder.appending(path: "outside"), withDestinationURL: outside)
        try folder.list(figure: "folder: outside/pictures")
        let link = try folder.figures("render")
        #expect(link.exitCode == 3 && link.standardError.contains("leads out of the package by a symbolic link"))
        try folder.list(figure: "folder: docs")
        try manager.createDirectory(at: folder.runner.folder.appending(path: "docs"), withIntermediateDirectories: true)
        try manager.createSymbolicLink(
            at: folder.runner.folder.appending(path: "docs/teas@2x.png"),
            withDestinationURL: outside.appending(path: "target.png"))
        let linked = try folder.figures("render")
        #expect(linked.exitCode == 1 && linked.standardError.contains("is a symbolic link; remove it"))
        #expect(try manager.contentsOfDirectory(atPath: outside.path).isEmpty)
    }

    @Test("names on the command line")
    func names() throws {
        let folder = try FigureFolder()
        let unknown = try folder.figures("render", "tes")
        #expect(
            unknown.exitCode == 2 && unknown.standardError.contains("there is no figure 'tes'; did you mean 'teas'?"))
        #expect(try folder.figures("accept").exitCode == 2)
        #expect(try folder.figures("accept", "teas").standardError.contains("no picture of 'teas' waits"))
        #expect(try folder.figures("chek").standardError.contains("not a command of figures; did you mean 'check'?"))
    }
}
