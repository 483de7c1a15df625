import CollectionLayout
import FlatlayScene
import Foundation
import UIKitViews

/// The views of elements that are shown.
extension UICollectionView {
    /// The cells whose items are visible, as last shown, in the order of their items.
    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
    }

    /// The visible supplementary views of a kind, as last shown, in the order of their index paths.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
            .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
    }

    /// Returns the item that a cell shows; nil if it shows none.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        elements.indexPath(of: cell)
    }

    /// Returns the index path that a supplementary view of a kind belongs to; nil if it is not shown.
    public func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
        elements.indexPath(of: view)
    }

    /// The view behind the elements, which fills the visible area; nil for none.
    public var backgroundView: UIView? {
        get { elements.backgroundView }
        set { elements.backgroundView = newValue }
    }

    /// The data source whose elements are loaded early; never asked, because an image loads all that it shows.
    public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { elements.prefetchDataSource }
        set { elements.prefetchDataSource = newValue }
    }
    /// Whether cells are loaded early; has no effect.
    public var isPrefetchingEnabled: Bool {
        get { elements.isPrefetchingEnabled }
        set { elements.isPrefetchingEnabled = newValue }
    }
    /// Whether the focus returns to the item that had it last; has no effect: `InteractiveRenderer` always does so.
    public var remembersLastFocusedIndexPath: Bool {
        get { elements.remembersLastFocusedIndexPath }
        set { elements.remembersLastFocusedIndexPath = newValue }
    }
    /// Whether items can be dragged; has no effect.
    public var dragInteractionEnabled: Bool {
        get { elements.isDraggingEnabled }
        set { elements.isDraggingEnabled = newValue }
    }
    /// Whether changes wait for the data source; always false.
    public var hasUncommittedUpdates: Bool { false }
    /// Whether an item is being dragged; always false.
    public var hasActiveDrag: Bool { false }
    /// Whether an item is being dropped; always false.
    public var hasActiveDrop: Bool { false }
}

extension CollectionElements: CollectionViewHosting {
    package func layOutVisibleViews() {
        // A provider that lays out its collection view gets no other cells meanwhile.
        guard requested == nil, collectionView.dataSource is any UICollectionViewDataSource else { return }
        for attributes in visibleAttributes {
            let offered = OfferedElement(identity: attributes.elementIdentity, size: attributes.size)
            // The error of such a view is reported when it is drawn.
            guard let view = try? reusableView(of: offered) else { continue }
            if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
            view.center = attributes.center
        }
    }

    package var visibleViews: [UIView] {
        guard hasViews else { return [] }
        return visibleAttributes.compactMap { attributes in
            let view = kept(attributes.elementIdentity)
            view?.center = attributes.center
            return view
        }
    }

    /// The cells and supplementary views that meet the bounds, from back to front.
    private var visibleAttributes: [UICollectionViewLayoutAttributes] {
        var visible: [(order: (Int, IndexPath), attributes: UICollectionViewLayoutAttributes)] = []
        for attributes in collectionView.layoutAttributes(in: collectionView.bounds)
        where attributes.representedElementCategory != .decorationView && !attributes.isHidden {
            visible.append(((attributes.zIndex, attributes.indexPath), attributes))
        }
        // A closure that is `Sendable` is on no actor, and not checked for one at each comparison.
        return visible.sorted { @Sendable in $0.order < $1.order }.map { @Sendable in $0.attributes }
    }
}

/// A data source that loads early what will be shown; never asked.
@MainActor @preconcurrency
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Loads what items will show.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Stops loading what items would have shown.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {}
}
