import CollectionLayout
import Foundation

/// Where a collection is scrolled to when it appears, before anybody scrolls it.
package struct InitialPosition: Hashable, Sendable {
    package var contentOffset = CGPoint.zero
    var orthogonalOffsets: [Int: CGFloat] = [:]

    func apply(to collectionView: UICollectionView) {
        collectionView.contentOffset = CGPoint(
            x: contentOffset.x.isFinite ? contentOffset.x : 0, y: contentOffset.y.isFinite ? contentOffset.y : 0)
        for (section, offset) in orthogonalOffsets {
            collectionView.setOrthogonalOffset(offset, inSection: section)
        }
    }
}

extension SceneState.ScrollPosition {
    /// Scrolls a collection view; what is said of sections that are gone has no effect.
    func apply(to collectionView: UICollectionView, identities: any CollectionIdentities) {
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
    /// Shows the content from a point on, in points, as if it had been scrolled there; headers that are pinned follow.
    /// That is where the collection starts out: a ``SceneState`` that scrolls it goes before. A coordinate that is not finite counts as 0.
    ///
    /// ```swift
    /// collection.contentOffset(CGPoint(x: 0, y: 100))
    /// ```
    public func contentOffset(_ contentOffset: CGPoint) -> Self {
        var copy = self
        copy.initialPosition.contentOffset = contentOffset
        return copy
    }

    /// Shows a section that scrolls across as if it had been dragged by a distance from its leading end, in points, and
    /// come to rest: where that is, is up to its `orthogonalScrollingBehavior`. A ``SceneState`` that drags it goes before.
    public func orthogonalOffset(_ offset: CGFloat, inSection section: Int) -> Self {
        var copy = self
        copy.initialPosition.orthogonalOffsets[section] = offset
        return copy
    }
}
