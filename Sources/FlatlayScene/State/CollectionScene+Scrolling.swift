import CollectionLayout
import FlatlayViews
import Foundation

extension CollectionScene {
    /// How far the collection has scrolled, in a container of a size.
    func scrollGeometry(in containerSize: CGSize) -> ScrollGeometry {
        ScrollGeometry(
            contentOffset: collectionView.contentOffset, contentSize: contentSize,
            contentInsets: EdgeInsets(
                top: collectionView.adjustedContentInset.top, leading: collectionView.adjustedContentInset.left,
                bottom: collectionView.adjustedContentInset.bottom,
                trailing: collectionView.adjustedContentInset.right),
            containerSize: containerSize)
    }

    /// How far the collection has to be scrolled, and the item's section across, so that the item lies at a position, as
    /// far as the content reaches. The scene stays where it is.
    ///
    /// - Returns: nil where there is no such item.
    func scrollPosition(
        showing indexPath: IndexPath, at position: UICollectionView.ScrollPosition
    ) -> SceneState.ScrollPosition? {
        guard collectionView.layoutAttributesForItem(at: indexPath) != nil,
            let section = content.identities.sectionIdentifier(at: indexPath.section)
        else { return nil }
        let offset = collectionView.contentOffset
        let orthogonal = collectionView.requestedOrthogonalOffset(inSection: indexPath.section)
        defer {
            collectionView.setOrthogonalOffset(orthogonal, inSection: indexPath.section)
            collectionView.contentOffset = offset
        }
        collectionView.scrollToItem(at: indexPath, at: position, animated: false)
        var result = SceneState.ScrollPosition(contentOffset: collectionView.contentOffset)
        if collectionView.requestedOrthogonalOffset(inSection: indexPath.section) != orthogonal {
            result.orthogonalOffsets[section] = collectionView.orthogonalOffset(inSection: indexPath.section)
        }
        return result
    }
}
