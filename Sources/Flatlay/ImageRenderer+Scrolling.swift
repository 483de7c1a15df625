import CollectionLayout
import FlatlayScene
import Foundation

extension ImageRenderer {
    /// Scrolls a collection so that the item at an index path is at a position, as far as the content allows.
    ///
    /// ```swift
    /// try renderer.scrollToItem(at: IndexPath(item: 12, section: 3), at: .centeredVertically)
    /// try renderer.write(to: "scrolled.png")
    /// ```
    ///
    /// An axis without a position scrolls just far enough to show the item. An orthogonal section scrolls across
    /// itself, and comes to rest where its behaviour allows. ``sceneState`` contains the resulting scroll offsets.
    ///
    /// - Parameters:
    ///   - indexPath: the index path of the item.
    ///   - position: the target position; sides are those of the image, whatever the reading direction.
    ///   - collection: the collection, which must be visible.
    /// - Throws: ``ScrollError``, and as ``displayList()``.
    public func scrollToItem(
        at indexPath: IndexPath, at position: UICollectionView.ScrollPosition, in collection: CollectionPath = .root
    ) throws {
        try scroll(to: .indexPath(indexPath), at: position, in: collection)
    }

    /// Scrolls a collection so that an item is at a position; otherwise as ``scrollToItem(at:at:in:)``.
    public func scrollToItem(
        _ item: some Hashable, at position: UICollectionView.ScrollPosition, in collection: CollectionPath = .root
    ) throws {
        try scroll(to: .identifier(AnyHashable(item)), at: position, in: collection)
    }

    private func scroll(
        to target: ItemScrollTarget, at position: UICollectionView.ScrollPosition, in collection: CollectionPath
    ) throws {
        let collections = DrawnCollections()
        drawnCollections = collections
        defer { drawnCollections = nil }
        _ = try renderAndTrim(recorder: nil)
        sceneState = try collections.state(sceneState, showing: target, at: position, in: collection)
    }
}
