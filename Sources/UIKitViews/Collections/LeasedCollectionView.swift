import ActorLeases
import CollectionLayout
import Foundation

/// A collection view for renderers, which lay out on any thread: each call holds an ``ActorLease``.
package struct LeasedCollectionView: Sendable {
    /// The collection view on the main actor.
    package let view: UICollectionView

    /// Wraps a collection view.
    package init(_ view: UICollectionView) {
        self.view = view
    }

    /// Creates a collection view.
    package init(frame: CGRect, layout: LeasedLayout) {
        view = withLease(frame, layout.layout) { UICollectionView(frame: $0, collectionViewLayout: $1) }
    }

    // MARK: Input

    /// Sets what frames depend on. A collection view among other views stays where its superview has put it.
    package func set(frame: CGRect, itemCounts: [Int], traits: UITraitCollection) {
        withLease(view, frame) { view, frame in
            if view.superview == nil {
                view.frame = frame
            } else if view.bounds.size != frame.size {
                view.bounds.size = frame.size
            }
        }
        withLease(view, itemCounts) { $0.itemCounts = $1 }
        withLease(view, traits) { $0.traitCollection = $1 }
    }

    /// Sets what measures content.
    package func setMeasuring(
        _ policy: UICollectionView.MeasuringPolicy, one: @escaping PreferredSizeProvider,
        many: @escaping ([PreferredSizeRequest]) -> [CGSize?]?
    ) {
        withLease(view, one) { $0.preferredSizeProvider = $1 }
        withLease(view, many) { $0.preferredSizes.manyProvider = $1 }
        withLease(view, policy) { $0.measuringPolicy = $1 }
    }

    /// Lays out everything.
    package func layoutElements() throws(CollectionLayoutError) {
        // The error as a value: the compiler cannot cast functions with typed errors.
        let error = withLease(view) { (view) -> CollectionLayoutError? in
            do throws(CollectionLayoutError) {
                try view.layoutElements()
                return nil
            } catch {
                return error
            }
        }
        if let error { throw error }
    }

    // MARK: Answers

    /// The layout.
    package var layout: LeasedLayout { LeasedLayout(withLease(view) { $0.collectionViewLayout }) }

    /// The visible rectangle in content coordinates.
    package var bounds: CGRect { withLease(view) { $0.bounds } }

    /// The space around the content.
    package var adjustedContentInset: UIEdgeInsets { withLease(view) { $0.adjustedContentInset } }

    /// The attributes of an element; nil if it does not exist.
    package func attributes(of element: ElementIdentity) -> LeasedAttributes? {
        withLease(view, element) { $0.attributes(of: $1) }.map { LeasedAttributes($0) }
    }

    // MARK: Scrolling

    /// The point of the content at the origin of the bounds.
    package var contentOffset: CGPoint {
        get { withLease(view) { $0.contentOffset } }
        nonmutating set { withLease(view, newValue) { $0.contentOffset = $1 } }
    }

    /// The offset at which an orthogonal section rests.
    package func orthogonalOffset(inSection section: Int) -> CGFloat {
        withLease(view, section) { $0.orthogonalOffset(inSection: $1) }
    }

    /// The requested offset of an orthogonal section.
    package func requestedOrthogonalOffset(inSection section: Int) -> CGFloat? {
        withLease(view, section) { $0.requestedOrthogonalOffsets[$1] }
    }

    /// Requests an offset for an orthogonal section.
    package func setOrthogonalOffset(_ offset: CGFloat?, inSection section: Int) {
        withLease(view, offset, section) { $0.setOrthogonalOffset($1, inSection: $2) }
    }

    /// Scrolls just far enough to make an element visible.
    package func reveal(_ element: ElementIdentity) {
        withLease(view, element) { $0.reveal($1) }
    }

    /// Scrolls an item to a position.
    package func scrollToItem(at indexPath: IndexPath, at position: UICollectionView.ScrollPosition) {
        withLease(view, indexPath, position) { $0.scrollToItem(at: $1, at: $2, animated: false) }
    }
}
