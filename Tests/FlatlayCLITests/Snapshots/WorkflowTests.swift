import FlatlaySnapshots
import Foundation
import Testing

/// The workflow for continuous integration of `docs/snapshots-review.md`: it is read as YAML, and its commands are run
/// with the manifests of two parts, as its last job has them.
@Suite(.enabled(if: hasYAML, "needs python3-yaml")) struct WorkflowTests {
    private struct Workflow: Decodable {
        struct Job: Decodable {
            var needs: String?
            var container: String
            var environment: [String: String]?
            var steps: [Step]
            enum CodingKeys: String, CodingKey { case needs, container, steps, environment = "env" }
        }
        struct Step: Decodable {
            var run: String?
            var uses: String?
            var condition: String?
            var values: [String: Value]?
            enum CodingKeys: String, CodingKey { case run, uses, condition = "if", values = "with" }
        }
        enum Value: Decodable {
            case text(String), flag(Bool)
            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let flag = try? container.decode(Bool.self) {
                    self = .flag(flag)
                } else {
                    self = .text(try container.decode(String.self))
                }
            }
            var text: String { if case .text(let text) = self { text } else { "" } }
        }
        var jobs: [String: Job]
    }

    /// The workflow of the page.
    private func workflow() throws -> Workflow {
        let blocks = try DocumentedBlock.blocks(of: "docs/snapshots-review.md")
        let block = try #require(blocks.first { $0.text.hasPrefix("# .github/workflows/") })
        let json = try python("import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)", block.text)
        return try JSONDecoder().decode(Workflow.self, from: json)
    }

    /// A checkout into which the artefacts of two parts were unpacked: one part passed, the other one did not.
    private func checkout(passes: Bool) throws -> SnapshotPackage {
        let package = try SnapshotPackage()
        for suite in ["CardTests", "RowTests"] {
            try package.addTests(suite, ["one()"])
            try package.addImage(suite, "one.1.png")
        }
        if !passes { try package.addImage("RowTests", "one.1.pending.png", 9) }
        let outcomes: [(String, SnapshotRecord.Outcome)] = [
            ("CardTests", .passed), ("RowTests", passes ? .passed : .changed),
        ]
        for (suite, outcome) in outcomes {
            // Jobs run in a folder of their own.
            try package.addRun(
                [.compared(package.record(suite, "one()", "1", outcome, root: "/__w/app/app"))], folder: "runs",
                name: suite)
        }
        let folder = package.root + "/.build/debug"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/flatlay", withDestinationPath: CommandRunner.program.path)
        return package
    }

    /// Runs the commands of the last job as GitHub does, except for those of Swift; returns their exit codes by verb.
    private func report(_ workflow: Workflow, _ package: SnapshotPackage) throws -> [String: Int32] {
        try package.write("AppTests.CardTests/one()\nAppTests.RowTests/one()\n", to: "listed.txt")
        var codes: [String: Int32] = [:]
        for step in try #require(workflow.jobs["report"]).steps {
            guard let command = step.run else { continue }
            let own = command.replacing("swift test list", with: "cat listed.txt")
            if own.hasPrefix("swift ") {
                #expect(own == "swift build --product flatlay")
                continue
            }
            let outcome = try package.runner.run(
                ["-e", "-o", "pipefail", "-c", own],
                environment: ["CI": "true", "GITHUB_STEP_SUMMARY": package.root + "/summary.md"],
                program: URL(fileURLWithPath: "/bin/bash"))
            let verb = try #require(own.split(separator: "snapshots ").last?.prefix { $0.isLetter })
            codes[String(verb)] = outcome.exitCode
            if verb == "report", outcome.exitCode == 1 {
                let annotation = "::error file=Tests/AppTests/RowTests.swift,line=7,title=RowTests/one.1.png::"
                #expect(outcome.text.hasPrefix(annotation))
            }
        }
        return codes
    }

    @Test("the parts leave what the last job reads") func parts() throws {
        let workflow = try workflow()
        let (test, report) = (try #require(workflow.jobs["test"]), try #require(workflow.jobs["report"]))
        #expect(report.needs == "test" && test.container == report.container)
        #expect(test.environment?[RunManifestWriter.folderVariable] == "${{ github.workspace }}/runs")
        let upload = try #require(test.steps.last)
        #expect(upload.uses?.hasPrefix("actions/upload-artifact@") == true && upload.condition == "always()")
        let kept = upload.values?["path"]?.text.split(separator: "\n")
        #expect(kept == ["runs", "**/*.pending.*", "**/*.difference.png"])
        #expect(upload.values?["name"]?.text.hasPrefix("runs-") == true)
        let download = try #require(report.steps.first { $0.uses?.hasPrefix("actions/download-artifact@") == true })
        #expect(download.values?["pattern"]?.text == "runs-*")
        #expect(test.steps.compactMap(\.run) == ["swift test --filter '${{ matrix.filter }}'"])
        // What follows a step that fails has to say so.
        let commands = report.steps.drop { $0.run?.contains("report --runs") != true }
        #expect(commands.dropFirst().allSatisfy { $0.condition == "always()" })
    }

    @Test("its commands run", arguments: [true, false]) func commands(passes: Bool) throws {
        let (workflow, package) = (try workflow(), try checkout(passes: passes))
        #expect(try report(workflow, package) == ["report": passes ? 0 : 1, "prune": 0])
        let kept = try #require(workflow.jobs["report"]?.steps.last?.values?["path"]?.text.split(separator: "\n"))
        for file in kept { #expect(package.runner.exists(String(file)), "\(file)") }
        let summary = String(decoding: try package.runner.data(of: "summary.md"), as: UTF8.self)
        #expect(summary.contains(passes ? "Nothing to review." : "1 of 2 snapshots needs a review."), "\(summary)")
    }
}

private let hasYAML = (try? python("import yaml", "")) != nil

/// Runs a program of Python; returns what it prints.
private func python(_ program: String, _ input: String) throws -> Data {
    struct Failure: Error { var text: String }
    let runner = try CommandRunner()
    defer { try? FileManager.default.removeItem(at: runner.folder) }
    let outcome = try runner.run(
        ["-c", program], input: Data(input.utf8), program: URL(fileURLWithPath: "/usr/bin/python3"))
    guard outcome.exitCode == 0 else { throw Failure(text: outcome.standardError) }
    return outcome.standardOutput
}
