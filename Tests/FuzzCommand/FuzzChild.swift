import Foundation

/// The process that runs cases. It prints the seed of each case before it starts, so that its parent knows which one
/// ended it.
struct FuzzChild {
    /// The CPU time that a case may take, in seconds. A debug build takes longer, and is allowed smaller images.
    static var secondLimit: Int {
        #if DEBUG
        10
        #else
        2
        #endif
    }
    /// The memory that a case may use in addition to that of the idle process, in bytes.
    static let memoryLimit = 1 << 30

    let kind: FuzzKind
    let input: FuzzInput
    let run: FuzzRun

    init(kind: FuzzKind, root: URL, folder: URL) throws {
        self.kind = kind
        input = FuzzInput(root: root)
        run = try FuzzRun(folder: folder)
    }

    /// Runs the cases of consecutive seeds.
    func run(first: Int, count: Int) {
        limitMemory()
        for seed in first..<first + count {
            say("S \(seed)")
            report(seed, outcome(of: input.bytes(kind, seed: seed), seed: seed))
        }
    }

    /// Runs one case with a given input.
    func run(_ bytes: [UInt8], seed: Int) {
        limitMemory()
        say("S \(seed)")
        report(seed, outcome(of: bytes, seed: seed))
    }

    private func outcome(of bytes: [UInt8], seed: Int) -> (FuzzRun.Outcome, microseconds: Int) {
        let start = cpuTime
        // The system ends a case that takes too long.
        var limit = itimerval()
        limit.it_value.tv_sec = Self.secondLimit
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
        alarm(120)
        let outcome = run.outcome(of: kind, bytes, seed: seed)
        limit.it_value.tv_sec = 0
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
        alarm(0)
        return (outcome, cpuTime - start)
    }

    private func report(_ seed: Int, _ result: (outcome: FuzzRun.Outcome, microseconds: Int)) {
        switch result.outcome {
        case .picture: say("P \(seed) \(result.microseconds)")
        case .error: say("E \(seed) \(result.microseconds)")
        case .fault(let text): say("F \(seed) \(text.split(separator: "\n").first ?? "")")
        }
    }

    /// The process's CPU time in microseconds.
    private var cpuTime: Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
    }

    /// Limits the memory after a first image, when the idle process has allocated all that it needs.
    private func limitMemory() {
        _ = run.outcome(of: .path, Array("M0 0h9v9z".utf8), seed: 0)
        let template = "canvas: { width: 90 }\nsections: [{ items: 2, cell: { text: 'a {{ item }} ไทย' } }]"
        for seed in 0..<3 { _ = run.outcome(of: .mutated, Array(template.utf8), seed: seed) }
        let status = FileManager.default.contents(atPath: "/proc/self/statm") ?? Data()
        let pages = Int(String(decoding: status, as: UTF8.self).prefix { $0 != " " }) ?? 0
        let bytes = rlim_t(pages * sysconf(Int32(_SC_PAGESIZE)) + Self.memoryLimit)
        var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    }

    private func say(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
    }
}
