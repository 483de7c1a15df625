import Foundation
import Testing

/// `flatlay new`: templates to begin with.
@Suite("flatlay new") struct NewCommandTests {
    private let runner: CommandRunner

    private static let starters = CommandRunner.root.appendingPathComponent("Sources/FlatlayCLI/New/Starters")

    /// The names of the starters, by their files.
    private static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: starters.path)) ?? []
        return files.sorted().map { ($0 as NSString).deletingPathExtension }
    }()

    init() throws {
        runner = try CommandRunner()
    }

    @Test("each starter is the file of the repository, short, and renders at once, in light and dark", arguments: names)
    func starters(_ name: String) throws {
        let written = try runner.run(["new", name, "made/here"])
        #expect(written.exitCode == 0, "\(written)")
        #expect(written.text == "made/here/\(name).yaml  draw it with 'flatlay render made/here/\(name).yaml'\n")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: runner.folder.path + "/made/here") == [name + ".yaml"])
        let bytes = try runner.data(of: "made/here/\(name).yaml")
        #expect(try bytes == Data(contentsOf: Self.starters.appendingPathComponent(name + ".yaml")))
        #expect(String(decoding: bytes, as: UTF8.self).count { $0 == "\n" } < 70)
        let rendered = try runner.run(
            ["render", "made/here/\(name).yaml", "--strict", "--color-scheme", "both", "-o", "out/"])
        #expect(rendered.exitCode == 0 && rendered.standardError.isEmpty, "\(rendered.standardError)")
        #expect(runner.exists("out/\(name)-light.png") && runner.exists("out/\(name)-dark.png"))
    }

    @Test("the contact sheet takes a table of image files")
    func imagesOfAFolder() throws {
        _ = try runner.run(["new", "contact-sheet", "."])
        let picture = CommandRunner.root.appendingPathComponent("Output/tags.png")
        for name in ["a.png", "b.png"] {
            try FileManager.default.copyItem(at: picture, to: runner.folder.appendingPathComponent(name))
        }
        try runner.write("image,caption\na.png,First\nb.png,Second\n", to: "photos.csv")
        let rendered = try runner.run(
            ["render", "contact-sheet.yaml", "--data", "photos=photos.csv", "--strict", "--dump", "display-list"])
        #expect(rendered.exitCode == 0 && rendered.standardError.isEmpty, "\(rendered.standardError)")
        #expect(rendered.text.contains("2 pictures") && rendered.text.contains("Second"))
    }

    @Test("--list has a line for each starter")
    func list() throws {
        let outcome = try runner.run(["new", "--list"])
        #expect(outcome.exitCode == 0)
        let lines = outcome.text.split(separator: "\n")
        #expect(lines.first == "blog-card      the preview card of a blog post, 1200 × 630")
        #expect(lines.map { String($0.prefix { $0 != " " }) }.sorted() == Self.names)
    }

    @Test("an unknown starter: the known ones, the nearest first, and no folder")
    func unknown() throws {
        let outcome = try runner.run(["new", "calender", "made"])
        #expect(outcome.exitCode == 2)
        #expect(
            outcome.standardError.hasPrefix("flatlay: there is no starter 'calender'; use one of calendar, "),
            "\(outcome.standardError)")
        for name in Self.names { #expect(outcome.standardError.contains(name)) }
        #expect(!runner.exists("made"))
    }

    @Test("a file that exists, or a link to nowhere, is left as it is")
    func existing() throws {
        try runner.write("mine", to: "calendar.yaml")
        let outcome = try runner.run(["new", "calendar", "."])
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.standardError == "flatlay: ./calendar.yaml exists and is left as it is; name another folder\n")
        #expect(try runner.data(of: "calendar.yaml") == Data("mine".utf8))
        try FileManager.default.createSymbolicLink(
            atPath: runner.folder.path + "/blog-card.yaml", withDestinationPath: "elsewhere.yaml")
        #expect(try runner.run(["new", "blog-card", "."]).exitCode == 1)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: runner.folder.path).sorted()
                == ["blog-card.yaml", "calendar.yaml"])
    }

    @Test("a folder that can't be written is named, with the reason")
    func unwritable() throws {
        try runner.write("mine", to: "file")
        let inFile = try runner.run(["new", "calendar", "file/made"])
        #expect(inFile.exitCode == 1)
        #expect(
            inFile.standardError == "flatlay: can't write file/made: file is a file, not a folder; name another\n")
        // A system folder in which even the superuser can't create files.
        let inSystem = try runner.run(["new", "calendar", "/proc"])
        #expect(inSystem.exitCode == 1)
        #expect(inSystem.standardError.hasPrefix("flatlay: can't write /proc/calendar.yaml: "))
    }

    @Test(
        "a wrong command line has exit code 2 and says what to do",
        arguments: [
            ([], "name a starter and a folder; --list lists the starters"),
            (["calendar"], "name a folder, such as . for this one"),
            (["calendar", ""], "name a folder, such as . for this one"),
            (["calendar", "--list"], "--list takes no starter; leave one of them out"),
        ])
    func usage(_ arguments: [String], _ message: String) throws {
        let outcome = try runner.run(["new"] + arguments)
        #expect(outcome.exitCode == 2)
        #expect(outcome.standardError.contains(message), "\(outcome.standardError)")
    }
}
