import Foundation
import Testing

/// The schema in editors: VS Code's YAML language server and a validator read it, accept every template of the
/// repository, and find mistakes.
@Suite("The schema in editors") struct EditorTests {
    private static let server = CommandRunner.root.appendingPathComponent(".build/editors").path
    private static let schema = CommandRunner.root.appendingPathComponent("Templates/flatlay.schema.json").path

    /// All templates of the repository, also those of `flatlay new`.
    private static func templates() throws -> [String] {
        try ["Templates", "Sources/FlatlayCLI/New/Starters"].flatMap { name in
            let folder = CommandRunner.root.appendingPathComponent(name)
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
                .sorted().map { folder.appendingPathComponent($0).path }
        }
    }

    private struct Question: Encodable {
        var text: String
        var line: Int
        var character: Int
    }

    private struct Answer: Decodable {
        var problems: [String]
        var hover: String
        var completions: [String: String]
    }

    private struct Answers: Decodable {
        var problems: [String: [String]]
        var answers: [Answer]
    }

    /// Runs a script of `script/editors` with Debian's Python.
    private func run(_ script: String, _ arguments: [String], input: Data = Data()) throws -> Data {
        let outcome = try CommandRunner().run(
            ["-W", "ignore", CommandRunner.root.appendingPathComponent("script/editors/\(script).py").path] + arguments,
            input: input, limit: 120, program: URL(fileURLWithPath: "/usr/bin/python3"))
        try #require(outcome.exitCode == 0, "\(outcome.standardError)")
        return outcome.standardOutput
    }

    private func ask(_ files: [String] = [], _ questions: [Question] = []) throws -> Answers {
        let data = try run(
            "language-server", [Self.server, Self.schema] + files, input: JSONEncoder().encode(questions))
        return try JSONDecoder().decode(Answers.self, from: data)
    }

    @Test("the language server finds nothing wrong in any template and starter")
    func templates() throws {
        let files = try Self.templates()
        let problems = try ask(files).problems
        #expect(problems.count == files.count && files.count >= 20)
        for (file, messages) in problems { #expect(messages.isEmpty, "\(file): \(messages)") }
    }

    @Test("the language server marks mistakes, explains keys and completes them")
    func teaching() throws {
        let answers = try ask(
            [],
            [
                Question(text: "canvas:\n  widht: 3\n  \nsections: []\n", line: 2, character: 2),
                Question(text: "canvas: { locale: de_DE }\nsections: []\n", line: 0, character: 12),
                Question(text: "canvas:\n  colorScheme: \nsections: []\n", line: 1, character: 15),
                Question(text: "sections:\n  - items: 3\n    cell:\n      text: a\n      \n", line: 4, character: 6),
                Question(text: "sections: 4\n", line: 0, character: 3),
            ]
        ).answers
        #expect(answers[0].problems == ["2: Property widht is not allowed."])
        #expect(answers[0].completions["scale"] == "Pixels per point.")
        #expect(answers[0].completions.values.allSatisfy { !$0.isEmpty }, "\(answers[0].completions)")
        #expect(answers[1].problems.isEmpty)
        #expect(answers[1].hover.contains("The language and region of formatted numbers, dates and words"))
        #expect(Set(answers[2].completions.keys).isSuperset(of: ["light", "dark"]))
        #expect(answers[3].completions["padding"]?.hasPrefix("Space around the view") == true)
        #expect(answers[3].completions.count > 70)
        #expect(answers[4].problems.count == 1)
    }

    @Test("a validator accepts the schema, and every template and starter")
    func validity() throws {
        let files = try Self.templates()
        let found = try JSONDecoder().decode(
            [String: [String]].self, from: run("validate", [Self.schema] + files))
        #expect(found["schema"] == [] && found.count == files.count + 1)
        for (file, messages) in found { #expect(messages.isEmpty, "\(file): \(messages)") }
    }

    @Test(
        "a validator refuses wrong keys and values, and keys that need or exclude others",
        arguments: [
            "canvas: { widht: 3 }\nsections: []",
            "canvas: { width: wide }\nsections: []",
            "canvas: { colorScheme: night }\nsections: []",
            "canvas: { width: 3 }",
            "sections: [{ items: 1, cell: { text: a }, layuot: { list: {} } }]",
            "sections: [{ items: 1, cell: { text: a }, layout: { list: { separatorColor: red } } }]",
            "sections: [{ items: 1, cell: { text: a }, layout: { list: {}, grid: { columns: 2 } } }]",
            "sections: [{ items: 1, cell: { text: a, frame: { widht: 3 } } }]",
            "sections: [{ items: 1, cell: { text: a, textCase: small } }]",
            "sections: [{ items: 1 }]",
            "sections: [{ items: 1, cell: { text: a, colour: red } }]",
            "sections: [{ items: 1, cell: { vstack: [{ text: a, parameters: { b: 1 } }] } }]",
            "cells: { badge: { text: a, lineHeight: 2 } }\nsections: []",
        ])
    func mistakes(_ text: String) throws {
        let runner = try CommandRunner()
        try runner.write(text + "\n", to: "t.yaml")
        let file = runner.folder.appendingPathComponent("t.yaml").path
        let found = try JSONDecoder().decode([String: [String]].self, from: run("validate", [Self.schema, file]))
        #expect(found[file]?.isEmpty == false)
        // The program agrees.
        #expect(try runner.run(["check", "t.yaml"]).exitCode == 3)
    }
}
