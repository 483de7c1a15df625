import BenchmarkSupport
import Flatlay

/// Measures what happens to views before anything is painted: they become nodes, are measured, placed and written down
/// as a display list. Text is shaped beforehand, and nothing is drawn.
@main
enum ViewBenchmarks {
    static func main() {
        let shaper = RememberingShaper()
        let grids = [10, 100, 1_000].flatMap { count in
            [
                whole(
                    cells, size: count, width: 1_600, mostInstructions: count == 1_000 ? 170e6 : nil, shaper
                ) { SampleGrid(count: count) },
                phase(.resolve, count, shaper), phase(.measure, count, shaper), phase(.draw, count, shaper),
            ]
        }
        let one = whole("a cell of ten nodes", size: 1, width: 390, mostInstructions: 165e3, shaper) {
            SampleCell(number: 7)
        }
        let nests = [6, 12].map { depth in
            whole("nested stacks", size: depth, width: 800, mostInstructions: Double(depth) * 95e3, shaper) {
                NestedStacks(depth: depth)
            }
        }
        // A list makes the rows that fill its frame, so the three cost the same.
        let lists = [20, 10_000, 1_000_000].map { count in
            Benchmark(group, "a list on the screen of a phone", size: count) { meter in
                meter.measure(repeating: 10) {
                    displayList(
                        renderer(
                            List(0..<count, id: \.self) { number in
                                Label("\(number)", systemImage: "star").badge(number)
                            }
                            .frame(height: 852), width: 393, shaper))
                }
            }
        }
        // Scrolled to a row in its middle, a list compares the identifiers up to it, and makes the rows around it.
        let scrolled = [100, 10_000].map { count in
            Benchmark(group, "a list scrolled to its middle", size: count) { meter in
                meter.measure(repeating: 10) {
                    displayList(
                        renderer(
                            List(0..<count, id: \.self) { number in
                                Label("\(number)", systemImage: "star").badge(number)
                            }
                            .scrollPosition(id: .constant(count / 2), anchor: .top)
                            .frame(height: 852), width: 393, shaper))
                }
            }
        }
        BenchmarkProgram([one] + nests + lists + scrolled + grids, remarks: remarks).run()
    }

    private static let group = "From views to a display list"
    private static let cells = "a grid of cells of ten nodes"

    private enum Part: String {
        case resolve = "views become nodes"
        case measure = "nodes are measured"
        case draw = "nodes are placed and written down"
    }

    private static func renderer<Content: View>(
        _ content: Content, width: CGFloat, _ shaper: RememberingShaper
    ) -> ImageRenderer<Content> {
        let renderer = ImageRenderer(content: content)
        renderer.textShaper = shaper
        renderer.proposedSize.width = width
        return renderer
    }

    private static func displayList<Content: View>(_ renderer: ImageRenderer<Content>) -> DisplayList {
        do {
            return try renderer.displayList()
        } catch {
            fatalError("a benchmark's view is wrong: \(error)")
        }
    }

    private static func whole(
        _ name: String, size: Int, width: CGFloat, mostInstructions: Double?,
        _ shaper: RememberingShaper,
        content: @escaping () -> some View
    ) -> Benchmark {
        Benchmark(group, name, size: size, mostInstructions: mostInstructions) { meter in
            meter.measure(repeating: max(1, 200 / size)) {
                displayList(renderer(content(), width: width, shaper))
            }
        }
    }

    /// One part of laying a grid out; the parts together are the whole.
    private static func phase(_ part: Part, _ count: Int, _ shaper: RememberingShaper) -> Benchmark {
        Benchmark(group, "\(cells): \(part.rawValue)", size: count) { meter in
            if part == .resolve { meter.start() }
            let layout = PhaseLayout { phase in
                switch (phase, part) {
                case (.resolved, .resolve), (.measured, .measure): meter.stop()
                case (.resolved, .measure), (.measured, .draw): meter.start()
                default: break
                }
            }
            let list = displayList(renderer(layout { SampleGrid(count: count) }, width: 1_600, shaper))
            if part == .draw { meter.stop() }
            withExtendedLifetime(list) {}
        }
    }

    private static func remarks(_ figures: BenchmarkProgram.Lookup) -> [String] {
        let count = 1_000
        guard let whole = figures(group, cells, count) else { return [] }
        let nodes = Double(count * SampleCell.nodeCount)
        var lines = [
            String(
                format: "%.1f million nodes a second, %.1f allocations a node, %.1f µs a cell of ten nodes.",
                nodes / whole.median / 1e6, whole.allocations / nodes, whole.median / Double(count) * 1e6)
        ]
        if let six = figures(group, "nested stacks", 6), let twelve = figures(group, "nested stacks", 12) {
            lines.append(
                String(format: "Stacks nested 12 deep cost %.1f times those nested 6 deep.", twelve.median / six.median)
            )
        }
        return lines
    }
}
