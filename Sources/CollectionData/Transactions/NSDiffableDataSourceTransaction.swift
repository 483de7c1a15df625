/// The changes that a user or a call has made in a data source: all sections before and after.
///
/// ```swift
/// dataSource.reorderingHandlers.didReorder = { transaction in
///     films = films.applying(transaction.difference) ?? films
/// }
/// ```
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The snapshot before the change.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the change.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The difference of all items, from the first section to the last. An item that moves is a removal and an
    /// insertion that are associated with each other.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The sections whose items have changed, in the order of the final snapshot; deleted sections come last.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    /// Creates the transaction from one snapshot to another. UIKit creates transactions itself.
    ///
    /// - Parameters:
    ///   - initialSnapshot: the snapshot before the change.
    ///   - finalSnapshot: the snapshot after the change.
    ///   - trees: the trees of the sections that have some, before and after; other sections are flat.
    /// - Complexity: linear if little moves.
    public init(
        initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        trees: (
            before: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>],
            after: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
        ) = ([:], [:])
    ) {
        self.initialSnapshot = initialSnapshot
        self.finalSnapshot = finalSnapshot
        difference = CollectionDifference(from: initialSnapshot.itemIdentifiers, to: finalSnapshot.itemIdentifiers)
        let gone = initialSnapshot.sectionIdentifiers.filter { finalSnapshot.indexOfSection($0) == nil }
        sectionTransactions = (finalSnapshot.sectionIdentifiers + gone).compactMap { section in
            let transaction = NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section,
                initialSnapshot: trees.before[section] ?? initialSnapshot.tree(ofSection: section),
                finalSnapshot: trees.after[section] ?? finalSnapshot.tree(ofSection: section))
            return transaction.initialSnapshot == transaction.finalSnapshot ? nil : transaction
        }
    }
}

extension NSDiffableDataSourceSnapshot {
    /// The items of a section as a tree of root items only; empty if the section is missing.
    func tree(ofSection section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if indexOfSection(section) != nil { tree.append(itemIdentifiers(inSection: section)) }
        return tree
    }
}

extension NSDiffableDataSourceTransaction: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
