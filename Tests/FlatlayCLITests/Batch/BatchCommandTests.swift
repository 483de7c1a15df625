import Foundation
import Testing

/// The answers of `flatlay batch` without errors.
@Suite struct BatchCommandTests {
    @Test("answers name the written files, in the order of the jobs, with their fields in a fixed order")
    func answers() throws {
        let batch = try BatchRunner()
        let outcome = try batch.run([
            #"{"id": "a", "template": "card.yaml", "data": {"name": "Ada"}}"#,
            #"{"template": "card.yaml", "data": {"name": "Grace"}, "format": "svg"}"#,
            #"{"id": 7.50, "template": "card.yaml", "output": "deep/er/x.pdf"}"#,
        ])
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        #expect(outcome.standardError.isEmpty)
        let sizes = try ["Output/a.png", "Output/2.svg", "deep/er/x.pdf"].map { try batch.runner.data(of: $0).count }
        let hash = try #require(outcome.answers.first?["hash"] as? String)
        #expect(hash.count == 71)
        #expect(
            outcome.lines.first
                == #"{"id":"a","status":"ok","path":"Output/a.png","bytes":\#(sizes[0]),"hash":"\#(hash)","warnings":[]}"#
        )
        #expect(outcome.answers.map { $0["bytes"] as? Int } == sizes)
        #expect(outcome.lines[1].hasPrefix(#"{"id":2,"status":"ok","path":"Output/2.svg","#))
        #expect(outcome.lines[2].hasPrefix(#"{"id":7.50,"status":"ok","path":"deep/er/x.pdf","#))
        #expect(outcome.end == #"{"status":"done","jobs":3,"ok":3,"failed":0,"notStarted":0}"#)
    }

    @Test(
        "images equal those of flatlay render, byte for byte", arguments: ["png", "svg", "pdf", "webp", "jpeg", "avif"])
    func sameBytes(format: String) throws {
        let batch = try BatchRunner()
        try batch.runner.write(#"{"name": "Ada ✓ 漢字"}"#, to: "ada.json")
        let outcome = try batch.run(
            ["--template", "card.yaml", "--format", format],
            [
                #"{"id": 1, "data": {"name": "Ada ✓ 漢字"}, "set": {"canvas.background": "red", "data.count": 2}}"#,
                #"{"id": 2, "data": "ada.json", "scale": 2, "width": 90, "variant": "wide", "colorScheme": "dark"}"#,
                #"{"id": 3, "set": {"data.name": "Bob"}, "contentSize": "xxLarge", "showFrames": true, "svgText": "text"}"#,
                #"{"id": 4, "device": "iphone-16"}"#,
                #"{"id": 5, "viewport": "300x200"}"#,
            ])
        #expect(outcome.exitCode == 0, "\(outcome.lines)")
        let data = ["--data", "ada.json"]
        let arguments = [
            ["card.yaml", "--set", "canvas.background=red", "--set", "data.count=2"] + data,
            ["card.yaml", "--scale", "2", "--width", "90", "--variant", "wide", "--color-scheme", "dark"] + data,
            [
                "card.yaml", "--set", "data.name=Bob", "--content-size", "xxLarge", "--show-frames", "--svg-text",
                "text",
            ],
            ["card.yaml", "--device", "iphone-16"],
            ["card.yaml", "--viewport", "300x200"],
        ]
        for (index, arguments) in arguments.enumerated() {
            let single = try batch.rendered(arguments, ending: format)
            #expect(try batch.runner.data(of: "Output/\(index + 1).\(format)") == single, "job \(index + 1)")
        }
    }

    @Test(
        "the number of threads changes neither answers nor images",
        arguments: [["--threads", "1"], ["--threads", "7"]])
    func threads(arguments: [String]) throws {
        let jobs = (0..<60).map { #"{"id": \#($0), "data": {"name": "Nr. \#($0 % 11)"}, "scale": \#($0 % 3 + 1)}"# }
        let batch = try BatchRunner()
        let outcome = try batch.run(arguments + ["--template", "card.yaml"], jobs)
        let other = try batch.run(["--threads", "3", "--template", "card.yaml"], jobs)
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines == other.lines)
        #expect(outcome.answers.map { $0["id"] as? Int } == Array(0..<60))
    }

    @Test("without ordering, each job is answered once")
    func unordered() throws {
        let batch = try BatchRunner()
        let jobs = (0..<40).map { #"{"id": \#($0), "scale": \#($0 == 0 ? 16 : 1)}"# }
        let outcome = try batch.run(["--threads", "4", "--unordered", "--template", "card.yaml"], jobs)
        #expect(Set(outcome.answers.compactMap { $0["id"] as? Int }) == Set(0..<40))
        #expect(outcome.lines.count == 41)
    }

    @Test("files are named with placeholders, whose values never lead out of the folder")
    func names() throws {
        let batch = try BatchRunner()
        let outcome = try batch.run(
            ["--template", "card.yaml", "-o", "out/{slug}-{line}.{format}"],
            [
                #"{"fields": {"slug": "../../etc/passwd"}}"#,
                #"{"fields": {"slug": ".."}, "format": "svg"}"#,
                #"{"fields": {"slug": 12.0}}"#,
                #"{"fields": {"slug": "a%2Fb\u0000c"}}"#,
            ])
        #expect(
            outcome.answers.map { $0["path"] as? String } == [
                "out/%2E.%2F..%2Fetc%2Fpasswd-1.png", "out/%2E.-2.svg", "out/12.0-3.png", "out/a%252Fb%00c-4.png",
            ])
        let hashed = try batch.run(
            ["--template", "card.yaml", "-o", "by-hash/{hash}.png"], [#"{"id": 1}"#, #"{"id": 2}"#])
        #expect(hashed.exitCode == 0)
        let hash = try #require(hashed.answers.first?["hash"] as? String).dropFirst(7)
        #expect(hashed.answers.allSatisfy { $0["path"] as? String == "by-hash/\(hash).png" })
        #expect(batch.runner.exists("by-hash/\(hash).png"))
        let inFolder = try batch.run(
            ["--template", "card.yaml", "-o", "folder/"], [#"{"id": "x", "format": "pdf"}"#])
        #expect(inFolder.exitCode == 0)
        #expect(batch.runner.exists("folder/x.pdf"))
    }

    @Test("empty lines, Windows line endings, a byte order mark, and a last line without a line ending")
    func lines() throws {
        let batch = try BatchRunner()
        let text = "\u{FEFF}{\"id\": 1}\r\n\r\n  \n\t\n{\"id\": 2}\r\n{\"id\": 3}"
        let outcome = try batch.run(["--template", "card.yaml"], input: Data(text.utf8))
        #expect(outcome.exitCode == 0, "\(outcome.lines)")
        #expect(outcome.answers.map { $0["id"] as? Int } == [1, 2, 3])
        let none = try batch.run([], input: Data())
        #expect(none.exitCode == 0)
        #expect(none.lines == [#"{"status":"done","jobs":0,"ok":0,"failed":0,"notStarted":0}"#])
    }

    @Test("jobs can be in a file, too, and times are given on request")
    func file() throws {
        let batch = try BatchRunner()
        try batch.runner.write("{\"template\": \"card.yaml\"}\n", to: "jobs.jsonl")
        let outcome = try batch.run(["jobs.jsonl", "--timing"], input: Data())
        #expect(outcome.exitCode == 0)
        #expect(try #require(outcome.answers.first?["milliseconds"] as? Double) > 0)
    }

    @Test("a template that changes while a batch runs is read again, and so is an image in it")
    func changes() throws {
        let batch = try BatchRunner()
        let other = BatchRunner.card.replacingOccurrences(of: "width: 120", with: "width: 77")
        try batch.runner.write(other, to: "other.yaml")
        let process = try BatchProcess(batch.runner, ["--template", "card.yaml", "--threads", "1"])
        let first = try process.ask(#"{"id": 1}"#)
        try batch.runner.write(other, to: "card.yaml")
        let second = try process.ask(#"{"id": 2}"#)
        let third = try process.ask(#"{"id": 3, "template": "other.yaml"}"#)
        try process.finish()
        #expect(first["hash"] as? String != second["hash"] as? String)
        #expect(second["hash"] as? String == third["hash"] as? String)
    }

    @Test("the schema in the folder of templates equals the generated one, and describes the answers")
    func schema() throws {
        let url = CommandRunner.root.appendingPathComponent("Templates/flatlay-batch.schema.json")
        let outcome = try CommandRunner().run(["schema", "--batch"])
        #expect(outcome.exitCode == 0)
        #expect(try String(contentsOf: url, encoding: .utf8) == outcome.text)
        let schema = try #require(JSONSerialization.jsonObject(with: outcome.standardOutput) as? [String: Any])
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        let batch = try BatchRunner()
        let answered = try batch.run(
            ["--timing", "--template", "card.yaml"], [#"{}"#, #"{"dta": 1}"#, #"{"data": {"x": 1}}"#])
        let answers = Set(answered.answers.flatMap(\.keys))
        #expect(answers.isSubset(of: Set(try #require(definitions["answer"]?["properties"] as? [String: Any]).keys)))
        let errors = Set(answered.answers.compactMap { $0["error"] as? [String: Any] }.flatMap(\.keys))
        #expect(errors == Set(try #require(definitions["error"]?["properties"] as? [String: Any]).keys))
        let end = try #require(JSONSerialization.jsonObject(with: Data(answered.end.utf8)) as? [String: Any])
        #expect(Set(end.keys).isSubset(of: Set(try #require(definitions["end"]?["properties"] as? [String: Any]).keys)))
    }
}
