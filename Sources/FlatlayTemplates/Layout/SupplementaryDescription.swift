import Flatlay
import Foundation

/// A supplementary view of an item: a badge.
struct SupplementaryDescription {
    var kind: String
    var size: NSCollectionLayoutSize
    var containerAnchor: NSCollectionLayoutAnchor
    var itemAnchor: NSCollectionLayoutAnchor?
    var zIndex: Int?

    func make() -> NSCollectionLayoutSupplementaryItem {
        let item: NSCollectionLayoutSupplementaryItem
        if let itemAnchor {
            item = NSCollectionLayoutSupplementaryItem(
                layoutSize: size, elementKind: kind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
        } else {
            item = NSCollectionLayoutSupplementaryItem(
                layoutSize: size, elementKind: kind, containerAnchor: containerAnchor)
        }
        if let zIndex { item.zIndex = zIndex }
        return item
    }
}

/// A view along the boundary of a section: a header or a footer.
struct BoundaryDescription {
    var kind: String
    var size: NSCollectionLayoutSize
    var alignment: NSRectAlignment
    var offset: CGPoint
    var pinToVisibleBounds: Bool
    var extendsBoundary: Bool
    var zIndex: Int?

    func make() -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: kind, alignment: alignment, absoluteOffset: offset)
        item.pinToVisibleBounds = pinToVisibleBounds
        item.extendsBoundary = extendsBoundary
        if let zIndex { item.zIndex = zIndex }
        return item
    }
}

/// The kinds that have short names in templates.
enum ElementKind {
    /// UIKit's name for `header` and `footer`; other kinds keep their names.
    static func named(_ name: String) -> String {
        switch name {
        case "header": UICollectionView.elementKindSectionHeader
        case "footer": UICollectionView.elementKindSectionFooter
        default: name
        }
    }
}
