import Foundation
import Testing

/// `script/flatlay`, with a fake build.
@Suite("script/flatlay") struct LauncherScriptTests {
    private let runner: CommandRunner

    /// A small repository with the script, and fakes of the programs that it calls.
    init() throws {
        runner = try CommandRunner()
        let files = FileManager.default
        for folder in ["repo/script", "repo/Sources", "repo/.build/release", "bin", "elsewhere"] {
            try files.createDirectory(
                at: runner.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        try files.copyItem(
            at: CommandRunner.root.appendingPathComponent("script/flatlay"),
            to: runner.folder.appendingPathComponent("repo/script/flatlay"))
        try runner.write("", to: "repo/Package.swift")
        try script("true", "repo/script/bootstrap")
        try script("true", "repo/script/release-options")
        try script("echo ran \"$@\"", "repo/.build/release/flatlay")
    }

    private func script(_ text: String, _ name: String) throws {
        try runner.write("#!/bin/bash\n\(text)\n", to: name)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: runner.folder.appendingPathComponent(name).path)
    }

    private func run(_ path: String) throws -> (code: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
        process.arguments = ["120", "/bin/bash", "-c", "exec \(path) a b > out 2> err"]
        process.currentDirectoryURL = runner.folder
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = runner.folder.path + "/bin:/usr/bin:/bin"
        process.environment = environment
        try process.run()
        process.waitUntilExit()
        func text(_ name: String) throws -> String { String(decoding: try runner.data(of: name), as: UTF8.self) }
        return (process.terminationStatus, try text("out"), try text("err"))
    }

    @Test("a link to it works, and so does a link to a link")
    func links() throws {
        try script("echo '[1/2] Compiling FlatlayCLI'", "bin/swift")
        let folder = runner.folder.path
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/elsewhere/first", withDestinationPath: "../repo/script/flatlay")
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/elsewhere/second", withDestinationPath: folder + "/elsewhere/first")
        for path in ["repo/script/flatlay", "elsewhere/first", "elsewhere/second"] {
            let outcome = try run(path)
            #expect(outcome.code == 0 && outcome.output == "ran a b\n", "\(outcome.errors)")
        }
    }

    @Test("a build that compiles shows its progress, and then the script prints nothing")
    func progress() throws {
        try script(
            """
            echo 'Building for production...'
            echo '[0/3] Write sources'
            for step in 1 2 3; do echo "[$step/3] Compiling FlatlayViews View.swift"; sleep 3; done
            """, "bin/swift")
        let first = try run("repo/script/flatlay")
        let lines = first.errors.split(separator: "\n")
        #expect(first.code == 0 && first.output == "ran a b\n")
        #expect(lines.first == "flatlay: building the command; the first time takes some minutes")
        #expect(lines.last?.hasPrefix("flatlay: built in ") == true)
        #expect(
            lines.dropFirst().dropLast().contains {
                $0.hasSuffix(" s, [2/3] Compiling FlatlayViews View.swift")
                    || $0.hasSuffix(" s, [3/3] Compiling FlatlayViews View.swift")
            })
        // A log is not a terminal.
        #expect(!first.errors.contains("\u{1B}") && !first.errors.contains("\r"))
        let second = try run("repo/script/flatlay")
        #expect(second.output == "ran a b\n" && second.errors.isEmpty)
    }

    @Test("a build with nothing to compile prints nothing")
    func nothingToDo() throws {
        try script("echo '[0/1] Planning build'; sleep 2; echo 'Build complete!'", "bin/swift")
        let outcome = try run("repo/script/flatlay")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }

    @Test("a failing build shows its messages, and is tried again")
    func failure() throws {
        try script(
            "echo '[1/3] Compiling FlatlayViews'; sleep 2; echo 'View.swift:1:1: error: no'; exit 7", "bin/swift")
        for _ in 0..<2 {
            let outcome = try run("repo/script/flatlay")
            #expect(outcome.code == 1 && outcome.output.isEmpty)
            #expect(outcome.errors.contains("View.swift:1:1: error: no"))
            #expect(outcome.errors.hasSuffix("flatlay: the build failed\n"))
        }
    }
}
