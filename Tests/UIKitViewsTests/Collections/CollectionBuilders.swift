import CollectionLayout
import Foundation
import UIKitViews

/// A collection view with a layout and its numbers of items, at scale 2.
@MainActor
func collectionView(
    _ layout: UICollectionViewLayout, _ counts: [Int], width: CGFloat = 320, height: CGFloat = 480,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
) -> UICollectionView {
    let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.itemCounts = counts
    view.traitCollection = UITraitCollection(displayScale: 2, layoutDirection: direction)
    return view
}

@MainActor
func collectionView(_ section: NSCollectionLayoutSection, _ counts: [Int]) -> UICollectionView {
    collectionView(UICollectionViewCompositionalLayout(section: section), counts)
}

/// Rows of equal cells, `columns` to a row.
@MainActor
func grid(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
}

extension UICollectionView {
    /// The frame list as lines, for comparing with literal text.
    var lines: [String] {
        collectionViewLayout.frameList().description.split(separator: "\n").map(String.init)
    }
}
