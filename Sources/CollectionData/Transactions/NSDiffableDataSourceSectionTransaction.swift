/// What has changed in one section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// Its items before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// Its items after.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference of its items from top to bottom, also of those that are not shown. What moves within the section is
    /// removed and inserted, and both name each other.
    public let difference: CollectionDifference<ItemIdentifierType>

    /// A transaction of a section. UIKit makes them itself.
    ///
    /// - Complexity: linear where little moves.
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
