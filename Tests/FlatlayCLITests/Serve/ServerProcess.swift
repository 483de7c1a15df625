import Foundation
import Testing

/// A command that serves pages while a test asks it.
class ServerProcess {
    private let process = Process()
    let address: String
    private let errors: URL

    /// Starts the command, and waits until it prints its address.
    init(_ runner: CommandRunner, command arguments: [String], environment: [String: String] = [:]) throws {
        process.executableURL = CommandRunner.program
        process.arguments = arguments
        process.currentDirectoryURL = runner.folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        errors = runner.folder.appendingPathComponent(".logs-\(UUID().uuidString)")
        try Data().write(to: errors)
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, try FileHandle(forWritingTo: errors))
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        address = line.trimmingCharacters(in: .whitespacesAndNewlines)
        let written = (try? logs()) ?? ""
        try #require(address.hasPrefix("http://127.0.0.1:"), "\(written)")
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    var port: Int { address.split(separator: ":").last.flatMap { Int($0) } ?? 0 }

    func logs() throws -> String { String(decoding: try Data(contentsOf: errors), as: UTF8.self) }

    func get(_ target: String) async throws -> ServeClient.Answer {
        try await ServeClient(address: address).get(target)
    }

    /// Ends the command by a signal. Returns its exit code.
    func stop(_ signal: Int32 = SIGTERM) async -> Int32 {
        send(signal)
        return await exitCode()
    }

    var processIdentifier: Int32 { process.processIdentifier }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    func exitCode() async -> Int32 {
        let process = process
        return await withCheckedContinuation { continuation in
            Thread {
                process.waitUntilExit()
                continuation.resume(returning: process.terminationStatus)
            }.start()
        }
    }
}
