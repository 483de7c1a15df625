import FlatlaySnapshots
import Foundation
import Testing

/// Runs the commands of pages about snapshots in a package whose snapshots differ: `docs/snapshots-review.md` and
/// `docs/getting-started.md`. Commands that build are not run.
@Suite struct SnapshotPageTests {
    /// A package with one snapshot that passed and one that waits for a review.
    private func package() throws -> SnapshotPackage {
        let package = try SnapshotPackage()
        try package.addTests("CardTests", ["card()", "other()"])
        for name in ["card.1.png", "other.1.png"] { try package.addImage("CardTests", name) }
        try package.addImage("CardTests", "card.1.pending.png", 9)
        try package.addRun([
            .compared(package.record("CardTests", "card()", "1", .changed)),
            .compared(package.record("CardTests", "other()", "1", .passed)),
        ])
        return package
    }

    /// The commands of a page's block, without their comments.
    private func commands(of page: String, beginning: String) throws -> [String] {
        let block = try #require(try DocumentedBlock.blocks(of: page).first { $0.text.hasPrefix(beginning) })
        return block.text.split(separator: "\n").map { line in
            (line.firstRange(of: " #").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(in: .whitespaces)
        }
    }

    private func run(_ command: String, in package: SnapshotPackage) throws -> CommandRunner.Outcome {
        let own = command.replacing("flatlay ", with: "\"$0\" ", maxReplacements: 1)
        return try package.runner.run(
            ["-c", own, CommandRunner.program.path], program: URL(fileURLWithPath: "/bin/bash"))
    }

    @Test("the first commands of the review: differences are listed and accepted")
    func review() throws {
        let package = try package()
        let commands = try commands(of: "docs/snapshots-review.md", beginning: "swift test ")
        #expect(commands.first == "swift test" && commands.count == 5)
        var codes: [String: Int32] = [:]
        for command in commands.dropFirst() {
            let outcome = try run(command, in: package)
            let verb = command.split(separator: " ")[2]
            codes[String(verb)] = outcome.exitCode
            switch verb {
            case "list", "diff": #expect(outcome.text.contains("CardTests/card.1"), "\(outcome.text)")
            case "review": #expect(outcome.standardError.contains("review needs a terminal"))
            default: #expect(outcome.text.contains("accepted CardTests/card.1"), "\(outcome.text)")
            }
        }
        #expect(codes == ["list": 1, "diff": 1, "review": 2, "accept": 0])
        #expect(!package.exists("CardTests", "card.1.pending.png"))
    }

    @Test("the commands for continuous integration leave a report")
    func report() throws {
        let package = try package()
        let commands = try commands(of: "docs/getting-started.md", beginning: "script/bootstrap --tests")
        #expect(Array(commands.prefix(2)) == ["script/bootstrap --tests", "swift test"] && commands.count == 3)
        let outcome = try run(commands[2], in: package)
        #expect(outcome.exitCode == 1, "\(outcome.standardError)")
        for file in ["report.html", "junit.xml"] { #expect(package.runner.exists(file), "\(file)") }
        #expect(String(decoding: try package.runner.data(of: "junit.xml"), as: UTF8.self).contains("tests=\"2\""))
    }

    @Test("the container image is that of the package's Swift, and installs with a script that exists")
    func container() throws {
        let blocks = try DocumentedBlock.blocks(of: "docs/snapshots-review.md")
        let block = try #require(blocks.first { $0.language == "dockerfile" })
        let root = CommandRunner.root
        let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let version = try #require(manifest.firstMatch(of: #/swift-tools-version: ?([0-9.]+)/#)?.output.1)
        let image = try #require(block.text.firstMatch(of: #/(?m)^FROM swift:([0-9.]+)-bookworm$/#)?.output.1)
        #expect(image == version)
        let copied = try #require(block.text.firstMatch(of: #/(?m)^COPY (\S+) (\S+)$/#)?.output)
        let script = try String(contentsOf: root.appendingPathComponent(String(copied.1)), encoding: .utf8)
        let call = try #require(block.text.firstMatch(of: #/(?m)^RUN .*&& (\S+) (--\w+) /#)?.output)
        #expect(call.1 == copied.2 && script.contains(call.2))
    }
}
