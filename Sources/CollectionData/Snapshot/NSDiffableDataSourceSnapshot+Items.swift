import OrderedCollections

extension NSDiffableDataSourceSnapshot {
    /// The owner of an item that is temporarily in no section.
    @inlinable static var pending: Int { -1 }

    // MARK: Adding

    /// Appends items to a section, by default to the last one. Items that are in the snapshot already move there.
    ///
    /// Has no effect and records a ``fault`` if an item occurs twice in the call, if the section is missing, or if
    /// there are no sections.
    ///
    /// - Complexity: linear in the number of given items; if some of them move, also in the items of their sections.
    @inlinable public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
    ) {
        let operation = "appendItems(_:toSection:)"
        let target: Int
        if let section {
            guard let slot = sections.slot(of: section) else {
                return fail(.unknownDestination(.section, identifier: "\(section)"), in: operation)
            }
            target = slot
        } else {
            guard let last = sectionOrder.last else { return fail(.noSections, in: operation) }
            target = last
        }
        guard let slots = takeSlots(for: identifiers, in: operation) else { return }
        place(slots, in: target, at: members[target].count)
    }

    /// Inserts items before another one. Items that are in the snapshot already move there.
    ///
    /// Has no effect and records a ``fault`` if an item occurs twice in the call, or if the other item is missing or
    /// among the items to insert.
    ///
    /// - Complexity: linear in the number of given items and in the items of the section; if some of them move, also in
    ///   the items of their sections.
    @inlinable public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, after: false, in: "insertItems(_:beforeItem:)")
    }

    /// Inserts items after another one; otherwise like ``insertItems(_:beforeItem:)``.
    @inlinable public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: afterIdentifier, after: true, in: "insertItems(_:afterItem:)")
    }

    // MARK: Removing

    /// Removes items and their marks; missing items are ignored. Sections stay, even empty ones.
    ///
    /// - Complexity: linear in the number of given items and in the items of their sections.
    @inlinable public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        remove(identifiers.compactMap(items.slot(of:)))
    }

    /// Removes all items, and all sections with them, as UIKit does.
    public mutating func deleteAllItems() {
        var empty = Self()
        empty.fault = fault
        empty.faultPolicy = faultPolicy
        self = empty
    }

    // MARK: Moving

    /// Moves an item before another one, possibly into another section.
    ///
    /// Has no effect and records a ``fault`` if one of the two is missing, or if they are the same.
    ///
    /// - Complexity: linear in the items of both sections.
    @inlinable public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, beside: toIdentifier, after: false, in: "moveItem(_:beforeItem:)")
    }

    /// Moves an item after another one, possibly into another section; otherwise like ``moveItem(_:beforeItem:)``.
    @inlinable public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, beside: toIdentifier, after: true, in: "moveItem(_:afterItem:)")
    }

    // MARK: Steps

    @inlinable mutating func insert(
        _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, after: Bool, in operation: String
    ) {
        guard let target = items.slot(of: other) else {
            return fail(.unknownDestination(.insertIndex, identifier: "\(other)"), in: operation)
        }
        guard !identifiers.contains(other) else {
            let inserted = SnapshotFault.names(identifiers)
            return fail(.destinationIsInserted(identifier: "\(other)", inserted: inserted), in: operation)
        }
        guard let slots = takeSlots(for: identifiers, in: operation) else { return }
        place(slots, beside: target, after: after)
    }

    @inlinable mutating func move(
        _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, after: Bool, in operation: String
    ) {
        guard let slot = items.slot(of: identifier) else {
            return fail(.unknownDestination(.fromIndex, identifier: "\(identifier)"), in: operation)
        }
        guard let target = items.slot(of: other) else {
            return fail(.unknownDestination(.toIndex, identifier: "\(other)"), in: operation)
        }
        guard slot != target else { return fail(.movedBesideItself("\(identifier)"), in: operation) }
        members[owners[slot]].removeAll { $0 == slot }
        place([slot], beside: target, after: after)
    }

    /// Returns the slots of items that are about to be placed. Items that are in the snapshot leave their sections.
    ///
    /// - Returns: nil if an identifier occurs twice; then nothing has changed.
    @inlinable mutating func takeSlots(for identifiers: [ItemIdentifierType], in operation: String) -> [Int]? {
        items.reserveCapacity(items.count + identifiers.count)
        var slots: [Int] = []
        slots.reserveCapacity(identifiers.count)
        var left: [(slot: Int, section: Int)] = []
        var duplicates: [ItemIdentifierType] = []
        for identifier in identifiers {
            let (slot, isNew) = items.insert(identifier)
            if !isNew {
                guard owners[slot] != Self.pending else {
                    duplicates.append(identifier)
                    continue
                }
                left.append((slot, owners[slot]))
            }
            setOwner(Self.pending, of: slot)
            slots.append(slot)
        }
        guard duplicates.isEmpty else {
            for (slot, section) in left { owners[slot] = section }
            for slot in slots where owners[slot] == Self.pending { items.remove(slot) }
            fail(.duplicateItems(SnapshotFault.names(duplicates)), in: operation)
            return nil
        }
        for section in Set(left.map(\.section)) { members[section].removeAll { owners[$0] == Self.pending } }
        return slots
    }

    @inlinable mutating func place(_ slots: [Int], beside target: Int, after: Bool) {
        let section = owners[target]
        let position = members[section].firstIndex(of: target) ?? 0
        place(slots, in: section, at: after ? position + 1 : position)
    }

    @inlinable mutating func place(_ slots: [Int], in section: Int, at position: Int) {
        for slot in slots { owners[slot] = section }
        members[section].insert(contentsOf: slots, at: position)
        orderChanged()
    }

    /// Removes items by their slots, which may occur twice.
    @inlinable mutating func remove(_ slots: [Int]) {
        guard !slots.isEmpty else { return }
        let touched = Set(slots.map { owners[$0] })
        for slot in slots { owners[slot] = Self.pending }
        for section in touched { members[section].removeAll { owners[$0] == Self.pending } }
        forget(slots)
        orderChanged()
    }

    /// Frees the slots of items that are no longer in a section.
    @inlinable mutating func forget(_ slots: [Int]) {
        if !reloadedItems.isEmpty || !reconfiguredItems.isEmpty {
            let removed = Set(slots.map { items[$0] })
            reloadedItems.removeAll(where: removed.contains)
            reconfiguredItems.removeAll(where: removed.contains)
        }
        for slot in slots { items.remove(slot) }
    }
}
