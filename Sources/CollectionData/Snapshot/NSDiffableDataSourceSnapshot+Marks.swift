import OrderedCollections

extension NSDiffableDataSourceSnapshot {
    /// The sections marked to be reloaded, in the order in which they were marked.
    @inlinable public var reloadedSectionIdentifiers: [SectionIdentifierType] { Array(reloadedSections) }
    /// The items marked to be reloaded, in the order in which they were marked.
    @inlinable public var reloadedItemIdentifiers: [ItemIdentifierType] { Array(reloadedItems) }
    /// The items marked to be reconfigured, in the order in which they were marked.
    @inlinable public var reconfiguredItemIdentifiers: [ItemIdentifierType] { Array(reconfiguredItems) }

    /// Marks sections whose cells are to be replaced when the snapshot is applied.
    ///
    /// Has no effect and records a ``fault`` if one of the sections is missing.
    ///
    /// - Complexity: linear in the number of given sections.
    @inlinable public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        if let missing = identifiers.first(where: { sections.slot(of: $0) == nil }) {
            return fail(.missingSectionToReload("\(missing)"), in: "reloadSections(_:)")
        }
        reloadedSections.append(contentsOf: identifiers)
    }

    /// Marks items whose cells are to be replaced when the snapshot is applied.
    ///
    /// Has no effect and records a ``fault`` if one of the items is missing.
    ///
    /// - Complexity: linear in the number of given items; if some of them were marked to be reconfigured, also in the
    ///   number of those.
    @inlinable public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        if let missing = identifiers.first(where: { items.slot(of: $0) == nil }) {
            return fail(.missingItemToReload("\(missing)"), in: "reloadItems(_:)")
        }
        if !reconfiguredItems.isEmpty { reconfiguredItems.subtract(identifiers) }
        reloadedItems.append(contentsOf: identifiers)
    }

    /// Marks items whose cells are to be kept and reconfigured when the snapshot is applied: the content of the item
    /// has changed, but not its identity. An item that is marked to be reloaded stays so.
    ///
    /// Has no effect and records a ``fault`` if one of the items is missing.
    ///
    /// - Complexity: linear in the number of given items.
    @inlinable public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        if let missing = identifiers.first(where: { items.slot(of: $0) == nil }) {
            return fail(.missingItemToReconfigure("\(missing)"), in: "reconfigureItems(_:)")
        }
        reconfiguredItems.append(contentsOf: identifiers.filter { !reloadedItems.contains($0) })
    }

    /// The same sections and items without marks, as a data source returns them after it has applied the snapshot.
    @inlinable public func withoutMarks() -> Self {
        var copy = self
        copy.reloadedSections = []
        copy.reloadedItems = []
        copy.reconfiguredItems = []
        return copy
    }
}
