import Foundation
import Testing

/// Runs `flatlay batch` in a folder with two templates.
struct BatchRunner {
    /// The answers of a batch.
    struct Outcome {
        var exitCode: Int32
        var lines: [String]
        var standardError: String

        /// The answers in their order, without the last line.
        var answers: [[String: Any]] { lines.dropLast().map { Self.object($0) } }

        /// The last line.
        var end: String { lines.last ?? "" }

        private static func object(_ line: String) -> [String: Any] {
            (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] ?? [:]
        }

        /// The message of each answer; `ok` if it has none.
        var messages: [String] {
            answers.map { answer in
                guard let error = answer["error"] as? [String: Any] else { return answer["status"] as? String ?? "" }
                return "\(error["kind"] ?? ""): \(error["message"] ?? "")"
            }
        }
    }

    static let card = """
        title: Card
        canvas: { width: 120, background: white }
        data: { name: nobody }
        sections:
          - items: [0]
            cell: { text: "{{ name }}", font: { size: 12 } }
            layout: { group: { size: [100%, 20], horizontal: [{ size: [100%, 100%] }] } }
        variants:
          wide: { canvas: { width: 200 } }
        """

    let runner: CommandRunner

    init() throws {
        runner = try CommandRunner()
        try runner.write(Self.card, to: "card.yaml")
        try runner.write(RenderCommandTests.hello, to: "hello.yaml")
    }

    func run(_ jobs: [String]) throws -> Outcome {
        try run([], jobs)
    }

    func run(_ arguments: [String], _ jobs: [String]) throws -> Outcome {
        try run(arguments, input: Data((jobs.joined(separator: "\n") + "\n").utf8))
    }

    func run(_ arguments: [String], input: Data) throws -> Outcome {
        let outcome = try runner.run(["batch"] + arguments, input: input)
        return Outcome(
            exitCode: outcome.exitCode, lines: outcome.text.split(separator: "\n").map(String.init),
            standardError: outcome.standardError)
    }

    /// The output of `flatlay render` for a template.
    func rendered(_ arguments: [String], ending: String = "png") throws -> Data {
        let outcome = try runner.run(["render"] + arguments + ["-o", "rendered.\(ending)"])
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        return try runner.data(of: "rendered.\(ending)")
    }
}
