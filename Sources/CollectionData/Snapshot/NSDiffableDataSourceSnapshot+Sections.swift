import OrderedCollections

extension NSDiffableDataSourceSnapshot {
    // MARK: Adding

    /// Appends sections without items.
    ///
    /// Has no effect and records a ``fault`` if a section occurs twice in the call or is in the snapshot already.
    ///
    /// - Complexity: linear in the number of given sections.
    @inlinable public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionOrder.count, in: "appendSections(_:)")
    }

    /// Inserts sections without items before another one.
    ///
    /// Has no effect and records a ``fault`` in the cases of ``appendSections(_:)``, and if the other section is
    /// missing.
    ///
    /// - Complexity: linear in the number of sections.
    @inlinable public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        let operation = "insertSections(_:beforeSection:)"
        guard let position = position(of: toIdentifier, as: .section, in: operation) else { return }
        insert(identifiers, at: position, in: operation)
    }

    /// Inserts sections without items after another one; otherwise like ``insertSections(_:beforeSection:)``.
    @inlinable public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        let operation = "insertSections(_:afterSection:)"
        guard let position = position(of: toIdentifier, as: .section, in: operation) else { return }
        insert(identifiers, at: position + 1, in: operation)
    }

    // MARK: Removing

    /// Removes sections with their items and all their marks; missing sections are ignored.
    ///
    /// - Complexity: linear in the number of sections and in the number of removed items.
    @inlinable public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let removed = Set(identifiers.compactMap(sections.slot(of:)))
        guard !removed.isEmpty else { return }
        for section in removed {
            forget(members[section])
            members[section] = []
            reloadedSections.remove(sections[section])
            sections.remove(section)
        }
        sectionOrder.removeAll(where: removed.contains)
        orderChanged()
    }

    // MARK: Moving

    /// Moves a section with its items before another one.
    ///
    /// Has no effect and records a ``fault`` if one of the two is missing, or if they are the same.
    ///
    /// - Complexity: linear in the number of sections.
    @inlinable public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, after: false, in: "moveSection(_:beforeSection:)")
    }

    /// Moves a section with its items after another one; otherwise like ``moveSection(_:beforeSection:)``.
    @inlinable public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, after: true, in: "moveSection(_:afterSection:)")
    }

    // MARK: Steps

    @inlinable mutating func insert(_ identifiers: [SectionIdentifierType], at position: Int, in operation: String) {
        var known: Set<SectionIdentifierType> = []
        let duplicates = identifiers.filter { !known.insert($0).inserted }
        guard duplicates.isEmpty else {
            return fail(.duplicateSections(SnapshotFault.names(duplicates)), in: operation)
        }
        let existing = identifiers.filter { sections.slot(of: $0) != nil }
        guard existing.isEmpty else {
            let names = SnapshotFault.names(existing)
            return fail(.existingSections(names, count: existing.count), in: operation)
        }
        sectionOrder.insert(contentsOf: identifiers.map { addSection($0) }, at: position)
        orderChanged()
    }

    @inlinable mutating func move(
        _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, after: Bool, in operation: String
    ) {
        guard let from = position(of: identifier, as: .fromSection, in: operation),
            position(of: other, as: .toSection, in: operation) != nil
        else { return }
        guard identifier != other else { return fail(.movedBesideItself("\(identifier)"), in: operation) }
        let slot = sectionOrder.remove(at: from)
        orderChanged()
        guard let to = position(of: other, as: .toSection, in: operation) else { return }
        sectionOrder.insert(slot, at: after ? to + 1 : to)
    }

    /// The position of a section; records a fault and returns nil if it is missing.
    @inlinable mutating func position(
        of identifier: SectionIdentifierType, as parameter: SnapshotFault.Parameter, in operation: String
    ) -> Int? {
        // Does not create the index of all items for this: a linear search through few sections is faster.
        let position = sections.slot(of: identifier).flatMap(sectionOrder.firstIndex(of:))
        if position == nil { fail(.unknownDestination(parameter, identifier: "\(identifier)"), in: operation) }
        return position
    }
}
