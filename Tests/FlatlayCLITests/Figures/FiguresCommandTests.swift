import Foundation
import Testing

/// `flatlay figures`: from the first picture to one that is removed, with each exit code.
@Suite("flatlay figures") struct FiguresCommandTests {
    private typealias Names = FigureFolder

    @Test("missing, rendered, up to date, stale, rendered again")
    func lifecycle() throws {
        let folder = try FigureFolder()
        let missing = try folder.figures("check")
        #expect(missing.exitCode == 4 && missing.text.hasPrefix("missing     teas  \(Names.light): "))
        let rendered = try folder.figures("render")
        #expect(rendered.exitCode == 0, "\(rendered.standardError)")
        #expect(
            rendered.text.split(separator: "\n")
                == [Substring(Names.light), Substring(Names.dark), "README.md", "Sources/Shop.docc/Shop.md"])
        #expect(try folder.figures("check").text == "1 figure is up to date\n")
        let lock = try folder.runner.data(of: Names.lock)
        #expect(try folder.figures("render").text == "all figures are up to date\n")
        #expect(try folder.figures("render", "--all").exitCode == 0)
        #expect(try folder.runner.data(of: Names.lock) == lock)
        try folder.replace("Black tea", with: "White tea", in: "Figures/teas.yaml")
        let stale = try folder.figures("check")
        #expect(stale.exitCode == 5)
        #expect(stale.text == "stale       teas  \(Names.light): Figures/teas.yaml has changed\n")
        #expect(stale.standardError == "flatlay: 'flatlay figures render' renders them\n")
        #expect(try folder.figures("render", "teas").exitCode == 0)
        #expect(try folder.figures("check", "--quiet").text.isEmpty)
        try folder.list(figure: "width: 100")
        #expect(try folder.figures("check").text.contains("its declaration has changed"))
        try folder.runner.write("not a picture", to: Names.dark)
        #expect(try folder.figures("render").exitCode == 0)
        try folder.runner.write("not a picture", to: Names.dark)
        #expect(try folder.figures("check").text.contains("the file was changed after it was rendered"))
    }

    @Test("blocks of pages: HTML outside of a catalogue, DocC's within, with any text")
    func blocks() throws {
        let folder = try FigureFolder()
        try folder.list(alt: #""A \"list\" of <b>teas</b> & [more]\nin two lines""#)
        #expect(try folder.figures("render").exitCode == 0)
        #expect(
            try folder.text("README.md") == """
                # Shop

                <!-- figure:teas -->
                <picture>
                  <source media="(prefers-color-scheme: dark)" srcset="Sources/Shop.docc/Figures/teas~dark@2x.png">
                  <img src="Sources/Shop.docc/Figures/teas@2x.png" width="120" height="\(height(folder))" alt="A &quot;list&quot; of &lt;b&gt;teas&lt;/b&gt; &amp; [more] in two lines">
                </picture>
                <!-- /figure:teas -->

                The end.

                """)
        #expect(
            try folder.text("Sources/Shop.docc/Shop.md").contains(
                #"![A "list" of \<b\>teas\</b\> \& \[more\] in two lines](teas)"#))
        try folder.replace("more] in", with: "less] in", in: "README.md")
        let stale = try folder.figures("check")
        #expect(stale.exitCode == 5 && stale.text == "stale       teas  README.md:3: the block is not up to date\n")
    }

    private func height(_ folder: FigureFolder) throws -> Int {
        let outcome = try folder.figures("list", "--json")
        let rows = try #require(try JSONSerialization.jsonObject(with: outcome.standardOutput) as? [[String: Any]])
        return try #require(rows.first?["height"] as? Int)
    }

    @Test(
        "DocC finds the pictures of both styles, and has nothing to warn of",
        arguments: ["[png]", "[png, svg]", "[svg]"])
    func catalogue(formats: String) throws {
        let folder = try FigureFolder(formats: formats)
        #expect(try folder.figures("render").exitCode == 0)
        let docc = try folder.runner.run(
            [
                "-c",
                """
                "$(dirname "$(readlink -f "$(command -v swift)")")/docc" convert Sources/Shop.docc --output-path out \
                --fallback-display-name Shop --fallback-bundle-identifier shop
                """,
            ], program: URL(fileURLWithPath: "/bin/bash"))
        #expect(docc.exitCode == 0)
        #expect(!docc.standardError.contains("warning") && !docc.text.contains("warning"), "\(docc)")
        let page = try folder.text("out/data/documentation/shop.json")
        if formats == "[svg]" {
            #expect(page.contains("teas.svg"))
        } else {
            #expect(page.contains("teas@2x.png") && page.contains("teas~dark@2x.png") && !page.contains("teas.svg"))
        }
    }

    @Test("what is left of a figure is found, and removed only if it is as it was rendered")
    func orphans() throws {
        let folder = try FigureFolder()
        #expect(try folder.figures("render").exitCode == 0)
        #expect(try folder.figures("prune").text == "nothing to remove\n")
        try folder.list("colorSchemes: light")
        #expect(try folder.figures("render").exitCode == 0)
        let orphaned = try folder.figures("check")
        #expect(orphaned.exitCode == 6)
        #expect(orphaned.text == "orphaned    \(Names.dark): no figure has this file any more\n")
        let listed = try folder.figures("prune", "--dry-run")
        #expect(listed.exitCode == 6 && listed.text == "\(Names.dark)\n" && folder.runner.exists(Names.dark))
        let picture = try folder.runner.data(of: Names.dark)
        try folder.runner.write("mine now", to: Names.dark)
        let refused = try folder.figures("prune")
        #expect(refused.exitCode == 1 && refused.standardError.contains("was changed after it was rendered"))
        #expect(folder.runner.exists(Names.dark))
        try picture.write(to: folder.runner.folder.appending(path: Names.dark))
        #expect(try folder.figures("prune").text == "removed \(Names.dark)\n")
        #expect(!folder.runner.exists(Names.dark) && folder.runner.exists(Names.light))
        #expect(try folder.figures("check").exitCode == 0)
    }

    @Test("other libraries and fonts are told from other inputs")
    func environment() throws {
        let folder = try FigureFolder()
        #expect(try folder.figures("render").exitCode == 0)
        let lock = try folder.text(Names.lock)
        let hash = try #require(lock.firstMatch(of: #/"environment" : "(\w+)"/#)).1
        let cairo = try #require(lock.firstMatch(of: #/"Cairo" : "([^"]+)"/#)).1
        try folder.replace(String(hash), with: "0", in: Names.lock)
        try folder.replace("\"Cairo\" : \"\(cairo)\"", with: "\"Cairo\" : \"0.1\"", in: Names.lock)
        let other = try folder.figures("check")
        #expect(other.exitCode == 7)
        #expect(other.text == "environment teas  \(Names.light): Cairo 0.1 became \(cairo)\n")
        // The pictures are the same, so there is nothing to look at; accepting notes the libraries.
        let compared = try folder.figures("check", "--render")
        #expect(compared.exitCode == 0, "\(compared)")
        #expect(try folder.figures("accept", "--all").text == "accepted teas\n")
        #expect(try folder.text(Names.lock) == lock)
        try folder.runner.write(lock.replacing(#/"(fonts\/[^"]*)" : "\w+"/#) { "\"\($0.1)\" : \"0\"" }, to: Names.lock)
        let fonts = try folder.figures("check")
        #expect(fonts.exitCode == 7 && fonts.text.contains("is another version"), "\(fonts)")
        try folder.runner.write(lock.replacing("\"fonts/", with: "\"nowhere/"), to: Names.lock)
        #expect(try folder.figures("check").text.contains("is not installed"))
    }

    @Test("pictures that differ wait, and are taken or refused")
    func acceptance() throws {
        let folder = try FigureFolder()
        #expect(try folder.figures("render").exitCode == 0)
        let before = try folder.runner.data(of: Names.light)
        try folder.replace("Black tea", with: "White tea", in: "Figures/teas.yaml")
        let found = try folder.figures("check", "--render")
        #expect(found.exitCode == 5 && found.text.contains("pixels differ by up to"), "\(found)")
        #expect(try folder.runner.data(of: Names.light) == before)
        #expect(folder.runner.exists(".build/flatlay-figures/\(Names.light)"))
        #expect(try folder.figures("accept", "tea").exitCode == 2)
        try folder.replace("White tea", with: "Red tea", in: "Figures/teas.yaml")
        let refused = try folder.figures("accept", "teas")
        #expect(refused.exitCode == 1 && refused.standardError.contains("has changed since it was rendered"))
        #expect(try folder.runner.data(of: Names.light) == before)
        #expect(try folder.figures("check", "--render").exitCode == 5)
        #expect(try folder.figures("accept", "teas").exitCode == 0)
        #expect(try folder.runner.data(of: Names.light) != before)
        #expect(try folder.figures("check").exitCode == 0)
        // A comment changes the template, and no pixel.
        try folder.replace("canvas:", with: "# A comment\ncanvas:", in: "Figures/teas.yaml")
        #expect(try folder.figures("check").exitCode == 5)
        #expect(try folder.figures("check", "--render").exitCode == 0)
    }

    @Test("the figures of the pages in docs/ show what their templates render")
    func ownFigures() throws {
        let runner = try CommandRunner()
        let outcome = try runner.run(["figures", "check", "--render", "--package-path", CommandRunner.root.path])
        #expect(outcome.exitCode == 0, "\(outcome)")
    }

    @Test("a figure that fails keeps its pictures, and the others are rendered")
    func failure() throws {
        let folder = try FigureFolder()
        #expect(try folder.figures("render").exitCode == 0)
        let before = try folder.runner.data(of: Names.light)
        let list = try folder.text("Figures/figures.yaml")
        try folder.runner.write(
            list + "  - { name: more, template: Figures/more.yaml, alt: More }\n", to: "Figures/figures.yaml")
        try folder.runner.write(folder.text("Figures/teas.yaml"), to: "Figures/more.yaml")
        try folder.replace("layout: { list: {} }", with: "layout: { lst: {} }", in: "Figures/teas.yaml")
        let failed = try folder.figures("render")
        #expect(failed.exitCode == 3)
        #expect(
            failed.standardError.contains("Figures/teas.yaml:4:")
                && failed.standardError.contains("1 of 2 figures failed"))
        #expect(try folder.runner.data(of: Names.light) == before)
        #expect(folder.runner.exists("Sources/Shop.docc/Figures/more@2x.png"))
        #expect(try folder.figures("check").exitCode == 5)
    }
}
