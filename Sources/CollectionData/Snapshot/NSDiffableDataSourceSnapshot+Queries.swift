extension NSDiffableDataSourceSnapshot {
    /// The number of items in all sections.
    ///
    /// - Complexity: constant.
    @inlinable public var numberOfItems: Int { items.count }

    /// The number of sections.
    ///
    /// - Complexity: constant.
    @inlinable public var numberOfSections: Int { sectionOrder.count }

    /// The identifiers of the sections, in order.
    ///
    /// - Complexity: linear in the number of sections.
    @inlinable public var sectionIdentifiers: [SectionIdentifierType] { sectionOrder.map { sections[$0] } }

    /// The identifiers of all items, in order.
    ///
    /// - Complexity: linear.
    @inlinable public var itemIdentifiers: [ItemIdentifierType] {
        var identifiers: [ItemIdentifierType] = []
        identifiers.reserveCapacity(numberOfItems)
        for section in sectionOrder {
            for slot in members[section] { identifiers.append(items[slot]) }
        }
        return identifiers
    }

    /// The identifiers of the items of a section. If the section is missing, UIKit raises an exception; this returns an
    /// empty array, and with ``SnapshotFaultPolicy/traps`` the program ends.
    ///
    /// - Complexity: linear in the number of items of the section.
    @inlinable public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let slot = sections.slot(of: section) else {
            reportUnknown(section, in: "itemIdentifiers(inSection:)")
            return []
        }
        return members[slot].map { items[$0] }
    }

    /// The number of items of a section. If the section is missing, UIKit raises an exception; this returns 0, and with
    /// ``SnapshotFaultPolicy/traps`` the program ends.
    ///
    /// - Complexity: constant.
    @inlinable public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
        guard let slot = sections.slot(of: section) else {
            reportUnknown(section, in: "numberOfItems(inSection:)")
            return 0
        }
        return members[slot].count
    }

    /// The section that contains an item, or nil if the item is missing.
    ///
    /// - Complexity: constant.
    @inlinable public func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType? {
        items.slot(of: item).map { sections[owners[$0]] }
    }

    /// The index of a section, or nil if it is missing.
    ///
    /// - Complexity: constant; linear in the number of items for the first query after a change.
    @inlinable public func indexOfSection(_ section: SectionIdentifierType) -> Int? {
        sections.slot(of: section).map { positions.sections[$0] }
    }

    /// The index of an item among all items, or nil if it is missing.
    ///
    /// - Complexity: constant; linear in the number of items for the first query after a change.
    @inlinable public func indexOfItem(_ item: ItemIdentifierType) -> Int? {
        items.slot(of: item).map { positions.items[$0] }
    }

    /// The place of an item: the index of its section and its index within the section, or nil if it is missing. In
    /// UIKit only the data source has this.
    ///
    /// - Complexity: constant; linear in the number of items for the first query after a change.
    @inlinable public func place(ofItem item: ItemIdentifierType) -> ItemPlace? {
        guard let slot = items.slot(of: item) else { return nil }
        let (section, positions) = (owners[slot], positions)
        return ItemPlace(
            section: positions.sections[section], item: positions.items[slot] - positions.starts[section])
    }

    /// The section at an index, or nil if the index is out of range.
    ///
    /// - Complexity: constant.
    @inlinable public func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
        sectionOrder.indices.contains(index) ? sections[sectionOrder[index]] : nil
    }

    /// The item at a place, or nil if the place is out of range.
    ///
    /// - Complexity: constant.
    @inlinable public func itemIdentifier(at place: ItemPlace) -> ItemIdentifierType? {
        guard sectionOrder.indices.contains(place.section) else { return nil }
        let slots = members[sectionOrder[place.section]]
        return slots.indices.contains(place.item) ? items[slots[place.item]] : nil
    }

    /// The number of items of each section, in order, as layouts need it.
    ///
    /// - Complexity: linear in the number of sections.
    @inlinable public var itemCounts: [Int] { sectionOrder.map { members[$0].count } }

    /// Throws the first misuse, if there was one.
    ///
    /// ```swift
    /// snapshot.appendItems(items, toSection: .search)
    /// try snapshot.validate()
    /// ```
    @inlinable public func validate() throws(SnapshotFault) {
        if let fault { throw fault }
    }

    @usableFromInline func reportUnknown(_ section: SectionIdentifierType, in operation: String) {
        guard faultPolicy == .traps else { return }
        _ = faultPolicy.handled(SnapshotFault(reason: .unknownSection("\(section)"), operation: operation))
    }
}
