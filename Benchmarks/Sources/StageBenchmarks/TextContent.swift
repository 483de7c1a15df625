import BenchmarkSupport
import Flatlay
import Foundation

/// Texts as apps show them, other than short Latin lines: rows in many scripts with emoji, and wrapped paragraphs.
enum TextContent: String, CaseIterable {
    case rows = "Rows of three texts in ten scripts"
    case paragraphs = "Wrapped paragraphs"

    /// The number of cells.
    var count: Int { self == .rows ? 1000 : 400 }

    /// The rows of the table: what one operation costs for all cells.
    static func benchmarks() throws -> [Benchmark] {
        let fonts = try FontLibrary()
        return allCases.flatMap { content in
            ["new texts", "PNG", "SVG", "PDF"].map { part in
                Benchmark(content.rawValue, part, size: content.count) { meter in
                    do {
                        try content.measure(part, fonts, meter)
                    } catch {
                        fatalError("a benchmark's scene is wrong: \(error)")
                    }
                }
            }
        }
    }

    private func measure(_ part: String, _ fonts: FontLibrary, _ meter: Meter) throws {
        let cache = RenderCache()
        let renderer = renderer(0, fonts, cache, threads: 1)
        let list = try renderer.displayList()
        switch part {
        case "PNG":
            var options = PNGOptions(scale: 2)
            options.threadLimit = 1
            let painter = PNGRenderer(cache: cache, options: options)
            _ = try painter.data(for: list)
            meter.measure { try? painter.data(for: list) }
        case "SVG":
            let writer = SVGWriter(cache: cache)
            _ = try writer.data(for: list)
            meter.measure { try? writer.data(for: list) }
        case "PDF":
            let writer = PDFWriter(cache: cache)
            _ = try writer.data(for: list)
            meter.measure { try? writer.data(for: list) }
        default:
            let renderer = self.renderer(1, fonts, cache, threads: 1)
            meter.measure { try? renderer.displayList() }
        }
    }

    private func renderer(
        _ variant: Int, _ fonts: FontLibrary, _ cache: RenderCache, threads: Int
    ) -> ImageRenderer<TextContentView> {
        let renderer = ImageRenderer(content: TextContentView(content: self, variant: variant))
        renderer.fonts = fonts
        renderer.cache = cache
        renderer.threadLimit = threads
        renderer.proposedSize = ProposedViewSize(width: 600, height: nil)
        return renderer
    }

    /// Prints how long the display lists take on one and on two threads, the medians of several rounds by turns. The
    /// program counts allocations for all threads in one place, which slows two threads down more than one.
    static func compareThreads() throws {
        let fonts = try FontLibrary()
        for content in allCases {
            var times: [[Double]] = [[], []]
            let caches = [RenderCache(), RenderCache()]
            for round in 0..<9 {
                for threads in 1...2 {
                    let renderer = content.renderer(round, fonts, caches[threads - 1], threads: threads)
                    let start = ContinuousClock.now
                    _ = try renderer.displayList()
                    let time = ContinuousClock.now - start
                    if round > 0 { times[threads - 1].append(Double(time.components.attoseconds) / 1e15) }
                }
            }
            let medians = times.map { $0.sorted()[$0.count / 2] }
            print(
                content.rawValue,
                String(
                    format: "one thread %.1f ms, two threads %.1f ms: %.2f times as fast", medians[0], medians[1],
                    medians[0] / medians[1]))
        }
    }
}

nonisolated private struct TextContentView: View {
    let content: TextContent
    let variant: Int

    var body: some View {
        CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<content.count))],
            layout: { UICollectionViewCompositionalLayout(section: TextContentView.section()) },
            concurrentCell: { [content, variant] _, index in
                TextContentCell(content: content, number: index + variant * content.count)
            })
    }

    @MainActor
    private static func section() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
}

nonisolated private struct TextContentCell: View {
    let content: TextContent
    let number: Int

    var body: some View {
        switch content {
        case .rows:
            HStack {
                VStack(alignment: .leading) {
                    Text("\(phrase(0)) \(number)").font(.headline).lineLimit(1)
                    Text("\(phrase(3)) \(phrase(5)) \(phrase(7)) \(number)").font(.subheadline).lineLimit(2)
                }
                Spacer()
                Text("\(number) \(phrase(1))").font(.caption)
            }
            .padding(8)
        case .paragraphs:
            Text(
                (0..<60).map { TextContentCell.words[(number * 7 + $0 * (number % 11 + 3)) % 40] }
                    .joined(separator: " ") + " \(number)."
            )
            .padding(8)
        }
    }

    private func phrase(_ step: Int) -> String {
        TextContentCell.phrases[(number * 3 + step) % TextContentCell.phrases.count]
    }

    private static let phrases = [
        "Morning coffee ☕️", "Привет, как дела", "Γειά σου Κόσμε", "صباح الخير", "בוקר טוב", "おはようございます", "早上好 🌞",
        "좋은 아침", "नमस्ते दुनिया", "สวัสดีชาวโลก", "Chào buổi sáng", "👩‍👩‍👧 family", "Straße & Größe", "🇩🇪 Berlin 🎉",
    ]
    private static let words = """
        the river carried a small boat past houses and gardens where people had gathered to watch evening light fall on \
        water moving slowly toward an ocean nobody in town remembered having seen for years but everyone still described
        """.split(separator: " ").map(String.init) + ["quickly", "after", "office", "Vienna", "1,204", "—"]
}
