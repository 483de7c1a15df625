import Foundation
import Testing

/// Several templates in one run, warnings as errors, and answers for programs.
@Suite("Several templates") struct SeveralTemplatesTests {
    private let runner: CommandRunner

    init() throws {
        runner = try CommandRunner()
        try runner.write(RenderCommandTests.hello, to: "hello.yaml")
        try runner.write(RenderCommandTests.hello, to: "last.yaml")
        try runner.write("sectoins: []\n", to: "bad.yaml")
        try runner.write(
            RenderCommandTests.hello.replacingOccurrences(of: #"text: "{{ item }}""#, with: "systemImage: nope"),
            to: "warned.yaml")
    }

    @Test("a broken template does not stop the others; the highest exit code counts")
    func failures() throws {
        let outcome = try runner.run(["render", "bad.yaml", "hello.yaml", "none.yaml", "last.yaml"])
        #expect(outcome.exitCode == 3)
        #expect(runner.exists("Output/hello.png") && runner.exists("Output/last.png"))
        #expect(outcome.standardError.contains("bad.yaml:1:1: unknown key 'sectoins'; did you mean 'sections'?"))
        #expect(outcome.standardError.hasSuffix("file 'none.yaml' not found; check its name and its folder\n"))
        #expect(outcome.text.split(separator: "\n").count == 2)
        // One that can't be drawn, between two others.
        try runner.write("canvas: { width: 70000, scale: 16 }\nextends: hello.yaml\n", to: "huge.yaml")
        let drawn = try runner.run(["render", "hello.yaml", "huge.yaml", "last.yaml", "-o", "second/"])
        #expect(drawn.exitCode == 1)
        #expect(drawn.standardError.hasPrefix("flatlay: huge: the image would have "))
        #expect(runner.exists("second/hello.png") && runner.exists("second/last.png"))
        #expect(!runner.exists("second/huge.png"))
    }

    @Test("a broken variant does not stop the others")
    func variants() throws {
        try runner.write(
            "extends: hello.yaml\nvariants:\n  wide: { canvas: { with: 3 } }\n  tall: { canvas: { height: 90 } }\n",
            to: "variants.yaml")
        let outcome = try runner.run(["render", "variants.yaml", "--variant", "all"])
        #expect(outcome.exitCode == 3)
        #expect(outcome.standardError.contains("unknown key 'with' in canvas"))
        #expect(runner.exists("Output/variants.png") && runner.exists("Output/variants-tall.png"))
    }

    @Test("an invalid command line is reported before anything is written, even with a broken template")
    func usage() throws {
        for arguments in [
            ["hello.yaml", "bad.yaml", "-o", "x.png"], ["hello.yaml", "hello.yaml", "bad.yaml"],
        ] {
            let outcome = try runner.run(["render"] + arguments)
            #expect(outcome.exitCode == 2)
            #expect(!runner.exists("Output") && !runner.exists("x.png"))
        }
    }

    @Test("--strict counts warnings; -q hides their text, but not the failure", arguments: ["render", "animate"])
    func strict(command: String) throws {
        try runner.write(
            "extends: warned.yaml\nanimation: { changes: [{ data: { words: [three] } }] }\n", to: "moves.yaml")
        let plain = try runner.run([command, "moves.yaml", "-o", "x.png"])
        #expect(plain.exitCode == 0, "\(plain.standardError)")
        #expect(plain.standardError.hasPrefix("warning: moves: "))
        try FileManager.default.removeItem(at: runner.folder.appendingPathComponent("x.png"))
        let failure = ", which --strict counts as "
        let strict = try runner.run([command, "moves.yaml", "-o", "x.png", "--strict"])
        #expect(strict.exitCode == 1)
        #expect(strict.standardError.hasPrefix("warning: moves: ") && strict.standardError.contains(failure))
        let quiet = try runner.run([command, "moves.yaml", "-o", "x.png", "--strict", "-q"])
        #expect(quiet.exitCode == 1)
        #expect(quiet.standardError.hasPrefix("flatlay: moves: ") && quiet.standardError.contains(failure))
        #expect(!quiet.standardError.contains("warning: ") && quiet.standardOutput.isEmpty)
        #expect(!runner.exists("x.png"))
        #expect(try runner.run(["render", "hello.yaml", "--strict"]).exitCode == 0)
    }

    @Test("--strict in a batch fails the job, with its warnings as errors")
    func strictBatch() throws {
        let input = Data("{\"template\": \"warned.yaml\"}\n{\"template\": \"hello.yaml\"}\n".utf8)
        let outcome = try runner.run(["batch", "--strict"], input: input)
        #expect(outcome.exitCode == 1)
        let lines = outcome.text.split(separator: "\n")
        #expect(lines.first?.hasPrefix(#"{"id":1,"status":"failed","error":{"kind":"picture","message":""#) == true)
        #expect(lines.first?.contains("nope") == true)
        #expect(!runner.exists("Output/1.png") && runner.exists("Output/2.png"))
    }

    private func objects(_ text: String) throws -> [[String: Any]] {
        try text.split(separator: "\n").map {
            try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    @Test("--json writes an answer for each image, as a batch does")
    func json() throws {
        let outcome = try runner.run(["render", "hello.yaml", "bad.yaml", "warned.yaml", "--json"])
        #expect(outcome.exitCode == 3)
        #expect(outcome.standardError == "flatlay: 1 of 3 images failed; their answers say why\n")
        let answers = try objects(outcome.text)
        #expect(answers.map { $0["id"] as? String } == ["hello", "bad", "warned"])
        #expect(answers.map { $0["status"] as? String } == ["ok", "failed", "ok"])
        #expect(answers[0]["path"] as? String == "Output/hello.png")
        #expect(answers[0]["bytes"] as? Int == (try runner.data(of: "Output/hello.png").count))
        #expect((answers[2]["warnings"] as? [String])?.isEmpty == false)
        let error = try #require(answers[1]["error"] as? [String: Any])
        #expect(error["kind"] as? String == "template")
        #expect(error["file"] as? String == "bad.yaml")
        #expect(error["line"] as? Int == 1 && error["column"] as? Int == 1)
        // The same line as in a batch, except for the name.
        let batch = try runner.run(
            ["batch", "-o", "Output/{template}.{format}"],
            input: Data(
                ["hello", "bad", "warned"].map { "{\"id\": \"\($0)\", \"template\": \"\($0).yaml\"}\n" }.joined().utf8))
        #expect(batch.text.split(separator: "\n").dropLast().joined(separator: "\n") + "\n" == outcome.text)
    }

    @Test("--json with files that can't be written, and with options that exclude it")
    func jsonFailures() throws {
        let outcome = try runner.run(["render", "hello.yaml", "--json", "-o", "hello.yaml/x.png"])
        #expect(outcome.exitCode == 1)
        let error = try #require(try objects(outcome.text).first?["error"] as? [String: Any])
        #expect(error["kind"] as? String == "file")
        for arguments in [["--json", "-o", "-"], ["--json", "--dump", "tree"]] {
            let outcome = try runner.run(["render", "hello.yaml"] + arguments)
            #expect(outcome.exitCode == 2)
            #expect(outcome.standardError.hasPrefix("Error: --json prints to standard output; "))
        }
        let dumped = try runner.run(["render", "hello.yaml", "--json", "--dump", "frames", "-o", "frames.txt"])
        #expect(try objects(dumped.text).first?["path"] as? String == "frames.txt")
    }
}
