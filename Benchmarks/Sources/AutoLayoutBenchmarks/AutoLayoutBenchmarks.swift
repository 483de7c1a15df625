import AutoLayout
import BenchmarkSupport

/// Measures layouts by constraints: a cell for the first time, and again for other texts.
@main
enum AutoLayoutBenchmarks {
    private static let group = "Layout by constraints"

    static func main() {
        BenchmarkProgram([
            Benchmark(group, "a cell of 20 constraints, first layout", size: 1, promise: 1e-3) { meter in
                meter.measure {
                    height {
                        var cell = try FeedCell(); return try cell.show(0)
                    }
                }
            },
            // What is measured is all thousand of them.
            Benchmark(group, "a cell of 20 constraints, for 1,000 other texts", size: 1000, promise: 0.05) { meter in
                guard var cell = try? FeedCell() else { return }
                meter.measure { height { try (0..<1000).reduce(0) { try $0 + cell.show($1) } } }
            },
        ]).run()
    }

    /// A layout of numbers that are known to be finite cannot fail.
    private static func height(_ body: () throws -> Double) -> Double { (try? body()) ?? .nan }
}
