import CBenchmarkProbe

/// Runs benchmarks one after the other, on one thread.
struct BenchmarkRunner {
    /// Runs that are timed, at most and at least.
    static let mostRuns = 15
    static let leastRuns = 5
    /// After so many seconds no further run begins, once the least number is done.
    static let budget = 1.5

    /// Times and allocations of one benchmark.
    ///
    /// 1. One run to warm up: caches, pages, lazy statics. 2. Timed runs. 3. One run that counts allocations.
    func figures(of benchmark: Benchmark) -> Figures {
        var figures = Figures()
        _ = run(benchmark, .warmUp)
        let start = ProcessorTime.now
        while figures.seconds.count < Self.leastRuns
            || (figures.seconds.count < Self.mostRuns && (ProcessorTime.now - start) < Self.budget)
        {
            figures.seconds.append(run(benchmark, .time).seconds)
        }
        figures.seconds.sort()
        let heap = run(benchmark, .heap)
        figures.allocations = heap.allocations
        figures.peakBytes = heap.peakBytes
        figures.heldBytes = heap.heldBytes
        return figures
    }

    /// Runs one benchmark for callgrind, which does the counting. The first run warms up.
    func count(_ benchmark: Benchmark) {
        _ = run(benchmark, .warmUp)
        _ = run(benchmark, .instructions(name: benchmark.key))
    }

    private func run(_ benchmark: Benchmark, _ mode: Meter.Mode) -> Meter.Sample {
        let meter = Meter(mode)
        benchmark.body(meter)
        guard let sample = meter.sample else { preconditionFailure("\(benchmark.key) measures nothing") }
        return sample
    }
}
