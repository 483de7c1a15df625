import BenchmarkSupport
import Foundation

/// Measures the layout engine: first layouts, and what is asked of a layout after that. Nothing is drawn.
@main
@MainActor
enum LayoutBenchmarks {
    static func main() {
        let scenarios = Scenarios.all
        let stages = FinishedStages()
        let asked = scenarios.filter { !$0.waits }
        let scrolled = asked.filter { $0.name.contains("header") || $0.name.contains("list") }
        let benchmarks = [
            scenarios.flatMap(firstLayouts),
            asked.flatMap { screens($0, stages) },
            asked.map { item($0, stages) },
            asked.map { contentSize($0, stages) },
            scrolled.flatMap { scrolls($0, stages) },
        ]
        BenchmarkProgram(benchmarks.flatMap { $0 }, remarks: remarks).run()
    }

    private enum Group {
        static let first = "First layout"
        static let screen = "The elements of one screen"
        static let item = "The frame of one item in the middle"
        static let size = "The size of the content"
        static let scroll = "100 offsets: scroll, then the elements of the screen"
    }

    /// What every question about a finished layout may take, in seconds.
    private static let queryPromise = 0.0001

    private static func firstLayouts(_ scenario: Scenario) -> [Benchmark] {
        scenario.sizes.map { size in
            Benchmark(
                Group.first, scenario.name, size: size, promise: size == scenario.largest ? scenario.promise : nil,
                mostInstructions: size == scenario.largest ? scenario.mostInstructions : nil,
                countsInstructions: !scenario.waits
            ) { meter in
                let stage = scenario.make(size)
                meter.measure { stage.layOut() }
            }
        }
    }

    private static func screens(_ scenario: Scenario, _ stages: FinishedStages) -> [Benchmark] {
        scenario.sizes.flatMap { size in
            let places: [(name: String, part: CGFloat)] = [("top", 0), ("middle", 0.5), ("end", 1)]
            return places.filter { size == scenario.largest || $0.name == "middle" }.map { place in
                Benchmark(
                    Group.screen, "\(scenario.name): \(place.name)", size: size, promise: queryPromise,
                    mostInstructions: 500e3
                ) { meter in
                    let stage = stages[scenario, size]
                    let screen = stage.screen(at: place.part)
                    meter.measure(repeating: 100) { stage.layout.layoutAttributesForElements(in: screen) }
                }
            }
        }
    }

    private static func item(_ scenario: Scenario, _ stages: FinishedStages) -> Benchmark {
        let size = scenario.largest
        return Benchmark(Group.item, scenario.name, size: size, promise: queryPromise) { meter in
            let stage = stages[scenario, size]
            let section = stage.view.numberOfSections / 2
            let path = IndexPath(item: stage.view.numberOfItems(inSection: section) / 2, section: section)
            meter.measure(repeating: 1000) { stage.layout.layoutAttributesForItem(at: path) }
        }
    }

    private static func contentSize(_ scenario: Scenario, _ stages: FinishedStages) -> Benchmark {
        let size = scenario.largest
        return Benchmark(Group.size, scenario.name, size: size, promise: queryPromise) { meter in
            let stage = stages[scenario, size]
            meter.measure(repeating: 1000) { stage.layout.collectionViewContentSize }
        }
    }

    private static func scrolls(_ scenario: Scenario, _ stages: FinishedStages) -> [Benchmark] {
        scenario.sizes.map { size in
            Benchmark(Group.scroll, scenario.name, size: size, promise: 100 * queryPromise) { meter in
                let stage = stages[scenario, size]
                let step = stage.view.contentSize.height / 101
                meter.measure {
                    var found = 0
                    for position in 1...100 {
                        stage.view.contentOffset.y = step * CGFloat(position)
                        found += stage.layout.layoutAttributesForElements(in: stage.view.bounds)?.count ?? 0
                    }
                    return found
                }
            }
        }
    }

    private static func remarks(_ figures: BenchmarkProgram.Lookup) -> [String] {
        let size = Scenarios.thousands[Scenarios.thousands.count - 1]
        guard let engine = figures(Group.first, Scenarios.measuredRows, size),
            let measured = figures(Group.first, Scenarios.slowlyMeasuredRows, size)
        else { return [] }
        return [
            String(
                format: "Measured rows: the engine takes %.2f µs a row, %.1f %% of all where measuring takes 10 µs.",
                engine.median / Double(size) * 1e6, engine.median / measured.median * 100)
        ]
    }
}
