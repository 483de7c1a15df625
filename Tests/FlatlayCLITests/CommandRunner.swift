import Foundation
import TestSupport

/// Runs the built `flatlay` program like a person or a script.
struct CommandRunner {
    /// The result of a run.
    struct Outcome {
        var exitCode: Int32
        var standardOutput: Data
        var standardError: String

        var text: String { String(decoding: standardOutput, as: UTF8.self) }
    }

    /// The separate folder of each runner, in which the program runs.
    let folder: URL

    init() throws {
        folder = try TemporaryFolder.untilExit()
    }

    /// The repository.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The folder of the test runner, with the modules and programs that were built with it.
    static let buildFolder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// The program is in the folder of the test runner. `FLATLAY_PROGRAM` names another one, such as a release
    /// build, in which the compiler removes code that it considers free of side effects.
    static let program = namedProgram ?? buildFolder.appendingPathComponent("flatlay")

    /// Whether the program finds the tool that prints backtraces. A release build, which has its own copy of the Swift
    /// runtime, does not, and would say so among its messages.
    static let canPrintBacktraces = namedProgram == nil

    private static let namedProgram = ProcessInfo.processInfo.environment["FLATLAY_PROGRAM"].map {
        URL(fileURLWithPath: $0)
    }

    func run(
        _ arguments: [String], input: Data? = nil, environment: [String: String] = [:], limit: Int? = nil,
        program: URL = CommandRunner.program
    ) throws -> Outcome {
        let process = Process()
        // A program that hangs is killed, so that a test fails instead of waiting. The exit code is then 137. Other
        // signals may be blocked.
        process.executableURL = limit == nil ? program : URL(fileURLWithPath: "/usr/bin/timeout")
        process.arguments = (limit.map { ["--signal=KILL", "\($0)", program.path] } ?? []) + arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // Files instead of pipes, because a full pipe that is not read stops the program.
        let output = folder.appendingPathComponent(".stdout-\(UUID().uuidString)")
        let errors = folder.appendingPathComponent(".stderr-\(UUID().uuidString)")
        let inputFile = folder.appendingPathComponent(".stdin-\(UUID().uuidString)")
        try Data().write(to: output)
        try Data().write(to: errors)
        try (input ?? Data()).write(to: inputFile)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = try FileHandle(forReadingFrom: inputFile)
        try process.run()
        process.waitUntilExit()
        defer {
            for file in [output, errors, inputFile] { try? FileManager.default.removeItem(at: file) }
        }
        return Outcome(
            exitCode: process.terminationStatus,
            standardOutput: try Data(contentsOf: output),
            standardError: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }

    /// Writes a file to the folder, or one below it, and returns its name.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return name
    }

    func data(of name: String) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent(name))
    }

    func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }
}
