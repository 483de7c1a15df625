import Foundation
import FoundationNetworking
import Testing

/// A `flatlay serve` that runs while a test asks it.
final class ServeProcess {
    let process = Process()
    let address: String
    private let errors: URL

    /// - Parameter folder: the folder of the templates; nil if the arguments name it.
    init(_ runner: CommandRunner, _ arguments: [String] = [], folder: String? = ".") throws {
        process.executableURL = CommandRunner.program
        process.arguments = ["serve", "--port", "0"] + (folder.map { ["--template-folder", $0] } ?? []) + arguments
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

    func logs() throws -> String { String(decoding: try Data(contentsOf: errors), as: UTF8.self) }

    var client: ServeClient { ServeClient(address: address) }

    func get(_ target: String) async throws -> ServeClient.Answer { try await client.get(target) }

    func post(_ target: String, _ json: String) async throws -> ServeClient.Answer {
        try await client.post(target, json)
    }

    /// Ends the service by a signal. Returns its exit code.
    func stop(_ signal: Int32 = SIGTERM) async -> Int32 {
        kill(process.processIdentifier, signal)
        return await exitCode()
    }

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

/// Asks a service.
struct ServeClient: Sendable {
    typealias Answer = (status: Int, body: Data, type: String?)

    let address: String

    /// Asks for a path and a query.
    func get(_ target: String) async throws -> Answer {
        try await send(URLRequest(url: try #require(URL(string: address + target))))
    }

    /// Sends data.
    func post(_ target: String, _ json: String) async throws -> Answer {
        var request = URLRequest(url: try #require(URL(string: address + target)))
        request.httpMethod = "POST"
        request.httpBody = Data(json.utf8)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        return try await send(request)
    }

    private func send(_ request: URLRequest) async throws -> Answer {
        let session = URLSession(configuration: .ephemeral)
        let (body, response) = try await session.data(for: request)
        let answer = try #require(response as? HTTPURLResponse)
        return (answer.statusCode, body, answer.value(forHTTPHeaderField: "Content-Type"))
    }
}
