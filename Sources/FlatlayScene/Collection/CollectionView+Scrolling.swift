import CollectionLayout
import Foundation
import UIKitViews

/// The scroll position of a collection when it appears.
package struct InitialPosition: Hashable, Sendable {
    package var contentOffset = CGPoint.zero
    var orthogonalOffsets: [Int: CGFloat] = [:]

    func apply(to collectionView: LeasedCollectionView) {
        collectionView.contentOffset = CGPoint(
            x: contentOffset.x.isFinite ? contentOffset.x : 0, y: contentOffset.y.isFinite ? contentOffset.y : 0)
        for (section, offset) in orthogonalOffsets {
            collectionView.setOrthogonalOffset(offset, inSection: section)
        }
    }
}

extension SceneState.ScrollPosition {
    /// Scrolls a collection view; offsets of sections that no longer exist have no effect.
    func apply(to collectionView: LeasedCollectionView, identities: any CollectionIdentities) {
        if let contentOffset {
            InitialPosition(contentOffset: contentOffset).apply(to: collectionView)
        }
        for (section, offset) in orthogonalOffsets {
            guard let index = identities.sectionIndex(of: section) else { continue }
            collectionView.setOrthogonalOffset(offset, inSection: index)
        }
    }
}

extension CollectionView {
    /// Scrolls to a content offset in points; pinned headers follow. This is the initial position: a ``SceneState``
    /// that scrolls the collection overrides it. A coordinate that is not finite counts as 0.
    ///
    /// ```swift
    /// collection.contentOffset(CGPoint(x: 0, y: 100))
    /// ```
    public func contentOffset(_ contentOffset: CGPoint) -> Self {
        var copy = self
        copy.initialPosition.contentOffset = contentOffset
        return copy
    }

    /// Scrolls an orthogonal section as if it had been dragged by a distance from its leading end, in points. The
    /// `orthogonalScrollingBehavior` determines where it comes to rest. A ``SceneState`` that drags the section
    /// overrides this.
    public func orthogonalOffset(_ offset: CGFloat, inSection section: Int) -> Self {
        var copy = self
        copy.initialPosition.orthogonalOffsets[section] = offset
        return copy
    }
}
