import Foundation
import TestSupport
import Testing

/// A `flatlay preview` that runs while a test looks at it.
final class PreviewProcess {
    private let process = Process()
    let address: String
    private let errors: URL

    init(_ runner: CommandRunner, _ arguments: [String] = []) throws {
        process.executableURL = CommandRunner.program
        process.arguments = ["preview", "--port", "0"] + arguments
        process.currentDirectoryURL = runner.folder
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

    /// The values of an answer.
    func json(_ target: String) async throws -> [String: Any] {
        let body = try await get(target).body
        return try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
    }

    /// Ends the preview by a signal. Returns its exit code.
    func stop(_ signal: Int32 = SIGINT) async -> Int32 {
        kill(process.processIdentifier, signal)
        let process = process
        return await withCheckedContinuation { continuation in
            Thread {
                process.waitUntilExit()
                continuation.resume(returning: process.terminationStatus)
            }.start()
        }
    }
}
