import CollectionData
import CollectionLayout
import UIKitViews

extension UICollectionViewDiffableDataSource {
    /// Handlers for expanding and collapsing items.
    public struct SectionSnapshotHandlers<ItemType: Hashable> {
        /// Returns whether an item may be expanded; if this is nil any may.
        public var shouldExpandItem: ((ItemType) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: ((ItemType) -> Void)?
        /// Returns whether an item may be collapsed; if this is nil any may.
        public var shouldCollapseItem: ((ItemType) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: ((ItemType) -> Void)?
        /// Returns the children of an item that is being expanded, given those that are already known. Use it to load
        /// them late.
        public var snapshotForExpandingParent:
            (
                (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) ->
                    NSDiffableDataSourceSectionSnapshot<ItemType>
            )?

        /// Creates handlers that are all nil.
        public init() {}
    }

    /// Applies a section snapshot as the items of a section; a section that does not exist is appended. Children of
    /// collapsed items are not shown.
    ///
    /// - Parameters:
    ///   - snapshot: the tree of items. The next render throws its fault.
    ///   - section: the section.
    ///   - animatingDifferences: has no effect on a still image.
    ///   - completion: called before this returns; within another completion, after that one.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        show(snapshot, in: section)
        Completions.run(completion)
    }

    /// Applies a section snapshot, for callers that use `await`.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        show(snapshot, in: section)
    }

    /// Returns the tree of a section; a flat one if no section snapshot was applied to it.
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = trees[section] { return tree }
        var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if source.snapshot.indexOfSection(section) != nil {
            tree.append(source.snapshot.itemIdentifiers(inSection: section))
        }
        return tree
    }

    /// Expands or collapses an item of a section snapshot as if a person had tapped its arrow: calls the
    /// ``sectionSnapshotHandlers``, then applies the changed tree.
    ///
    /// - Returns: whether anything has changed.
    @discardableResult
    public func setExpanded(_ isExpanded: Bool, item: ItemIdentifierType) -> Bool {
        guard let section = source.snapshot.sectionIdentifier(containingItem: item), var tree = trees[section],
            tree.contains(item), tree.isExpanded(item) != isExpanded
        else { return false }
        let handlers = sectionSnapshotHandlers
        if isExpanded {
            guard handlers.shouldExpandItem?(item) ?? true else { return false }
            handlers.willExpandItem?(item)
            if let replacement = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
                tree.replace(childrenOf: item, using: replacement)
            }
            tree.expand([item])
        } else {
            guard handlers.shouldCollapseItem?(item) ?? true else { return false }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        }
        show(tree, in: section)
        return true
    }

    private func show(
        _ tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, in section: SectionIdentifierType
    ) {
        guard mayApply() else { return }
        let visible = tree.visibleItems
        var changed: [ItemIdentifierType] = []
        if let old = trees[section] {
            for item in visible
            where old.contains(item)
                && (old.isExpanded(item) != tree.isExpanded(item) || old.level(of: item) != tree.level(of: item))
            {
                changed.append(item)
            }
        }
        trees[section] = tree
        var snapshot = source.snapshot
        if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
        let kept = Set(visible)
        snapshot.deleteItems(
            snapshot.itemIdentifiers(inSection: section).filter { @Sendable item in !kept.contains(item) })
        snapshot.appendItems(visible, toSection: section)
        // Arrows and indentation are part of a row, so rows that stay are reconfigured.
        snapshot.reconfigureItems(changed)
        fault = tree.fault ?? snapshot.fault
        change(to: snapshot)
    }

    /// Updates the trees after a whole snapshot was applied: removed items leave them, new items become roots.
    func followInTrees() {
        for (section, tree) in trees {
            guard source.snapshot.indexOfSection(section) != nil else {
                trees[section] = nil
                continue
            }
            let items = source.snapshot.itemIdentifiers(inSection: section)
            guard items != tree.visibleItems else { continue }
            let known = Set(items)
            var changed = tree
            for item in tree.visibleItems where !known.contains(item) && changed.contains(item) {
                changed.delete([item])
            }
            let followed = changed
            changed.append(items.filter { @Sendable item in !followed.contains(item) })
            if changed.visibleItems != items {
                // The new order contradicts the tree, so the tree becomes flat.
                changed = NSDiffableDataSourceSectionSnapshot()
                changed.append(items)
            }
            trees[section] = changed
        }
    }
}
