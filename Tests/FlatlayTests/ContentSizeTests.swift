import Flatlay
import Foundation
import Testing

/// The text size reaches the layout of a collection.
@Suite struct ContentSizeTests {
    @Test(
        arguments: [(DynamicTypeSize.large, [100, 100]), (.accessibility1, [200, 200])]
            as [(DynamicTypeSize, [CGFloat])])
    func layoutsReadTheTextSize(size: DynamicTypeSize, widths: [CGFloat]) throws {
        let collection = CollectionView(
            rows: [CollectionRow(section: 0, items: [0, 1])],
            layout: {
                UICollectionViewCompositionalLayout { _, environment in
                    let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
                    let item = NSCollectionLayoutItem(
                        layoutSize: NSCollectionLayoutSize(
                            widthDimension: .fractionalWidth(isLarge ? 1 : 0.5), heightDimension: .absolute(20)))
                    let group = NSCollectionLayoutGroup.horizontal(
                        layoutSize: NSCollectionLayoutSize(
                            widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
                        subitems: [item])
                    return NSCollectionLayoutSection(group: group)
                }
            },
            cell: { _, _ in Color.red })
        let renderer = ImageRenderer(content: collection)
        renderer.proposedSize = ProposedViewSize(width: 200, height: nil)
        renderer.dynamicTypeSize = size
        let cells = try renderer.displayList().nodes.filter { $0.name.hasPrefix("cell-") }
        #expect(cells.map(\.frame.width) == widths)
    }
}
