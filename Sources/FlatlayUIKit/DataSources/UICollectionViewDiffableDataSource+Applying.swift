import CollectionData
import CollectionLayout
import FlatlayScene
import UIKitViews

extension UICollectionViewDiffableDataSource {
    /// Applies a snapshot: cells of items that stay are kept, those of marked items are replaced or reconfigured.
    ///
    /// - Parameters:
    ///   - snapshot: the new data. The next render throws its ``NSDiffableDataSourceSnapshot/fault``.
    ///   - animatingDifferences: has no effect on a still image; ``lastDifference`` contains what would move.
    ///   - completion: called before this returns; within another completion, after that one.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        show(snapshot)
        Completions.run(completion)
    }

    /// Applies a snapshot, for callers that use `await`.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        show(snapshot)
    }

    /// Applies a snapshot and replaces all cells.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        show(snapshot, reloadsAll: true)
        Completions.run(completion)
    }

    /// Applies a snapshot and replaces all cells, for callers that use `await`.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
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
        // Closures that are `Sendable` are on no actor, and not checked for one at each item.
        elements.recycle(difference.deletedItems.map { @Sendable item in AnyHashable(item.identifier) })
        elements.recycle(difference.reloadedItems.map { @Sendable item in AnyHashable(item.identifier) })
        for section in difference.reloadedSections {
            let items = snapshot.itemIdentifiers(inSection: section.identifier)
            elements.recycle(items.map { @Sendable item in AnyHashable(item) })
        }
        elements.reconfigure(difference.reconfiguredItems.map { @Sendable item in AnyHashable(item.identifier) })
        if difference.changesOrder || !difference.reloadedSections.isEmpty { elements.recycleSupplementaryViews() }
        // Index paths now belong to other elements, so no measured size is valid; this also invalidates the layout.
        collectionView.forgetPreferredSizes()
    }
}
