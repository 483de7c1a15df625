import CBenchmarkProbe

/// Takes one measurement of a benchmark.
public final class Meter {
    enum Mode {
        /// Runs the work and measures nothing.
        case warmUp
        /// Processor time.
        case time
        /// Allocations and bytes.
        case heap
        /// Instructions, if valgrind runs the program; they are written out under the name.
        case instructions(name: String)
    }

    /// What one run cost, for one operation.
    struct Sample {
        var seconds = 0.0
        var allocations = 0.0
        /// The most bytes held at once beyond those held before.
        var peakBytes = 0.0
        /// The bytes still held when the work was done.
        var heldBytes = 0.0
        /// How many operations the run did.
        var operations = 1
    }

    private let mode: Mode
    private(set) var sample: Sample?

    init(_ mode: Mode) {
        self.mode = mode
    }

    /// Measures the work; everything around the call is not measured. What the work returns is kept until the
    /// measurement is over, so that the optimiser cannot leave the work out.
    ///
    /// - Parameter count: How often the work is done; figures are for one time. Short work is done often, because a
    ///   clock cannot see it otherwise.
    @inline(never)
    public func measure<Result>(repeating count: Int = 1, _ work: () -> Result) {
        precondition(sample == nil, "a benchmark measures once")
        var sample = Sample(operations: count)
        var kept: Result?
        switch mode {
        case .warmUp:
            for _ in 0..<count { kept = work() }
        case .time:
            let start = ProcessorTime.now
            for _ in 0..<count { kept = work() }
            sample.seconds = (ProcessorTime.now - start) / Double(count)
        case .heap:
            probe_reset_peak()
            let before = probe_read_heap()
            for _ in 0..<count { kept = work() }
            let after = probe_read_heap()
            sample.allocations = Double(after.allocations - before.allocations) / Double(count)
            sample.peakBytes = Double(max(0, after.peak_bytes - before.live_bytes))
            sample.heldBytes = Double(after.live_bytes - before.live_bytes)
        case .instructions(let name):
            probe_begin_counting()
            for _ in 0..<count { kept = work() }
            probe_end_counting("\(count) \(name)")
        }
        withExtendedLifetime(kept) {}
        self.sample = sample
    }
}
