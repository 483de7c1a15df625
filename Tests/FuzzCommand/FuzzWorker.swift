import Foundation

/// Starts processes that run cases, and reads their results.
struct FuzzWorker {
    let program: URL
    let root: URL
    /// The folder of this worker.
    let folder: URL

    /// The results of a chunk of cases.
    struct Report {
        var pictures = 0
        var errors = 0
        var failures: [FuzzFailure] = []
        /// The case that took the most CPU time.
        var slowest = (seed: 0, microseconds: 0)
        /// The peak memory of a process, in kilobytes.
        var memory = 0

        mutating func add(_ other: Report) {
            pictures += other.pictures
            errors += other.errors
            failures += other.failures
            if other.slowest.microseconds > slowest.microseconds { slowest = other.slowest }
            memory = max(memory, other.memory)
        }
    }

    func report(_ kind: FuzzKind, first: Int, count: Int) throws -> Report {
        if kind == .job { return try JobRun(program: program, folder: folder).report(first: first, count: count) }
        var report = Report()
        var next = first
        while next < first + count {
            let outcome = try child(kind, arguments: ["--first", "\(next)", "--count", "\(first + count - next)"])
            report.add(outcome.report)
            guard let culprit = outcome.culprit else { break }
            let input = FuzzInput(root: root).bytes(kind, seed: culprit)
            let failure = FuzzFailure(kind: kind, seed: culprit, reason: outcome.reason, input: input)
            report.failures.append(try smaller(failure))
            next = culprit + 1
        }
        return report
    }

    /// Returns the failure with the smallest input that still causes it. Parts are removed, large ones first.
    func smaller(_ failure: FuzzFailure) throws -> FuzzFailure {
        var best = failure
        // Each attempt at a case that takes too long takes as long.
        var remaining = failure.reason.hasPrefix("over") ? 12 : 60
        var size = best.input.count / 2
        while size > 0, remaining > 0 {
            var start = 0
            while start < best.input.count, remaining > 0 {
                var input = best.input
                input.removeSubrange(start..<min(start + size, input.count))
                remaining -= 1
                if try ends(input, like: failure) { best.input = input } else { start += size }
            }
            size /= 2
        }
        return best
    }

    private func ends(_ input: [UInt8], like failure: FuzzFailure) throws -> Bool {
        let file = folder.appendingPathComponent("smaller")
        try Data(input).write(to: file)
        let outcome = try child(failure.kind, arguments: ["--input", file.path, "--first", "\(failure.seed)"])
        return outcome.culprit != nil && outcome.reason == failure.reason
    }

    /// Runs a process. The culprit is the seed that ended it, if any.
    private func child(
        _ kind: FuzzKind, arguments: [String]
    ) throws -> (report: Report, culprit: Int?, reason: String) {
        let process = Process()
        process.executableURL = program
        process.arguments =
            ["child", "--kind", kind.rawValue, "--folder", folder.path, "--root", root.path] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        var report = Report()
        var open: Int?
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 2)
            guard words.count > 1, let seed = Int(words[1]) else { continue }
            switch words[0] {
            case "S": open = seed
            case "F": return (report, seed, words.count > 2 ? String(words[2]) : "an error without words")
            default:
                open = nil
                if words[0] == "P" { report.pictures += 1 } else { report.errors += 1 }
                let time = words.count > 2 ? Int(words[2]) ?? 0 : 0
                if time > report.slowest.microseconds { report.slowest = (seed, time) }
            }
        }
        report.memory = Self.memoryOfChildren
        return (report, open, reason(process))
    }

    private func reason(_ process: Process) -> String {
        guard process.terminationReason == .uncaughtSignal else { return "exit code \(process.terminationStatus)" }
        switch process.terminationStatus {
        case SIGPROF: return "over \(FuzzChild.secondLimit) s of CPU time"
        case SIGALRM: return "hangs"
        default: return "signal \(process.terminationStatus)"
        }
    }

    /// The peak memory of the ended child processes, in kilobytes.
    private static var memoryOfChildren: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        return usage.ru_maxrss
    }
}
