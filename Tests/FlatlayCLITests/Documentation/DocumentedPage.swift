import Foundation
import Testing

/// Runs the commands of a page in a folder that has what they need.
struct DocumentedPage {
    /// The beginnings of commands that are not run, with the reason. The test looks whether the scripts exist.
    static let notRun: [(beginning: String, reason: String)] = [
        ("swift ", "builds or tests a whole package"),
        ("script/test", "would start this test again"),
        ("script/bootstrap", "installs packages on the machine"),
        ("script/gallery", "builds in release mode"),
        ("script/package", "builds in release mode"),
        ("Integrations/", "has tests of its own"),
        ("script/fuzz", "runs until it is stopped"),
        ("Benchmarks/", "builds in release mode and measures for minutes"),
        ("git ", "needs a repository"),
        ("ln ", "changes the home folder"),
    ]

    private let blocks: [DocumentedBlock]
    private let runner: CommandRunner
    private var printed = ""
    private var errors = ""

    init(_ page: String) throws {
        blocks = try DocumentedBlock.blocks(of: page).filter { $0.skipReason == nil }
        runner = try Self.runner()
        for block in blocks {
            for note in block.notes {
                if case .file(let name) = note { try runner.write(block.complete, to: name) }
                if case .with(let name, let text) = note { try runner.write(text, to: name) }
            }
        }
    }

    /// A folder with the templates of the repository and the command, also as `script/flatlay`.
    static func runner() throws -> CommandRunner {
        let runner = try CommandRunner()
        let manager = FileManager.default
        try manager.copyItem(
            at: CommandRunner.root.appendingPathComponent("Templates"),
            to: runner.folder.appendingPathComponent("Templates"))
        for folder in ["script", "bin"] {
            try manager.createDirectory(
                at: runner.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
            try manager.createSymbolicLink(
                at: runner.folder.appendingPathComponent("\(folder)/flatlay"),
                withDestinationURL: CommandRunner.program)
        }
        return runner
    }

    /// Draws the page's templates. Returns how many there are.
    func drawTemplates() throws -> Int {
        let templates = blocks.filter { $0.language == "yaml" && $0.exitCode == 0 && !$0.isHeld }
        for (index, block) in templates.enumerated() {
            // A part of a template is complete with sections.
            let isPart = !block.complete.split(separator: "\n").contains { $0.hasPrefix("sections:") }
            try runner.write(block.complete + (isPart ? "sections: []\n" : ""), to: "block-\(index).yaml")
            for command in ["check", "render"] {
                let outcome = try runner.run([command, "block-\(index).yaml", "--strict", "--quiet"])
                #expect(outcome.exitCode == 0, "\(block.place): \(outcome.standardError)")
            }
            try comparePicture(of: block, number: index)
        }
        return templates.count
    }

    /// Compares the image of a template with the one that the page shows.
    private func comparePicture(of block: DocumentedBlock, number: Int) throws {
        for case .picture(let path) in block.notes {
            let file = CommandRunner.root.appendingPathComponent(block.page).deletingLastPathComponent()
                .appendingPathComponent(path)
            let drawn = try runner.data(of: "Output/block-\(number).png")
            if ProcessInfo.processInfo.environment["FLATLAY_RECORD"] == "1" { try drawn.write(to: file) }
            #expect(
                (try? Data(contentsOf: file)) == drawn,
                "\(block.place): \(path) is out of date; FLATLAY_RECORD=1 swift test --filter DocumentedBlockTests writes it"
            )
        }
    }

    /// Runs the page's commands, and compares what they print with what it shows.
    mutating func run() throws {
        for block in blocks {
            if block.language == "sh", !block.isHeld { try run(block) }
            if block.language == "python" { try run(block, "/usr/bin/python3", ["-c", block.complete]) }
            for note in block.notes {
                switch note {
                case .output(nil): compare(block, printed)
                case .output(let file?): compare(block, String(decoding: try runner.data(of: file), as: UTF8.self))
                case .errors: compare(block, errors)
                default: break
                }
            }
        }
    }

    private mutating func run(_ block: DocumentedBlock) throws {
        let lines = block.text.components(separatedBy: "\n")
        for line in lines {
            try checkFilter(of: line, in: block)
            guard let name = Self.beginning(of: line), name.contains("/") else { continue }
            let script = String(line.prefix { !$0.isWhitespace })
            #expect(
                FileManager.default.isExecutableFile(atPath: CommandRunner.root.appendingPathComponent(script).path),
                "\(block.place): there is no \(script)")
        }
        let script = lines.filter { line in Self.beginning(of: line) == nil }.joined(separator: "\n")
        guard script.contains(where: { !$0.isWhitespace }) else { return }
        // The first command that fails decides, as it does for people.
        try run(block, "/bin/bash", ["-e", "-o", "pipefail", "-c", script])
    }

    /// The beginning of a command that is not run. Variables may stand before the command.
    private static func beginning(of line: String) -> String? {
        let command = line.replacing(#/^([A-Z_]+=\S+ +)+/#, with: "")
        return notRun.first { command.hasPrefix($0.beginning) }?.beginning
    }

    /// Checks that tests of Flatlay exist that a command names; commands for readers' own packages name others.
    private func checkFilter(of line: String, in block: DocumentedBlock) throws {
        guard line.contains("FLATLAY_"), line.contains("swift test"),
            let name = line.firstMatch(of: #/--filter (\w+)/#)?.output.1
        else { return }
        let tests = CommandRunner.root.appendingPathComponent("Tests")
        let files = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
        #expect(files.contains { $0.hasSuffix("/\(name).swift") }, "\(block.place): there are no tests \(name)")
    }

    /// Runs a program with the command in its path.
    private mutating func run(_ block: DocumentedBlock, _ program: String, _ arguments: [String]) throws {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let outcome = try runner.run(
            arguments,
            environment: [
                "PATH": runner.folder.appendingPathComponent("bin").path + ":" + path,
                "PYTHONPATH": CommandRunner.root.appendingPathComponent("Integrations/python/src").path,
                // Nothing is written beside the package's files.
                "PYTHONDONTWRITEBYTECODE": "1",
            ], limit: 120, program: URL(fileURLWithPath: program))
        #expect(outcome.exitCode == block.exitCode, "\(block.place): \(outcome.standardError)")
        (printed, errors) = (outcome.text, outcome.standardError)
    }

    /// Compares what a block shows with what was found; `…` stands for any text.
    private func compare(_ block: DocumentedBlock, _ found: String) {
        let parts = block.text.components(separatedBy: "…")
        var rest = found[...]
        for (index, part) in parts.enumerated() {
            let range = rest.range(of: part, options: index == 0 ? .anchored : [])
            guard let range else {
                Issue.record("\(block.place) doesn't show what the command prints:\n\(found)")
                return
            }
            rest = rest[range.upperBound...]
        }
        #expect(rest.isEmpty, "\(block.place) lacks the end of what the command prints: \(rest)")
    }
}
