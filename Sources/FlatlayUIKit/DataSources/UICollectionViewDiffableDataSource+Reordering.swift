import CollectionData
import CollectionLayout
import Foundation

extension UICollectionViewDiffableDataSource {
    /// Handlers for the reordering of items. Nothing here is dragged; ``move(itemAt:to:)`` has the same effect as
    /// dragging.
    public struct ReorderingHandlers {
        /// Returns whether an item may be moved; if this is nil none may, as in UIKit.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before an item is moved.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after an item was moved: the place to update an app's own data.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that are all nil.
        public init() {}
    }

    /// Moves an item as if a person had dragged it, if ``ReorderingHandlers/canReorderItem`` allows it, and calls the
    /// handlers.
    ///
    /// - Returns: the change; nil if the item may not be moved or an index path does not exist.
    @discardableResult
    public func move(
        itemAt source: IndexPath, to target: IndexPath
    ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>? {
        guard let item = itemIdentifier(for: source), reorderingHandlers.canReorderItem?(item) ?? false, mayApply(),
            target.count == 2, let section = sectionIdentifier(for: target.section)
        else { return nil }
        let old = snapshot()
        var new = old
        new.deleteItems([item])
        let others = new.itemIdentifiers(inSection: section)
        guard (0...others.count).contains(target.item) else { return nil }
        // Move the identifier instead of removing and inserting it: it stays the same object.
        new = old
        if target.item < others.count {
            new.moveItem(item, beforeItem: others[target.item])
        } else {
            new.appendItems([item], toSection: section)
        }
        let before = trees
        let transaction = { [self] in
            NSDiffableDataSourceTransaction(
                initialSnapshot: old, finalSnapshot: new, trees: (before: before, after: trees))
        }
        reorderingHandlers.willReorder?(transaction())
        change(to: new)
        followInTrees()
        let result = transaction()
        reorderingHandlers.didReorder?(result)
        return result
    }
}
