import FlatlaySnapshots
import Foundation
import Testing

/// Manifests that are damaged, or made to do harm.
@Suite struct HostileManifestTests {
    private func package(_ lines: [String]) throws -> SnapshotPackage {
        let package = try SnapshotPackage()
        try package.addTests("CardTests", ["card()"])
        try package.addImage("CardTests", "card.1.png")
        let good = RunManifest.Event.compared(package.record("CardTests", "card()", "1", .passed))
        let line = String(decoding: try JSONEncoder().encode(good), as: UTF8.self)
        try package.write(([line] + lines).joined(separator: "\n"), to: ".build/snapshots/1.jsonl")
        return package
    }

    @Test(
        "lines that can't be read are skipped with a warning, and prune then removes nothing",
        arguments: [
            (#"{"compared":{"_0":{"na"#, "the line is cut off; its process was ended"),
            ("nonsense\n", "this is not JSON"), ("\u{1B}[31m\n", "this is not JSON"),
            ("[1]\n", "it is no event of this version"),
            (#"{"exploded":{}}"# + "\n", "it is no event of this version"),
            (
                #"{"began":{"_0":{"time":"now","environment":{}}}}"# + "\n",
                "'began._0.time' has a value of another kind; another version wrote it"
            ),
            (#"{"began":{"_0":{"time":1}}}"# + "\n", "'environment' is missing; another version wrote it"),
            (String(repeating: "[", count: 100_000) + "\n", "this is not JSON"),
        ])
    func damagedLine(line: String, reason: String) throws {
        let package = try package([line])
        let outcome = try package.run("list")
        #expect(outcome.exitCode == 0)
        #expect(outcome.text == "passed    CardTests/card.1.png\n1 passed\n")
        #expect(outcome.standardError == "warning: \(package.root)/.build/snapshots/1.jsonl:2: \(reason)\n")
        try package.addImage("GoneTests", "gone.1.png")
        let prune = try package.run("prune", "--yes")
        #expect(prune.exitCode == 3)
        #expect(package.exists("GoneTests", "gone.1.png"))
    }

    @Test("a file of another kind has few warnings") func otherFile() throws {
        let package = try package(Array(repeating: "x", count: 10_000))
        let outcome = try package.run("list")
        #expect(outcome.standardError.split(separator: "\n").count == 21)
    }

    @Test("a huge line is skipped") func hugeLine() throws {
        let package = try package([String(repeating: " ", count: 17 << 20), ""])
        #expect(try package.run("list").standardError.contains(":2: the line has more than 16 MB"))
    }

    @Test("pipes and links among manifests don't stop the commands") func specialFiles() throws {
        let package = try package([])
        #expect(mkfifo(package.root + "/.build/snapshots/pipe.jsonl", 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: package.root + "/.build/snapshots/loop.jsonl", withDestinationPath: "loop.jsonl")
        #expect(try package.run("list").exitCode == 0)
    }

    @Test("references outside of the package are skipped, and their files stay") func outside() throws {
        let package = try SnapshotPackage()
        let other = try SnapshotPackage()
        try package.addTests("CardTests", ["card()"])
        for file in ["card.1.png", "card.1.pending.png"] { try other.addImage("CardTests", file) }
        try other.write("x", to: "Main.swift")
        try FileManager.default.createDirectory(
            atPath: package.root + "/Tests/AppTests/__Snapshots__", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: package.root + "/Tests/AppTests/__Snapshots__/Link",
            withDestinationPath: other.root + "/Tests/AppTests/__Snapshots__/CardTests")
        var paths = ["\(other.root)/\(other.path("CardTests", "card.1.png"))", "card.1.png", "/etc/x.png"]
        paths += ["\(package.root)/../\((other.root as NSString).lastPathComponent)/Tests/x.png"]
        paths += ["\(package.root)/Tests/AppTests/__Snapshots__/Link/card.1.png", package.root + "/Main.swift"]
        let events = paths.map { path in
            var record = package.record("CardTests", "card()", "1", .changed)
            record.reference = path
            record.pending = other.root + "/Main.swift"
            return RunManifest.Event.compared(record)
        }
        try package.addRun(events)
        let outcome = try package.run("accept", "--all")
        #expect(outcome.exitCode == 0)
        #expect(outcome.text == "nothing to do\n")
        #expect(
            outcome.standardError.components(separatedBy: "is no reference in the package").count == paths.count + 1)
        #expect(other.exists("CardTests", "card.1.pending.png"))
        #expect(other.runner.exists("Main.swift"))
    }

    @Test("names with control characters are shown escaped", arguments: ["list", "diff", "accept", "prune", "report"])
    func controlCharacters(command: String) throws {
        let package = try SnapshotPackage()
        try package.addTests("CardTests", ["card()"])
        let hostile = "a\u{1B}[31m\u{7}\u{9B}\r\u{202E}\u{2028}"
        var record = package.record("CardTests", "card()", "1", .changed, cause: hostile)
        record.reference = "\(package.root)/\(package.path("CardTests", "card.\(hostile).png"))"
        record.message = hostile
        record.changes[0].node = hostile
        record.changes[0].after = hostile + "\n::error::x"
        record.environment = [EnvironmentChange(name: hostile, before: nil, after: hostile)]
        try package.addImage("CardTests", "card.\(hostile).png")
        try package.addImage("CardTests", "card.\(hostile).pending.png", 9)
        try package.addRun([.compared(record), .compared(package.record(hostile, hostile, hostile, .changed))])
        var lines = [[command]]
        switch command {
        case "accept": lines = [[command, "--all"]]
        case "report":
            lines = [
                [command, "--github"], [command, "--summary", "/dev/stdout"], [command, "--junit", "/dev/stdout"],
            ]
        default: lines.append([command, "--json"])
        }
        for line in lines {
            let outcome = try package.runner.run(["snapshots"] + line, limit: 60)
            let steering = (outcome.text + outcome.standardError).unicodeScalars.filter { scalar in
                scalar != "\n"
                    && (scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
                        || [0x202E, 0x2028].contains(scalar.value))
            }
            if line.last == "/dev/stdout", line.contains("--junit") {
                // A direction mark is a legal character of XML, for programs that show it.
                #expect(steering.allSatisfy { $0.value > 0x9F })
            } else {
                #expect(steering.isEmpty, "\(line) \(outcome.text)")
            }
            #expect([0, 1].contains(outcome.exitCode), "\(outcome.standardError)")
            if line.contains("--github") { #expect(!outcome.text.contains("\n::error::x")) }
        }
    }
}
