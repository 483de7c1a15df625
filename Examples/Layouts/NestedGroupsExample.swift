import SwiftUI
import UIKit

/// A large item beside two small ones: a vertical group inside a horizontal one.
enum NestedGroupsExample {
    @MainActor
    static func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: nestedGroup()))
    }

    @MainActor
    static func nestedGroup() -> NSCollectionLayoutGroup {
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
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.4)),
            subitems: [leadingItem, trailingGroup])
    }
}
