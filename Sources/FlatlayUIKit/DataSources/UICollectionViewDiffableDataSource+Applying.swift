import CollectionData
import CollectionLayout
import FlatlayScene

extension UICollectionViewDiffableDataSource {
    /// Shows a snapshot: cells of items that stay are kept, those of marked items are replaced or set up anew.
    ///
    /// - Parameters:
    ///   - snapshot: what is shown from now on. Its ``NSDiffableDataSourceSnapshot/fault`` is thrown by the next render.
    ///   - animatingDifferences: has no effect on a still picture; ``lastDifference`` says what would move.
    ///   - completion: called before this returns.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        show(snapshot)
        completion?()
    }

    /// Shows a snapshot, for callers that wait for it.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, isolation: isolated (any Actor)? = #isolation
    ) async {
        show(snapshot)
    }

    /// Shows a snapshot with new cells throughout.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        show(snapshot, reloadsAll: true)
        completion?()
    }

    /// Shows a snapshot with new cells throughout, for callers that wait for it.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        isolation: isolated (any Actor)? = #isolation
    ) async {
        show(snapshot, reloadsAll: true)
    }

    /// Takes over a snapshot, and from it the trees of sections where it does not come from them.
    private func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, reloadsAll: Bool = false
    ) {
        guard mayApply() else { return }
        fault = snapshot.fault
        change(to: snapshot, reloadsAll: reloadsAll)
        followInTrees()
    }

    /// Whether nobody is asking for an element just now, which is an error.
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
        // Places have changed hands, so that no size is known of any; this asks the layout for a new one, too.
        collectionView.forgetPreferredSizes()
    }
}
