import BenchmarkSupport
import Flatlay

/// Measures what a window onto a large collection costs: the data is at hand; cells in sight are made, laid out and
/// written down as a display list. Text is shaped on a grid, and nothing is painted.
@main
enum SceneBenchmarks {
    static func main() {
        let benchmarks = SampleCollection.allCases.flatMap { sample in
            sample.sizes.map { size in window(onto: sample, size) }
        }
        BenchmarkProgram(benchmarks, remarks: remarks).run()
    }

    private static let group = "A window onto a collection"

    /// A screen in the middle of the content.
    private static func window(onto sample: SampleCollection, _ size: Int) -> Benchmark {
        Benchmark(group, sample.rawValue, size: size, mostInstructions: sample.mostInstructions) { meter in
            let data = sample.data(size)
            meter.measure {
                let renderer = ImageRenderer(content: sample.view(of: data, size: size))
                renderer.textShaper = GridTextShaper()
                renderer.proposedSize = ProposedViewSize(width: 390, height: 844)
                do {
                    return try renderer.displayList()
                } catch {
                    fatalError("a benchmark's collection is wrong: \(error)")
                }
            }
        }
    }

    private static func remarks(_ figures: BenchmarkProgram.Lookup) -> [String] {
        SampleCollection.allCases.compactMap { sample in
            guard let least = sample.sizes.first, let most = sample.sizes.last,
                let small = figures(group, sample.rawValue, least), let large = figures(group, sample.rawValue, most)
            else { return nil }
            let times = String(format: "%.1f", large.median / small.median)
            return "\(sample.rawValue): \(most / least) times as many items take \(times) times as long."
        }
    }
}
