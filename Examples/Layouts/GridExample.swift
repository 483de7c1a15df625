import SwiftUI
import UIKit

/// Squares, five in a row, without space between them.
enum GridExample {
    @MainActor
    static func createLayout() -> UICollectionViewLayout {
        let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)

        // The height is a fraction of the width, so that items are square on every screen.
        let groupSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
