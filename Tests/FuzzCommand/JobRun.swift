import Foundation

/// Feeds lines of jobs to `flatlay batch`. Each is answered, the process survives, and nothing is written outside its
/// folder.
struct JobRun {
    let program: URL
    let folder: URL

    func report(first: Int, count: Int) throws -> FuzzWorker.Report {
        var report = FuzzWorker.Report()
        let seeds = Array(first..<first + count)
        let outcome = try run(seeds)
        report.pictures = outcome.pictures
        report.errors = outcome.errors
        if let reason = outcome.fault { report.failures.append(try narrowed(seeds, reason)) }
        return report
    }

    /// Halves the jobs as long as they still cause the fault.
    private func narrowed(_ seeds: [Int], _ reason: String) throws -> FuzzFailure {
        var seeds = seeds
        while seeds.count > 1 {
            let half = seeds.count / 2
            if try run(Array(seeds[..<half])).fault != nil {
                seeds = Array(seeds[..<half])
            } else if try run(Array(seeds[half...])).fault != nil {
                seeds = Array(seeds[half...])
            } else {
                break
            }
        }
        return FuzzFailure(kind: .job, seed: seeds[0], reason: reason, input: Array(lines(seeds).utf8))
    }

    private func lines(_ seeds: [Int]) -> String {
        seeds.map { seed in
            var random = FuzzRandom(seed: seed)
            return JobLines.line(&random, number: seed) + "\n"
        }.joined()
    }

    private func run(_ seeds: [Int]) throws -> (pictures: Int, errors: Int, fault: String?) {
        let manager = FileManager.default
        let home = folder.appendingPathComponent("home")
        try? manager.removeItem(at: home)
        // Jobs name files in the folder of the batch, and none outside it.
        let current = home.appendingPathComponent("current")
        try manager.createDirectory(at: current, withIntermediateDirectories: true)
        let template = "canvas: { width: 50 }\ndata: { tags: [a] }\nsections: [{ items: tags, cell: { text: a } }]"
        try Data(template.utf8).write(to: home.appendingPathComponent("t.yaml"))
        let input = home.appendingPathComponent("jobs.jsonl")
        let text = lines(seeds)
        try Data(text.utf8).write(to: input)
        let output = home.appendingPathComponent("answers.jsonl")
        try Data().write(to: output)
        let process = Process()
        process.executableURL = program.deletingLastPathComponent().appendingPathComponent("flatlay")
        let name = ["out/{id}.png", "out/{id}-{a}.png", "out/", "out/{line}"][seeds[0] / 8 % 4]
        process.arguments = ["batch", "../jobs.jsonl", "--template", "../t.yaml", "-o", name, "--threads", "1"]
        process.currentDirectoryURL = current
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit else {
            return (0, 0, "flatlay batch ends with signal \(process.terminationStatus)")
        }
        guard process.terminationStatus < 2 else {
            return (0, 0, "flatlay batch ends with exit code \(process.terminationStatus)")
        }
        let answers = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
        let wanted = text.split(separator: "\n").count
        let (pictures, errors) = (
            answers.count { $0.contains("\"ok\",") }, answers.count { $0.contains("\"failed\",") }
        )
        guard pictures + errors == wanted else { return (0, 0, "\(wanted) jobs, but \(pictures + errors) answers") }
        let names = try manager.contentsOfDirectory(atPath: home.path).sorted()
        guard names == ["answers.jsonl", "current", "jobs.jsonl", "t.yaml"] else {
            return (0, 0, "files beside the folder: \(names)")
        }
        // A line without a job has no answer.
        return (pictures, errors + seeds.count - wanted, nil)
    }
}
