import OrderedCollections

extension NSDiffableDataSourceSnapshot {
    /// Returns the changes from another snapshot to this one. Only the marks of this snapshot count.
    ///
    /// ```swift
    /// new.difference(from: old)
    /// ```
    ///
    /// - Complexity: linear if little moves: each new item outside the common prefix and suffix of its section takes
    ///   one lookup in a table that the old snapshot already has. Moves add O(n log n) at most.
    @inlinable public func difference(
        from old: NSDiffableDataSourceSnapshot
    ) -> SnapshotDifference<SectionIdentifierType, ItemIdentifierType> {
        SnapshotComparison(old: old, new: self).difference()
    }
}

/// The steps from two snapshots to their difference.
///
/// Source: P. Heckel, "A technique for isolating differences between files", CACM 21 (1978): elements that occur once
/// in both are the same. As identifiers are unique, his passes become one lookup per identifier. Where he finds moved
/// blocks, the longest increasing run gives the fewest moves.
@usableFromInline struct SnapshotComparison<Section: Hashable, Item: Hashable> {
    @usableFromInline typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    @usableFromInline let old: Snapshot
    @usableFromInline let new: Snapshot
    @usableFromInline var result = SnapshotDifference<Section, Item>()

    @inlinable init(old: Snapshot, new: Snapshot) {
        self.old = old
        self.new = new
    }

    @inlinable func difference() -> SnapshotDifference<Section, Item> {
        var steps = self
        steps.compareSections()
        steps.compareItems()
        steps.findMarked()
        return steps.result
    }

    // MARK: 1 Sections

    @inlinable mutating func compareSections() {
        for (index, slot) in old.sectionOrder.enumerated() {
            let identifier = old.sections[slot]
            if new.sections.slot(of: identifier) == nil {
                result.deletedSections.append(.init(identifier: identifier, place: index))
            }
        }
        var kept: [SnapshotDifference<Section, Item>.Moved<Section, Int>] = []
        for (index, slot) in new.sectionOrder.enumerated() {
            let identifier = new.sections[slot]
            if let from = old.indexOfSection(identifier) {
                kept.append(.init(identifier: identifier, from: from, to: index))
            } else {
                result.insertedSections.append(.init(identifier: identifier, place: index))
            }
        }
        let run = IncreasingRun(in: kept.map(\.from))
        result.movedSections = zip(kept, run.contains).filter { !$1 }.map(\.0)
    }

    // MARK: 2 Items

    @inlinable mutating func compareItems() {
        for (index, slot) in old.sectionOrder.enumerated() {
            guard new.sections.slot(of: old.sections[slot]) == nil else { continue }
            findDeleted(in: old.members[slot][...], ofSection: index)
        }
        for (index, slot) in new.sectionOrder.enumerated() {
            compareItems(ofSection: index, slot)
        }
        // Deletions were found section by section, in the new order of the sections.
        result.deletedItems.sort { $0.place < $1.place }
    }

    @inlinable mutating func compareItems(ofSection index: Int, _ section: Int) {
        let slots = new.members[section]
        guard let oldSection = old.sections.slot(of: new.sections[section]) else {
            for position in slots.indices { come(slots[position], to: ItemPlace(section: index, item: position)) }
            return
        }
        // The common prefix and suffix need no lookups.
        let oldSlots = old.members[oldSection]
        let most = min(slots.count, oldSlots.count)
        var head = 0
        while head < most, old.items[oldSlots[head]] == new.items[slots[head]] { head += 1 }
        var tail = 0
        while tail < most - head,
            old.items[oldSlots[oldSlots.count - 1 - tail]] == new.items[slots[slots.count - 1 - tail]]
        { tail += 1 }
        guard head + tail < max(slots.count, oldSlots.count) else { return }

        let positions = old.positions
        let oldIndex = positions.sections[oldSection]
        findDeleted(in: oldSlots[head..<oldSlots.count - tail], ofSection: oldIndex)
        var kept: [(item: Int, to: Int)] = []
        var from: [Int] = []
        let start = positions.starts[oldSection]
        for position in head..<slots.count - tail {
            let identifier = new.items[slots[position]]
            if let oldSlot = old.items.slot(of: identifier), old.owners[oldSlot] == oldSection {
                kept.append((slots[position], position))
                from.append(positions.items[oldSlot] - start)
            } else {
                come(slots[position], to: ItemPlace(section: index, item: position))
            }
        }
        let run = IncreasingRun(in: from)
        for (number, (slot, to)) in kept.enumerated() where !run.contains[number] {
            result.movedItems.append(
                .init(
                    identifier: new.items[slot], from: ItemPlace(section: oldIndex, item: from[number]),
                    to: ItemPlace(section: index, item: to)))
        }
    }

    /// Records an item that is new to its section: it is inserted, or moves from another section.
    @inlinable mutating func come(_ slot: Int, to place: ItemPlace) {
        let identifier = new.items[slot]
        if let from = old.place(ofItem: identifier) {
            result.movedItems.append(.init(identifier: identifier, from: from, to: place))
        } else {
            result.insertedItems.append(.init(identifier: identifier, place: place))
        }
    }

    @inlinable mutating func findDeleted(in slots: ArraySlice<Int>, ofSection index: Int) {
        for position in slots.indices {
            let identifier = old.items[slots[position]]
            if new.items.slot(of: identifier) == nil {
                result.deletedItems.append(
                    .init(identifier: identifier, place: ItemPlace(section: index, item: position)))
            }
        }
    }

    // MARK: 3 Marks

    @inlinable mutating func findMarked() {
        result.reloadedSections = new.reloadedSections.compactMap { section in
            guard let from = old.indexOfSection(section), let to = new.indexOfSection(section) else { return nil }
            return .init(identifier: section, from: from, to: to)
        }
        result.reloadedItems = new.reloadedItems.compactMap(kept)
        result.reconfiguredItems = new.reconfiguredItems.compactMap(kept)
    }

    @inlinable func kept(_ item: Item) -> SnapshotDifference<Section, Item>.Moved<Item, ItemPlace>? {
        guard let from = old.place(ofItem: item), let to = new.place(ofItem: item) else { return nil }
        return .init(identifier: item, from: from, to: to)
    }
}
