import SwiftUI
import UIKit

/// Sections with different layouts: rows, five columns, three columns.
enum DistinctSectionsExample {
    enum Section: Int, CaseIterable {
        case list, grid5, grid3

        var columnCount: Int {
            switch self {
            case .list: 1
            case .grid5: 5
            case .grid3: 3
            }
        }
    }

    @MainActor
    static func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { sectionIndex, _ in
            Section(rawValue: sectionIndex).map(layout(of:))
        }
    }

    @MainActor
    static func layout(of section: Section) -> NSCollectionLayoutSection {
        let columns = section.columnCount
        let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)

        let groupSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: columns == 1 ? .absolute(44) : .fractionalWidth(0.2))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: columns)

        let layoutSection = NSCollectionLayoutSection(group: group)
        layoutSection.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        return layoutSection
    }
}
