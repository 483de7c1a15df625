/// What a person or a call has changed in a data source: all sections before and after.
///
/// ```swift
/// dataSource.reorderingHandlers.didReorder = { transaction in
///     films = films.applying(transaction.difference) ?? films
/// }
/// ```
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The snapshot before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The difference of all items, from the first section to the last. What moves is removed and inserted, and both
    /// name each other.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The sections in which items have changed, in the order of the snapshot after; those that are gone come last.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    /// The transaction from one snapshot to another. UIKit makes them itself.
    ///
    /// - Parameters:
    ///   - initialSnapshot: the snapshot before.
    ///   - finalSnapshot: the snapshot after.
    ///   - trees: the trees of sections before and after, for those that have some; other sections are flat.
    /// - Complexity: linear where little moves.
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
    /// The items of a section as a tree without branches; empty for a section that is not there.
    func tree(ofSection section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if indexOfSection(section) != nil { tree.append(itemIdentifiers(inSection: section)) }
        return tree
    }
}

extension NSDiffableDataSourceTransaction: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
