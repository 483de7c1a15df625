import ActorLeases
import Foundation

/// A layout for renderers, which lay out on any thread: each call holds an ``ActorLease``.
package struct LeasedLayout: Sendable {
    /// The layout on the main actor.
    package let layout: UICollectionViewLayout

    /// Wraps a layout.
    package init(_ layout: UICollectionViewLayout) {
        self.layout = layout
    }

    /// The size of the content.
    package var contentSize: CGSize { withLease(layout) { $0.collectionViewContentSize } }

    /// The frames of all elements.
    package func frameList() -> FrameList { withLease(layout) { $0.frameList() } }

    /// The sections and groups that meet a rectangle.
    package func outlines(in rect: CGRect) -> LayoutOutlines { withLease(layout, rect) { $0.outlines(in: $1) } }

    /// The attributes of the elements that meet a rectangle.
    package func elements(in rect: CGRect) -> [LeasedAttributes] {
        LeasedAttributes.list(withLease(layout, rect) { $0.layoutAttributesForElements(in: $1) } ?? [])
    }

    /// The owner of an element.
    package func owner(of element: ElementIdentity) -> ElementOwner {
        withLease(layout, element) { $0.owner(of: $1) }
    }

    /// The lists of the layout; nil for layouts that have none.
    package var lists: LeasedLists? { (layout as? UICollectionViewCompositionalLayout).map { LeasedLists(layout: $0) } }
}

/// The lists of a layout for renderers.
package struct LeasedLists: Sendable {
    fileprivate let layout: UICollectionViewCompositionalLayout

    /// Whether any section is a list.
    package var hasLists: Bool { withLease(layout) { $0.hasLists } }

    /// The backgrounds behind the list sections that meet a rectangle.
    package func backgrounds(in rect: CGRect) -> [ListBackground] {
        withLease(layout, rect) { $0.listBackgrounds(in: $1) }
    }

    /// The background, corners and separators of a row.
    package func rowDecoration(at indexPath: IndexPath) -> ListRowDecoration? {
        withLease(layout, indexPath) { $0.listRowDecoration(at: $1) }
    }
}
