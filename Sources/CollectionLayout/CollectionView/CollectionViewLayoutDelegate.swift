import Foundation

/// What layouts ask the delegate of a collection view. It knows no cells: `UICollectionViewDelegate`, which is declared
/// beside them, has all that UIKit's has.
public protocol CollectionViewLayoutDelegate: UIScrollViewDelegate {
    /// Where to scroll to when another layout is put in place; by default where that layout wants it.
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint

    /// The layout that leads from one to another while a person drags; by default UIKit's own.
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout
}

extension CollectionViewLayoutDelegate {
    /// The proposed offset.
    public func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// A transition between both.
    public func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
}
