import Foundation
import Testing

/// The command as an archive has it: in a folder that was moved somewhere, with its fonts in `share/flatlay`.
@Suite("a command that was moved") struct MovedCommandTests {
    private let runner: CommandRunner

    init() throws {
        runner = try CommandRunner()
    }

    /// A folder with the program, and what it carries along.
    private func install(in name: String, fonts: Bool) throws -> (program: URL, fonts: String) {
        let manager = FileManager.default
        let folder = runner.folder.appendingPathComponent(name)
        let (bin, shared) = (folder.appendingPathComponent("bin"), folder.appendingPathComponent("share/flatlay"))
        for folder in [bin, shared] { try manager.createDirectory(at: folder, withIntermediateDirectories: true) }
        let program = bin.appendingPathComponent("flatlay")
        // A symbolic link would not do: the program looks beside its own file. A hard link works within a file system.
        if (try? manager.linkItem(at: CommandRunner.program, to: program)) == nil {
            try manager.copyItem(at: CommandRunner.program, to: program)
        }
        let target = shared.appendingPathComponent("fonts")
        if fonts { try manager.copyItem(atPath: "/usr/share/fonts", toPath: target.path) }
        return (program, target.path)
    }

    /// Removes what a test made: the fonts are large.
    private func remove(_ name: String) {
        try? FileManager.default.removeItem(at: runner.folder.appendingPathComponent(name))
    }

    @Test("it uses the fonts of its own folder, and draws the picture of the gallery")
    func fonts() throws {
        let (program, folder) = try install(in: "moved", fonts: true)
        defer { remove("moved") }
        let faces = try runner.run(["fonts", "--faces"], program: program)
        #expect(faces.exitCode == 0, "\(faces.standardError)")
        let paths = faces.text.split(separator: "\n").filter { $0.hasPrefix("    ") }
            .compactMap { $0.components(separatedBy: "  ").last }
        #expect(paths.count > 20)
        #expect(paths.filter { !$0.hasPrefix(folder + "/") } == [])
        let template = CommandRunner.root.appendingPathComponent("Templates/tags.yaml").path
        let outcome = try runner.run(["render", template, "-o", "tags.png"], program: program)
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        let expected = try Data(contentsOf: CommandRunner.root.appendingPathComponent("Output/tags.png"))
        #expect(try runner.data(of: "tags.png") == expected)
    }

    @Test("without fonts it says where they belong, and not how Debian installs them")
    func noFonts() throws {
        let (program, folder) = try install(in: "bare", fonts: false)
        defer { remove("bare") }
        try runner.write(RenderCommandTests.hello, to: "hello.yaml")
        for arguments in [["fonts"], ["render", "hello.yaml", "-o", "hello.png"]] {
            let outcome = try runner.run(arguments, program: program)
            #expect(outcome.exitCode == 1)
            #expect(
                outcome.standardError.contains("no font is installed: this program has its fonts in '\(folder)'"),
                "\(outcome.standardError)")
            #expect(!outcome.standardError.contains("apt-get"))
        }
        #expect(!runner.exists("hello.png"))
    }
}
