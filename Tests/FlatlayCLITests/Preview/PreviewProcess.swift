import Foundation
import Testing

/// A `flatlay preview` that runs while a test looks at it.
final class PreviewProcess: ServerProcess {
    init(_ runner: CommandRunner, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
        try super.init(runner, command: ["preview", "--port", "0"] + arguments, environment: environment)
    }

    /// Ends the preview as Ctrl+C does. Returns its exit code.
    func stop() async -> Int32 { await stop(SIGINT) }

    /// The values of an answer.
    func json(_ target: String) async throws -> [String: Any] {
        let body = try await get(target).body
        return try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
    }
}
