/// The changes in one section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The identifier of the section.
    public let sectionIdentifier: SectionIdentifierType
    /// The items of the section before the change.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The items of the section after the change.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference of all items from top to bottom, including invisible ones. An item that moves within the section
    /// is a removal and an insertion that are associated with each other.
    public let difference: CollectionDifference<ItemIdentifierType>

    /// Creates a transaction of a section. UIKit creates transactions itself.
    ///
    /// - Complexity: linear if little moves.
    public init(
        sectionIdentifier: SectionIdentifierType,
        initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        self.sectionIdentifier = sectionIdentifier
        self.initialSnapshot = initialSnapshot
        self.finalSnapshot = finalSnapshot
        difference = CollectionDifference(from: initialSnapshot.items, to: finalSnapshot.items)
    }
}

extension NSDiffableDataSourceSectionTransaction: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
