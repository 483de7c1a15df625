@_exported import DrawingTestSupport
import Flatlay
import Foundation

/// Helpers that the tests share.
extension ImageRenderer {
    /// Creates a renderer of a fixed size, at scale 1 by default, with a text shaper whose characters are 10×20 points.
    package convenience init(_ content: Content, width: CGFloat?, height: CGFloat? = nil, scale: CGFloat = 1) {
        self.init(content: content)
        proposedSize = ProposedViewSize(width: width, height: height)
        self.scale = scale
        textShaper = GridTextShaper()
    }
}

/// Layouts that several tests use.
package enum SampleLayouts {
    /// Rows of items of one size, as in article A: each item is as large as its group.
    @MainActor
    package static func shelf(width: CGFloat = 320, height: CGFloat = 180) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(width), heightDimension: .absolute(height)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 20, leading: 0, bottom: 20, trailing: 0)
        section.interGroupSpacing = 40
        section.orthogonalScrollingBehavior = .continuous
        return section
    }

    /// Returns a header as wide as its section.
    @MainActor
    package static func header(
        height: NSCollectionLayoutDimension = .absolute(44)
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
    }

    /// Returns a section with columns of equal width.
    @MainActor
    package static func columns(_ count: Int, height: CGFloat = 20) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(
                widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    /// Returns a section with rows as tall as their content.
    @MainActor
    package static func list(estimate: CGFloat = 44) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
    }

    /// Returns a layout with rows of 30 points, optionally with headers of 20.
    @MainActor
    package static func rows(header: Bool) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in
            let section = columns(1, height: 30)
            if header { section.boundarySupplementaryItems = [self.header(height: .absolute(20))] }
            return section
        }
    }
}
