import Foundation
import Testing

/// Runs the examples of the manual.
@Suite("Examples of batches") struct DocumentedBatchTests {
    /// The code blocks of a page in a language.
    private func blocks(_ language: String, of page: String) throws -> [String] {
        let text = try String(contentsOf: CommandRunner.root.appendingPathComponent(page), encoding: .utf8)
        return text.components(separatedBy: "```\(language)\n").dropFirst().map {
            $0.components(separatedBy: "```").first ?? ""
        }
    }

    /// A line with a shortened hash, as pages show it.
    private func cut(_ line: String, after count: Int) -> String {
        guard let range = line.range(of: "sha256:") else { return line }
        let hash = line[range.upperBound...].prefix { $0 != "\"" }
        return line.replacingOccurrences(of: hash, with: hash.prefix(count) + "…")
    }

    @Test("README.md") func readme() throws {
        let runner = try CommandRunner()
        let template = try #require(try blocks("yaml", of: "README.md").first)
        try runner.write(template, to: "first.yaml")
        let command = try #require(try blocks("sh", of: "README.md").first { $0.contains("flatlay batch") })
        let job = try #require(command.components(separatedBy: "'").dropFirst().first)
        let shown = try #require(try blocks("json", of: "README.md").first)
        #expect(command == "echo '\(job)' | flatlay batch --template first.yaml -o 'out/{id}.png'\n")
        let outcome = try runner.run(
            ["batch", "--template", "first.yaml", "-o", "out/{id}.png"], input: Data((job + "\n").utf8))
        let answers = outcome.text.split(separator: "\n").map { cut(String($0), after: 0) + "\n" }
        #expect(answers.joined() == shown, "the page shows what comes")
    }

    @Test("docs/batch.md") func batch() throws {
        let command = try #require(try blocks("sh", of: "docs/batch.md").first)
        #expect(
            command
                == "flatlay batch --template Templates/tags.yaml -o 'out/{id}.{format}' < jobs.jsonl > answers.jsonl\n")
        let json = try blocks("json", of: "docs/batch.md")
        let runner = try CommandRunner()
        try FileManager.default.createSymbolicLink(
            at: runner.folder.appendingPathComponent("Templates"),
            withDestinationURL: CommandRunner.root.appendingPathComponent("Templates"))
        let outcome = try runner.run(
            ["batch", "--template", "Templates/tags.yaml", "-o", "out/{id}.{format}"], input: Data(json[0].utf8))
        let answers = outcome.text.split(separator: "\n").map { cut(String($0), after: 4) + "\n" }
        #expect(answers.joined() == json[1], "the page shows what comes")
    }
}
