import Flatlay
import Foundation

/// A supplementary view of an item: a badge.
struct SupplementaryDescription {
    var kind: String
    var size: SizeDescription
    var containerAnchor: AnchorDescription
    var itemAnchor: AnchorDescription?
    var zIndex: Int?

    @MainActor
    func make() -> NSCollectionLayoutSupplementaryItem {
        let item: NSCollectionLayoutSupplementaryItem
        if let itemAnchor {
            item = NSCollectionLayoutSupplementaryItem(
                layoutSize: size.make(), elementKind: kind, containerAnchor: containerAnchor.make(),
                itemAnchor: itemAnchor.make())
        } else {
            item = NSCollectionLayoutSupplementaryItem(
                layoutSize: size.make(), elementKind: kind, containerAnchor: containerAnchor.make())
        }
        if let zIndex { item.zIndex = zIndex }
        return item
    }
}

/// A view along the boundary of a section: a header or a footer.
struct BoundaryDescription {
    var kind: String
    var size: SizeDescription
    var alignment: NSRectAlignment
    var offset: CGPoint
    var pinToVisibleBounds: Bool
    var extendsBoundary: Bool
    var zIndex: Int?

    @MainActor
    func make() -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size.make(), elementKind: kind, alignment: alignment, absoluteOffset: offset)
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
