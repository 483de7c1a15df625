import OrderedCollections

extension NSDiffableDataSourceSnapshot {
    /// The sections marked to be reloaded, in the order in which they were marked.
    @inlinable public var reloadedSectionIdentifiers: [SectionIdentifierType] { Array(reloadedSections) }
    /// The items marked to be reloaded, in the order in which they were marked.
    @inlinable public var reloadedItemIdentifiers: [ItemIdentifierType] { Array(reloadedItems) }
    /// The items marked to be configured anew, in the order in which they were marked.
    @inlinable public var reconfiguredItemIdentifiers: [ItemIdentifierType] { Array(reconfiguredItems) }

    /// Marks sections whose cells are to be replaced when the snapshot is applied.
    ///
    /// Wrong, and without effect: a section that is not there.
    ///
    /// - Complexity: linear in the number of sections that are given.
    @inlinable public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        if let missing = identifiers.first(where: { sections.slot(of: $0) == nil }) {
            return fail(.missingSectionToReload("\(missing)"), in: "reloadSections(_:)")
        }
        reloadedSections.append(contentsOf: identifiers)
    }

    /// Marks items whose cells are to be replaced when the snapshot is applied.
    ///
    /// Wrong, and without effect: an item that is not there.
    ///
    /// - Complexity: linear in the number of items that are given; where some of them were marked to be configured anew,
    ///   also in the number of those.
    @inlinable public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        if let missing = identifiers.first(where: { items.slot(of: $0) == nil }) {
            return fail(.missingItemToReload("\(missing)"), in: "reloadItems(_:)")
        }
        if !reconfiguredItems.isEmpty { reconfiguredItems.subtract(identifiers) }
        reloadedItems.append(contentsOf: identifiers)
    }

    /// Marks items whose cells are to be kept and configured anew when the snapshot is applied: what an item shows has
    /// changed, but not who it is. An item that is marked to be reloaded stays so.
    ///
    /// Wrong, and without effect: an item that is not there.
    ///
    /// - Complexity: linear in the number of items that are given.
    @inlinable public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        if let missing = identifiers.first(where: { items.slot(of: $0) == nil }) {
            return fail(.missingItemToReconfigure("\(missing)"), in: "reconfigureItems(_:)")
        }
        reconfiguredItems.append(contentsOf: identifiers.filter { !reloadedItems.contains($0) })
    }

    /// The same sections and items without marks: what a data source answers after it has applied them.
    @inlinable public func withoutMarks() -> Self {
        var copy = self
        copy.reloadedSections = []
        copy.reloadedItems = []
        copy.reconfiguredItems = []
        return copy
    }
}
