import OrderedCollections

/// The state of a collection at one moment: ordered sections, each with ordered items, all with unique identifiers.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
/// snapshot.appendSections([.main])
/// snapshot.appendItems(items)
/// snapshot.indexOfItem(items[4])   // 4
/// ```
///
/// It is a value: a copy does not follow changes of the original. Two are equal if they hold the same sections and items
/// in the same order, whatever is marked.
///
/// Where UIKit raises an exception, the call has no effect and the snapshot keeps the first such ``fault``; whoever shows
/// the snapshot throws it. With ``SnapshotFaultPolicy/traps`` the program ends at the mistake, as in UIKit.
///
/// What runs for each item is inlinable: compiled for an app's own identifiers it takes a fraction of the time.
///
/// Look-ups by identifier take constant time. The first question for an index after a change is linear in the number of
/// items; no identifier is hashed for it. Changes are linear in what they are given and in the items of the sections that
/// they touch.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The numbers of the sections.
    @usableFromInline var sections = IdentifierTable<SectionIdentifierType>()
    /// The numbers of the sections, in order.
    @usableFromInline var sectionOrder: [Int] = []
    /// The numbers of the items of each section, in order, by the section's number.
    @usableFromInline var members: [[Int]] = []

    /// The numbers of the items.
    @usableFromInline var items = IdentifierTable<ItemIdentifierType>()
    /// The number of the section that holds an item, by the item's number.
    @usableFromInline var owners: [Int] = []

    /// The sections marked to be reloaded.
    @usableFromInline var reloadedSections: OrderedSet<SectionIdentifierType> = []
    /// The items marked to be reloaded.
    @usableFromInline var reloadedItems: OrderedSet<ItemIdentifierType> = []
    /// The items marked to be configured anew.
    @usableFromInline var reconfiguredItems: OrderedSet<ItemIdentifierType> = []

    @usableFromInline var index = LazyIndex()

    /// The first wrong use, or nil. Who shows the snapshot throws it; see ``validate()``.
    public internal(set) var fault: SnapshotFault?
    /// What happens at a wrong use; it is remembered by default.
    public var faultPolicy = SnapshotFaultPolicy.remembers

    /// An empty snapshot.
    @inlinable public init() {}

    /// A snapshot of sections and their items.
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
    /// Gives a new section a number; it has no place in the order yet.
    @inlinable mutating func addSection(_ identifier: SectionIdentifierType) -> Int {
        let slot = sections.insert(identifier).slot
        if slot == members.count { members.append([]) }
        return slot
    }

    @inlinable mutating func setOwner(_ section: Int, of slot: Int) {
        if slot == owners.count { owners.append(section) } else { owners[slot] = section }
    }

    /// Where everything stands.
    @inlinable var positions: SnapshotIndex { index.value { makeIndex() } }

    @inlinable func makeIndex() -> SnapshotIndex {
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

    /// To be called with each change of an order.
    @inlinable mutating func orderChanged() {
        LazyIndex.invalidate(&index)
    }

    /// Notes a wrong use.
    @usableFromInline mutating func fail(_ reason: SnapshotFault.Reason, in operation: String) {
        let fault = faultPolicy.handled(SnapshotFault(reason: reason, operation: operation))
        if self.fault == nil { self.fault = fault }
    }
}

extension NSDiffableDataSourceSnapshot: Equatable {
    /// Whether the same sections hold the same items in the same order.
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
