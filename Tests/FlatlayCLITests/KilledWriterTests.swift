import Foundation
import Testing

/// Batches that are killed in the middle of their work.
@Suite(.serialized) struct KilledWriterTests {
    @Test("a killed batch leaves only complete files; the next run deletes temporary ones", arguments: [false, true])
    func killed(replacing: Bool) throws {
        let batch = try BatchRunner()
        let jobCount = 120
        let jobs = (0..<jobCount).map { #"{"id": \#($0), "data": {"name": "Nr. \#($0)"}}"# }
        try batch.runner.write(jobs.joined(separator: "\n"), to: "jobs.jsonl")
        let arguments = ["jobs.jsonl", "--template", "card.yaml", "-o", "out/{id}.svg"]
        let out = batch.runner.folder.path + "/out"
        var expected: [String: Data] = [:]
        if replacing { expected = try finish(batch, arguments, out) }
        for round in 0..<20 {
            if !replacing { try? FileManager.default.removeItem(atPath: out) }
            let process = try BatchProcess(batch.runner, arguments)
            // Killed after a number of answers, at an arbitrary point.
            for _ in 0..<(1 + round * 5) { #expect(try process.line() != nil) }
            kill(process.process.processIdentifier, SIGKILL)
            process.process.waitUntilExit()
            for name in try FileManager.default.contentsOfDirectory(atPath: out) where name.hasSuffix(".svg") {
                let text = try String(contentsOfFile: out + "/" + name, encoding: .utf8)
                #expect(text.hasPrefix("<svg") && text.hasSuffix("</svg>\n"), "\(name) is whole")
            }
        }
        let files = try finish(batch, arguments, out)
        #expect(files.count == jobCount)
        #expect(files.keys.allSatisfy { $0.hasSuffix(".svg") }, "\(files.keys.filter { !$0.hasSuffix(".svg") })")
        if replacing { #expect(files == expected) }
    }

    /// A complete run, and the files that exist after it.
    private func finish(_ batch: BatchRunner, _ arguments: [String], _ out: String) throws -> [String: Data] {
        let outcome = try batch.run(arguments, input: Data())
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        let names = try FileManager.default.contentsOfDirectory(atPath: out)
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: URL(fileURLWithPath: out + "/" + $0))) })
    }
}
