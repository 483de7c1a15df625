import CollectionLayout
import FlatlayViews
import Foundation

extension CollectionScene {
    /// Returns the scroll geometry of the collection in a container of the given size.
    func scrollGeometry(in containerSize: CGSize) -> ScrollGeometry {
        ScrollGeometry(
            contentOffset: collectionView.contentOffset, contentSize: contentSize,
            contentInsets: EdgeInsets(
                top: collectionView.adjustedContentInset.top, leading: collectionView.adjustedContentInset.left,
                bottom: collectionView.adjustedContentInset.bottom,
                trailing: collectionView.adjustedContentInset.right),
            containerSize: containerSize)
    }

    /// Returns the scroll offsets of the collection and of the item's orthogonal section that place the item at a
    /// position, as far as the content allows. The scene itself is not scrolled.
    ///
    /// - Returns: nil if there is no such item.
    func scrollPosition(
        showing indexPath: IndexPath, at position: CollectionScrollPosition
    ) -> SceneState.ScrollPosition? {
        guard collectionView.attributes(of: .cell(indexPath)) != nil,
            let section = content.identities.sectionIdentifier(at: indexPath.section)
        else { return nil }
        let offset = collectionView.contentOffset
        let orthogonal = collectionView.requestedOrthogonalOffset(inSection: indexPath.section)
        defer {
            collectionView.setOrthogonalOffset(orthogonal, inSection: indexPath.section)
            collectionView.contentOffset = offset
        }
        collectionView.scrollToItem(at: indexPath, at: position)
        var result = SceneState.ScrollPosition(contentOffset: collectionView.contentOffset)
        if collectionView.requestedOrthogonalOffset(inSection: indexPath.section) != orthogonal {
            result.orthogonalOffsets[section] = collectionView.orthogonalOffset(inSection: indexPath.section)
        }
        return result
    }
}
