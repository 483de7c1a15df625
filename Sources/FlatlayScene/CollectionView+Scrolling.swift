import CollectionLayout
import Foundation

/// Where a collection is scrolled to.
struct ScrollPosition: Hashable, Sendable {
    var contentOffset = CGPoint.zero
    var orthogonalOffsets: [Int: CGFloat] = [:]

    func apply(to collectionView: UICollectionView) {
        collectionView.contentOffset = CGPoint(
            x: contentOffset.x.isFinite ? contentOffset.x : 0, y: contentOffset.y.isFinite ? contentOffset.y : 0)
        for (section, offset) in orthogonalOffsets {
            collectionView.setOrthogonalOffset(offset, inSection: section)
        }
    }
}

extension CollectionView {
    /// Shows the content from a point on, in points, as if it had been scrolled there; headers that are pinned follow.
    /// A coordinate that is not finite counts as 0.
    ///
    /// ```swift
    /// collection.contentOffset(CGPoint(x: 0, y: 100))
    /// ```
    public func contentOffset(_ contentOffset: CGPoint) -> Self {
        var copy = self
        copy.scrollPosition.contentOffset = contentOffset
        return copy
    }

    /// Shows a section that scrolls across as if it had been dragged by a distance from its leading end, in points, and
    /// come to rest: where that is, is up to its `orthogonalScrollingBehavior`.
    public func orthogonalOffset(_ offset: CGFloat, inSection section: Int) -> Self {
        var copy = self
        copy.scrollPosition.orthogonalOffsets[section] = offset
        return copy
    }
}
