import OrderedCollections

/// The state of a collection at one moment: ordered sections of ordered items, all with unique identifiers.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
/// snapshot.appendSections([.main])
/// snapshot.appendItems(items)
/// snapshot.indexOfItem(items[4])   // 4
/// ```
///
/// It is a value: a copy is independent. Two snapshots are equal if they contain the same sections and items in the
/// same order; marks are not compared.
///
/// Where UIKit raises an exception, the call has no effect and the snapshot records the first such ``fault``; the code
/// that shows the snapshot throws it. With ``SnapshotFaultPolicy/traps`` the program ends at the misuse, as in UIKit.
///
/// Code that runs for each item is inlinable: specialised for the identifier types of an app, it takes a fraction of
/// the time.
///
/// Lookups by identifier take constant time. The first query for an index after a change is linear in the number of
/// items, but hashes no identifiers. Changes are linear in their arguments and in the items of the sections that they
/// touch.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// Assigns slots to the sections.
    @usableFromInline var sections = IdentifierTable<SectionIdentifierType>()
    /// The slots of the sections, in order.
    @usableFromInline var sectionOrder: [Int] = []
    /// The slots of the items of each section, in order, by the slot of the section.
    @usableFromInline var members: [[Int]] = []

    /// Assigns slots to the items.
    @usableFromInline var items = IdentifierTable<ItemIdentifierType>()
    /// The slot of the section that contains an item, by the slot of the item.
    @usableFromInline var owners: [Int] = []

    /// The sections marked to be reloaded.
    @usableFromInline var reloadedSections: OrderedSet<SectionIdentifierType> = []
    /// The items marked to be reloaded.
    @usableFromInline var reloadedItems: OrderedSet<ItemIdentifierType> = []
    /// The items marked to be reconfigured.
    @usableFromInline var reconfiguredItems: OrderedSet<ItemIdentifierType> = []

    @usableFromInline var index = LazyIndex()

    /// The first misuse, or nil. The code that shows the snapshot throws it; see ``validate()``.
    public internal(set) var fault: SnapshotFault?
    /// The reaction to misuse; by default the fault is recorded.
    public var faultPolicy = SnapshotFaultPolicy.remembers

    /// Creates an empty snapshot.
    @inlinable public init() {}

    /// Creates a snapshot of sections and their items.
    ///
    /// ```swift
    /// let snapshot = try NSDiffableDataSourceSnapshot(sections: [("even", [2, 4]), ("odd", [1])])
    /// ```
    ///
    /// - Complexity: linear.
    /// - Throws: ``DuplicateIdentifierError``, which names both places of the first identifier that occurs twice.
    @inlinable public init(
        sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])]
    ) throws(DuplicateIdentifierError) {
        for (position, entry) in sections.enumerated() {
            if let first = indexOfSection(entry.section) {
                throw .section(identifier: "\(entry.section)", first: first, second: position)
            }
            let section = addSection(entry.section)
            sectionOrder.append(section)
            items.reserveCapacity(items.count + entry.items.count)
            for (itemPosition, identifier) in entry.items.enumerated() {
                let (slot, isNew) = items.insert(identifier)
                guard isNew else {
                    let second = DuplicateIdentifierError.Place(
                        section: position, sectionIdentifier: "\(entry.section)", item: itemPosition)
                    throw .item(identifier: "\(identifier)", first: place(of: slot), second: second)
                }
                setOwner(section, of: slot)
                members[section].append(slot)
            }
        }
    }

    @usableFromInline func place(of slot: Int) -> DuplicateIdentifierError.Place {
        let section = owners[slot]
        return DuplicateIdentifierError.Place(
            section: sectionOrder.firstIndex(of: section) ?? 0,
            sectionIdentifier: "\(sections[section])",
            item: members[section].firstIndex(of: slot) ?? 0)
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Assigns a slot to a new section, which has no place in the order yet.
    @inlinable mutating func addSection(_ identifier: SectionIdentifierType) -> Int {
        let slot = sections.insert(identifier).slot
        if slot == members.count { members.append([]) }
        return slot
    }

    @inlinable mutating func setOwner(_ section: Int, of slot: Int) {
        if slot == owners.count { owners.append(section) } else { owners[slot] = section }
    }

    /// The positions of all sections and items.
    @inlinable var positions: SnapshotIndex { index.value { makeIndex() } }

    @inlinable func makeIndex() -> SnapshotIndex {
        checkInvariants()
        var itemPositions = Array(repeating: 0, count: items.endSlot)
        var sectionPositions = Array(repeating: 0, count: sections.endSlot)
        var starts = sectionPositions
        var position = 0
        for (sectionPosition, section) in sectionOrder.enumerated() {
            sectionPositions[section] = sectionPosition
            starts[section] = position
            for slot in members[section] {
                itemPositions[slot] = position
                position += 1
            }
        }
        return SnapshotIndex(items: itemPositions, sections: sectionPositions, starts: starts)
    }

    /// Invalidates the index; must be called after every change of an order.
    @inlinable mutating func orderChanged() {
        LazyIndex.invalidate(&index)
    }

    /// Records a misuse.
    @usableFromInline mutating func fail(_ reason: SnapshotFault.Reason, in operation: String) {
        let fault = faultPolicy.handled(SnapshotFault(reason: reason, operation: operation))
        if self.fault == nil { self.fault = fault }
    }
}

extension NSDiffableDataSourceSnapshot: Equatable {
    /// Whether both snapshots contain the same sections with the same items in the same order.
    ///
    /// - Complexity: linear.
    @inlinable public static func == (left: Self, right: Self) -> Bool {
        guard left.numberOfItems == right.numberOfItems, left.sectionOrder.count == right.sectionOrder.count else {
            return false
        }
        return zip(left.sectionOrder, right.sectionOrder).allSatisfy { one, other in
            let (first, second) = (left.members[one], right.members[other])
            return first.count == second.count && left.sections[one] == right.sections[other]
                && zip(first, second).allSatisfy { left.items[$0] == right.items[$1] }
        }
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
