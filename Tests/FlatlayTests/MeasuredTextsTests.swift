import Flatlay
import FlatlayDrawing
import Foundation
import RenderingTestSupport
import Testing

/// A limited number of measured views is cached; the others are created again when they are drawn.
@Suite struct MeasuredTextsTests {
    /// A grid shaper that counts how often it is told to cache every text.
    private final class NotingShaper: TextKeeping {
        private let shaper = GridTextShaper()
        private(set) var noteCount = 0

        func shape(_ spans: [TextSpan], style: ParagraphStyle, width: CGFloat?, height: CGFloat?) -> ShapedText {
            shaper.shape(spans, style: style, width: width, height: height)
        }

        func metrics(of font: FontDescriptor) -> FontMetrics { shaper.metrics(of: font) }

        func keepEveryText() { noteCount += 1 }
    }

    @Test("texts of views that are created twice are cached", arguments: [(4096, 0), (4100, 1)])
    @MainActor
    func keeping(count: Int, notes: Int) throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let list = CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<count))],
            layout: { UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)) },
            cell: { _, item in Text(verbatim: "\(item)") })
        let renderer = ImageRenderer(list, width: 200, height: 100)
        let shaper = NotingShaper()
        renderer.textShaper = shaper
        _ = try renderer.displayList()
        #expect(shaper.noteCount == notes)
    }
}
