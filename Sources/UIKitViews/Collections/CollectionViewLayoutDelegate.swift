import CollectionLayout
import Foundation

/// The delegate methods that layouts call. They do not involve cells: `UICollectionViewDelegate`, which is declared
/// next to the cells, has all of UIKit's methods.
@MainActor @preconcurrency
public protocol CollectionViewLayoutDelegate: UIScrollViewDelegate {
    /// Returns the offset to scroll to when the layout is replaced; by default the one that the new layout proposes.
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint

    /// Returns the layout of an interactive transition between two layouts; by default UIKit's own class.
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout
}

extension CollectionViewLayoutDelegate {
    /// Returns the proposed offset.
    public func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns a transition between both layouts.
    public func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
}
