import SwiftUI
import UIKit

/// Nested groups that scroll horizontally, in a collection that scrolls vertically.
enum OrthogonalScrollingExample {
    @MainActor
    static func createLayout() -> UICollectionViewLayout {
        let section = NSCollectionLayoutSection(group: mosaicGroup(height: .fractionalHeight(0.4)))
        section.orthogonalScrollingBehavior = .continuous
        return UICollectionViewCompositionalLayout(section: section)
    }

    /// A large item and two small ones, narrower than the screen, so that a part of the next group is visible.
    @MainActor
    static func mosaicGroup(height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
        let insets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)

        let leadingItem = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
        leadingItem.contentInsets = insets

        let trailingItem = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
        trailingItem.contentInsets = insets
        let trailingGroup = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
            subitem: trailingItem, count: 2)

        return NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.85), heightDimension: height),
            subitems: [leadingItem, trailingGroup])
    }
}
