import Foundation
import Synchronization

/// Runs a plan on several processes at once, and prints the results.
final class FuzzSession: Sendable {
    private let plan: FuzzPlan
    private let program: URL
    private let root: URL
    private let reports = Mutex<[FuzzKind: FuzzWorker.Report]>([:])

    init(plan: FuzzPlan, program: URL, root: URL) {
        self.plan = plan
        self.program = program
        self.root = root
    }

    /// Returns whether nothing failed.
    func run(jobs: Int) throws -> Bool {
        let start = ContinuousClock.now
        let base = FileManager.default.temporaryDirectory.appendingPathComponent("flatlay-fuzz-\(getpid())")
        defer { try? FileManager.default.removeItem(at: base) }
        let group = DispatchGroup()
        for job in 0..<max(1, jobs) {
            let folder = base.appendingPathComponent("\(job)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            DispatchQueue.global().async(group: group) { [self] in
                let worker = FuzzWorker(program: program, root: root, folder: folder)
                while let chunk = plan.next() {
                    note(chunk, Result { try worker.report(chunk.kind, first: chunk.first, count: chunk.count) })
                }
            }
        }
        group.wait()
        return summarize(seconds: (ContinuousClock.now - start).components.seconds)
    }

    private func note(_ chunk: FuzzPlan.Chunk, _ result: Result<FuzzWorker.Report, any Error>) {
        var report = FuzzWorker.Report()
        switch result {
        case .success(let found): report = found
        case .failure(let error):
            report.failures = [FuzzFailure(kind: chunk.kind, seed: chunk.first, reason: "\(error)", input: [])]
        }
        for failure in report.failures {
            print(failure.description(command: program.lastPathComponent))
        }
        fflush(nil)
        reports.withLock { $0[chunk.kind, default: FuzzWorker.Report()].add(report) }
    }

    private func summarize(seconds: Int64) -> Bool {
        let reports = reports.withLock { $0 }
        var all = FuzzWorker.Report()
        print("kind       cases  pictures    errors  failures  slowest, ms (seed)")
        for kind in FuzzKind.allCases {
            guard let report = reports[kind] else { continue }
            all.add(report)
            print(line(kind.rawValue, report) + "  \(report.slowest.microseconds / 1000) (\(report.slowest.seed))")
        }
        print(line("all", all))
        print(
            "\(all.pictures + all.errors + all.failures.count) cases in \(seconds) s, largest process \(all.memory / 1024) MB"
        )
        return all.failures.isEmpty
    }

    private func line(_ name: String, _ report: FuzzWorker.Report) -> String {
        func padded(_ number: Int, _ width: Int) -> String {
            String(repeating: " ", count: max(0, width - "\(number)".count)) + "\(number)"
        }
        let cases = report.pictures + report.errors + report.failures.count
        return name + padded(cases, 16 - name.count) + padded(report.pictures, 10) + padded(report.errors, 10)
            + padded(report.failures.count, 10)
    }
}
