import Foundation

/// The part of a collection to which an element belongs, and with which it moves when data changes.
package enum ElementOwner: Hashable, Sendable {
    /// The layout itself: its own headers and footers.
    case layout
    /// The section of the index path.
    case section
    /// The item at the index path.
    case item
}

extension UICollectionViewLayout {
    /// Returns the owner of an element, in constant time.
    ///
    /// The index path alone is not enough: a header and the badge of the first item are both at item 0. Compositional
    /// layouts know what they placed. In other layouts, headers and footers of UIKit's kinds and decoration views
    /// belong to sections, and everything else to the item at the index path.
    package func owner(of element: ElementIdentity) -> ElementOwner {
        switch element.category {
        case .cell: return .item
        case .decorationView: return .section
        case .supplementaryView: break
        }
        if element.indexPath == .wholeLayout { return .layout }
        if let layout = self as? UICollectionViewCompositionalLayout {
            return layout.plan?.hasBoundaryItem(element) == true ? .section : .item
        }
        let kinds = [CollectionElementKind.sectionHeader, CollectionElementKind.sectionFooter]
        return kinds.contains(element.kind ?? "") ? .section : .item
    }
}

extension LayoutPlan {
    /// Whether an element is a boundary item of its section.
    fileprivate func hasBoundaryItem(_ element: ElementIdentity) -> Bool {
        guard element.indexPath.item == 0, sections.indices.contains(element.indexPath.section),
            let plan = sections[element.indexPath.section].plan
        else { return false }
        return plans[plan].boundaryItems.contains { $0.kind == element.kind }
    }
}

extension IndexPath {
    /// The index path of a layout's own headers and footers.
    package static let wholeLayout = LayoutFrames.ownPath
}
