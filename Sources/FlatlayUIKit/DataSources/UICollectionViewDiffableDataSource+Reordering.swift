import CollectionData
import CollectionLayout
import Foundation

extension UICollectionViewDiffableDataSource {
    /// What is called when a person moves items. Nothing here is dragged; ``move(itemAt:to:)`` moves as if it had been.
    public struct ReorderingHandlers {
        /// Whether an item may be moved; none may where this is nil, as in UIKit.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before an item is moved.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after an item was moved: the place to change an app's own data.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// No handlers.
        public init() {}
    }

    /// Moves an item as if a person had dragged it, if ``ReorderingHandlers/canReorderItem`` allows it, and tells the
    /// handlers.
    ///
    /// - Returns: what has changed; nil where the item may not be moved, or there is no such place.
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
        // Moved, not removed and added: the identifier stays the object it is.
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
