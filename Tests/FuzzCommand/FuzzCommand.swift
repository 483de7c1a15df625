import ArgumentParser
import Foundation

/// Tests templates, data, images, fonts, symbols, jobs and output names with inputs generated from seeds.
@main
struct FuzzCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "FlatlayFuzz",
        abstract: "Tests readers and renderers with inputs generated from seeds.",
        subcommands: [FuzzRunCommand.self, FuzzChildCommand.self, FuzzShowCommand.self],
        defaultSubcommand: FuzzRunCommand.self)
}

/// The repository.
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

struct FuzzRunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Runs cases, and prints the results.")

    @Option(help: "The number of cases.")
    var cases = 20_000

    @Option(help: "The number of minutes, instead of a number of cases.")
    var minutes: Double?

    @Option(help: "The first seed.")
    var seed = 1

    @Option(help: "One kind of case: template, mutated, data, image, font, symbol, path, expression or job.")
    var kind: String?

    @Option(help: "The number of processes that run at once.")
    var jobs = 2

    func run() throws {
        guard let plan = FuzzPlan(kind: kind, seed: seed, cases: cases, minutes: minutes) else {
            throw ValidationError("--kind takes " + FuzzKind.allCases.map(\.rawValue).joined(separator: ", "))
        }
        let session = FuzzSession(
            plan: plan, program: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(), root: repository)
        let isFine = try session.run(jobs: jobs)
        if !isFine { throw ExitCode(1) }
    }
}

/// The command of the process that runs cases.
struct FuzzChildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "child", shouldDisplay: false)

    @Option var kind: String
    @Option var folder: String
    @Option var root: String
    @Option var first = 1
    @Option var count = 1
    @Option var input: String?

    func run() throws {
        guard let kind = FuzzKind(rawValue: kind) else { throw ExitCode(2) }
        let child = try FuzzChild(
            kind: kind, root: URL(fileURLWithPath: root), folder: URL(fileURLWithPath: folder, isDirectory: true))
        if let input {
            child.run([UInt8](FileManager.default.contents(atPath: input) ?? Data()), seed: first)
        } else {
            child.run(first: first, count: count)
        }
    }
}

struct FuzzShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Writes the input of a seed to standard output.")

    @Option var kind: String
    @Option var seed: Int

    func run() throws {
        guard let kind = FuzzKind(rawValue: kind) else { throw ExitCode(2) }
        try FileHandle.standardOutput.write(contentsOf: Data(FuzzInput(root: repository).bytes(kind, seed: seed)))
    }
}
