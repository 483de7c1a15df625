import CollectionData
import CollectionLayout

extension UICollectionViewDiffableDataSource {
    /// What is called when a person opens and closes items.
    public struct SectionSnapshotHandlers<ItemType: Hashable> {
        /// Whether an item may be opened; any may where this is nil.
        public var shouldExpandItem: ((ItemType) -> Bool)?
        /// Called before an item is opened.
        public var willExpandItem: ((ItemType) -> Void)?
        /// Whether an item may be closed; any may where this is nil.
        public var shouldCollapseItem: ((ItemType) -> Bool)?
        /// Called before an item is closed.
        public var willCollapseItem: ((ItemType) -> Void)?
        /// What is inside of an item that is opened, in place of what is known; given that, it may load it at the last moment.
        public var snapshotForExpandingParent:
            (
                (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) ->
                    NSDiffableDataSourceSectionSnapshot<ItemType>
            )?

        /// No handlers.
        public init() {}
    }

    /// Shows a section snapshot as the items of a section; a section that is not there is appended. Items within closed
    /// ones are not shown.
    ///
    /// - Parameters:
    ///   - snapshot: the tree of items. Its fault is thrown by the next render.
    ///   - section: the section.
    ///   - animatingDifferences: has no effect on a still picture.
    ///   - completion: called before this returns.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        show(snapshot, in: section)
        completion?()
    }

    /// Shows a section snapshot, for callers that wait for it.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, isolation: isolated (any Actor)? = #isolation
    ) async {
        show(snapshot, in: section)
    }

    /// The tree of a section; a flat one for a section that no section snapshot was applied to.
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

    /// Opens or closes an item of a section snapshot as if a person had tapped its arrow: asks the
    /// ``sectionSnapshotHandlers``, then shows the changed tree.
    ///
    /// - Returns: whether something has changed.
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
        let changed = visible.filter { item in
            guard let old = trees[section], old.contains(item) else { return false }
            return old.isExpanded(item) != tree.isExpanded(item) || old.level(of: item) != tree.level(of: item)
        }
        trees[section] = tree
        var snapshot = source.snapshot
        if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
        let kept = Set(visible)
        snapshot.deleteItems(snapshot.itemIdentifiers(inSection: section).filter { !kept.contains($0) })
        snapshot.appendItems(visible, toSection: section)
        // Arrows and indents are part of a row: rows that stay are set up for them anew.
        snapshot.reconfigureItems(changed)
        fault = tree.fault ?? snapshot.fault
        change(to: snapshot)
    }

    /// After a whole snapshot was applied: items that are gone leave the trees, new ones stand at their roots.
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
            changed.append(items.filter { !changed.contains($0) })
            if changed.visibleItems != items {
                // The order is another one, which a tree can't follow: it becomes flat.
                changed = NSDiffableDataSourceSectionSnapshot()
                changed.append(items)
            }
            trees[section] = changed
        }
    }
}
