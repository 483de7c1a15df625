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
    private var startTime = 0.0
    private var startHeap = probe_heap()

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
        var kept: Result?
        start()
        for _ in 0..<count { kept = work() }
        stop(operations: count)
        withExtendedLifetime(kept) {}
    }

    /// Begins to measure, where what is measured cannot be put into a closure.
    public func start() {
        precondition(sample == nil, "a benchmark measures once")
        switch mode {
        case .warmUp: break
        case .heap:
            probe_reset_peak()
            startHeap = probe_read_heap()
        case .instructions: probe_begin_counting()
        case .time: startTime = ProcessorTime.now
        }
    }

    /// Ends what ``start()`` began; figures are for one of the operations done in between.
    public func stop(operations count: Int = 1) {
        var sample = Sample(operations: count)
        switch mode {
        case .warmUp: break
        case .time: sample.seconds = (ProcessorTime.now - startTime) / Double(count)
        case .instructions(let name): probe_end_counting("\(count) \(name)")
        case .heap:
            let heap = probe_read_heap()
            sample.allocations = Double(heap.allocations - startHeap.allocations) / Double(count)
            sample.peakBytes = Double(max(0, heap.peak_bytes - startHeap.live_bytes))
            sample.heldBytes = Double(heap.live_bytes - startHeap.live_bytes)
        }
        self.sample = sample
    }
}
