import CollectionLayout
import Foundation

/// Short forms for the tests: `row(.absolute(44))`, `items(.fractionalWidth(0.5))`.
typealias Dimension = NSCollectionLayoutDimension

@MainActor
func layoutSize(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor
func item(_ width: Dimension, _ height: Dimension = .fractionalHeight(1)) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: layoutSize(width, height))
}

@MainActor
func horizontal(
    _ width: Dimension, _ height: Dimension, _ subitems: [NSCollectionLayoutItem]
) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: layoutSize(width, height), subitems: subitems)
}

@MainActor
func vertical(
    _ width: Dimension, _ height: Dimension, _ subitems: [NSCollectionLayoutItem]
) -> NSCollectionLayoutGroup {
    .vertical(layoutSize: layoutSize(width, height), subitems: subitems)
}

/// Rows of equal cells, `columns` to a row.
@MainActor
func grid(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
        group: horizontal(
            .fractionalWidth(1), .absolute(height), [item(.fractionalWidth(1 / CGFloat(columns)))]))
}

@MainActor
func boundary(
    _ kind: String, _ width: Dimension, _ height: Dimension, _ alignment: NSRectAlignment, offset: CGPoint = .zero
) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize(width, height), elementKind: kind, alignment: alignment, absoluteOffset: offset)
}

@MainActor
func collectionView(
    _ layout: UICollectionViewLayout, _ counts: [Int], width: CGFloat = 320, height: CGFloat = 480,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
) -> StandaloneLayoutHost {
    let view = StandaloneLayoutHost(
        frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.itemCounts = counts
    view.traitCollection = UITraitCollection(displayScale: 2, layoutDirection: direction)
    return view
}

@MainActor
func collectionView(
    _ section: NSCollectionLayoutSection, _ counts: [Int], width: CGFloat = 320, height: CGFloat = 480,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
) -> StandaloneLayoutHost {
    collectionView(
        UICollectionViewCompositionalLayout(section: section), counts, width: width, height: height,
        direction: direction)
}

extension StandaloneLayoutHost {
    /// The frame list as lines, for comparing with literal text.
    var lines: [String] {
        collectionViewLayout.frameList().description.split(separator: "\n").map(String.init)
    }
}
