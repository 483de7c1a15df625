import Foundation
import FoundationNetworking
import Testing

/// A `flatlay serve` that runs while a test asks it.
final class ServeProcess: ServerProcess {
    /// - Parameter folder: the folder of the templates; nil if the arguments name it.
    init(
        _ runner: CommandRunner, _ arguments: [String] = [], folder: String? = ".", environment: [String: String] = [:]
    ) throws {
        let folder = folder.map { ["--template-folder", $0] } ?? []
        try super.init(runner, command: ["serve", "--port", "0"] + folder + arguments, environment: environment)
    }

    var client: ServeClient { ServeClient(address: address) }

    func post(_ target: String, _ json: String) async throws -> ServeClient.Answer {
        try await client.post(target, json)
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
        var request = request
        // As a page of the server itself.
        request.setValue("same-origin", forHTTPHeaderField: "Sec-Fetch-Site")
        // Longer than a picture may take.
        request.timeoutInterval = 180
        let session = URLSession(configuration: .ephemeral)
        let (body, response) = try await session.data(for: request)
        let answer = try #require(response as? HTTPURLResponse)
        return (answer.statusCode, body, answer.value(forHTTPHeaderField: "Content-Type"))
    }
}
