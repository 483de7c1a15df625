import Foundation
import TestSupport
import Testing

/// The behaviour of `flatlay batch` as a process: signals, pipes, memory.
@Suite(.serialized) struct BatchRunTests {
    @Test(
        "after a signal, running jobs finish, and jobs that were read but not started are named",
        arguments: [SIGTERM, SIGINT])
    func signals(signal: Int32) throws {
        let batch = try BatchRunner()
        let process = try BatchProcess(batch.runner, ["--template", "card.yaml", "--threads", "1"])
        _ = try process.ask(#"{"id": "first"}"#)
        // A slow job, followed by more jobs than are read in advance.
        try process.send(#"{"id": "slow", "width": 2000, "scale": 16, "png": "smallest"}"# + "\n")
        try process.send((0..<100).map { "{\"id\": \($0)}\n" }.joined())
        // Until the slow job is being drawn.
        let number = process.process.processIdentifier
        let before = processorTicks(of: number)
        #expect(blockUntil { processorTicks(of: number) > before + 5 })
        kill(process.process.processIdentifier, signal)
        let (lines, code, text) = try process.finish()
        let name = signal == SIGTERM ? "SIGTERM" : "SIGINT"
        #expect(code == 128 + signal)
        let notStarted = lines.filter { $0.contains("notStarted\"}") }.count
        let ok = lines.filter { $0.contains(#""status":"ok""#) }.count
        #expect((1...16).contains(notStarted), "no more is read ahead than the manual says, here 16 jobs")
        let ids = lines.dropLast().dropFirst().indices.map { $0 - 1 }
        #expect(lines.dropLast().dropFirst().map { id(of: $0) } == ids.map(String.init), "the answers have no gaps")
        #expect(
            lines.last
                == #"{"status":"stopped","jobs":\#(1 + ok + notStarted),"ok":\#(ok + 1),"failed":0,"notStarted":\#(notStarted),"signal":"\#(name)"}"#
        )
        #expect(
            text
                == "flatlay: stopped by \(name): \(ok + 1) jobs are answered, \(notStarted) were read and not started\n"
        )
    }

    private func id(of line: String) -> String {
        String(line.dropFirst(#"{"id":"#.count).prefix { $0 != "," })
    }

    @Test("a signal stops a batch that waits for jobs")
    func signalWhileWaiting() throws {
        let batch = try BatchRunner()
        let process = try BatchProcess(batch.runner, ["--template", "card.yaml"])
        _ = try process.ask("{}")
        kill(process.process.processIdentifier, SIGTERM)
        // It stops although its input is still open; `finish` would close it.
        process.process.waitUntilExit()
        let (lines, code, _) = try process.finish()
        #expect(code == 143)
        #expect(lines == [#"{"status":"stopped","jobs":1,"ok":1,"failed":0,"notStarted":0,"signal":"SIGTERM"}"#])
    }

    @Test("a closed output stops the batch with a message")
    func brokenPipe() throws {
        let batch = try BatchRunner()
        let process = try BatchProcess(batch.runner, ["--template", "card.yaml", "--threads", "1"])
        _ = try process.ask("{}")
        try process.closeOutput()
        // The input stays open; the batch stops by itself.
        try process.send((0..<3).map { "{\"id\": \"x\($0)\"}\n" }.joined())
        process.process.waitUntilExit()
        #expect(process.process.terminationStatus == 1)
        let (_, _, text) = try process.finish()
        #expect(text.hasPrefix("flatlay: standard output was closed after "))
        #expect(text.hasSuffix(" jobs, so their answers could not be written; read it to its end\n"))
    }

    @Test("2,000 jobs take no more memory than 200")
    func memory() throws {
        let batch = try BatchRunner()
        let process = try BatchProcess(batch.runner, ["--template", "card.yaml", "-o", "out/{id}.svg"])
        func ask(_ range: Range<Int>) throws -> Int {
            for start in stride(from: range.lowerBound, to: range.upperBound, by: 10) {
                let filler = String(repeating: "x", count: 2_000)
                let jobs = (start..<(start + 10)).map {
                    #"{"id": \#($0), "data": {"name": "Nr. \#($0)", "rest": "\#(filler)"}}"#
                }
                try process.send(jobs.joined(separator: "\n") + "\n")
                for _ in jobs { #expect(try process.line()?.contains(#""status":"ok""#) == true) }
            }
            return process.peakMemory
        }
        let early = try ask(0..<200)
        let late = try ask(200..<2_000)
        let (lines, code, _) = try process.finish()
        #expect(code == 0)
        #expect(lines == [#"{"status":"done","jobs":2000,"ok":2000,"failed":0,"notStarted":0}"#])
        // Meanwhile the caches of shaped text fill up to their limits.
        #expect(late < early + 40, "the most memory: \(early) MB after 200 jobs, \(late) MB after 2,000")
    }

    @Test("if the answers are not read the batch waits, and its memory does not grow")
    func backPressure() throws {
        let batch = try BatchRunner()
        let jobs = (0..<5_000).map {
            "{\"id\": \"\($0)\", \"data\": {\"name\": \"\(String(repeating: "n", count: 2_000))\"}}\n"
        }
        try batch.runner.write(jobs.joined(), to: "jobs.jsonl")
        let process = try BatchProcess(
            batch.runner, ["jobs.jsonl", "--template", "none-\(String(repeating: "x", count: 150)).yaml"])
        // Each answer has about 250 bytes, and a pipe holds 64 KB: the next one does not fit.
        #expect(blockUntil { process.unreadCount > 60_000 })
        let files = try FileManager.default.contentsOfDirectory(atPath: batch.runner.folder.path)
        #expect(!files.contains("Output"))
        #expect(process.process.isRunning)
        let (lines, code, _) = try process.finish()
        #expect(code == 1)
        #expect(lines.count == 5_001)
    }
}
