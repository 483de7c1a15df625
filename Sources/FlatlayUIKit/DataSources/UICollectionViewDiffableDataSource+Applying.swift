import CollectionData
import CollectionLayout
import FlatlayScene

extension UICollectionViewDiffableDataSource {
    /// Applies a snapshot: cells of items that stay are kept, those of marked items are replaced or reconfigured.
    ///
    /// - Parameters:
    ///   - snapshot: the new data. The next render throws its ``NSDiffableDataSourceSnapshot/fault``.
    ///   - animatingDifferences: has no effect on a still image; ``lastDifference`` contains what would move.
    ///   - completion: called before this returns.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        show(snapshot)
        completion?()
    }

    /// Applies a snapshot, for callers that use `await`.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, isolation: isolated (any Actor)? = #isolation
    ) async {
        show(snapshot)
    }

    /// Applies a snapshot and replaces all cells.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        show(snapshot, reloadsAll: true)
        completion?()
    }

    /// Applies a snapshot and replaces all cells, for callers that use `await`.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        isolation: isolated (any Actor)? = #isolation
    ) async {
        show(snapshot, reloadsAll: true)
    }

    /// Applies a snapshot and updates the trees of section snapshots.
    private func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, reloadsAll: Bool = false
    ) {
        guard mayApply() else { return }
        fault = snapshot.fault
        change(to: snapshot, reloadsAll: reloadsAll)
        followInTrees()
    }

    /// Returns whether a snapshot may be applied. Applying one while a provider runs is an error.
    func mayApply() -> Bool {
        guard let elements = collectionView?.elements, let element = elements.requested else { return true }
        elements.fail(.reentrantApply(element))
        return false
    }

    func change(
        to snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, reloadsAll: Bool = false
    ) {
        let difference = snapshot.difference(from: source.snapshot)
        guard reloadsAll || !difference.isEmpty else { return }
        source = CollectionSource(snapshot.withoutMarks())
        lastDifference = difference
        changeCount += 1
        guard let collectionView else { return }
        if reloadsAll { return collectionView.reloadData() }

        let elements = collectionView.elements
        elements.recycle(difference.deletedItems.map { AnyHashable($0.identifier) })
        elements.recycle(difference.reloadedItems.map { AnyHashable($0.identifier) })
        for section in difference.reloadedSections {
            elements.recycle(snapshot.itemIdentifiers(inSection: section.identifier).map { AnyHashable($0) })
        }
        elements.reconfigure(difference.reconfiguredItems.map { AnyHashable($0.identifier) })
        if difference.changesOrder || !difference.reloadedSections.isEmpty { elements.recycleSupplementaryViews() }
        // Index paths now belong to other elements, so no measured size is valid; this also invalidates the layout.
        collectionView.forgetPreferredSizes()
    }
}
