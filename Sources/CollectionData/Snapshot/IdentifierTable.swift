/// Assigns integer slots to identifiers, so that orders are arrays of integers and each identifier is hashed once.
///
/// An identifier keeps its slot until it is removed; then the slot can be reused.
@usableFromInline struct IdentifierTable<Identifier: Hashable> {
    @usableFromInline var slots: [Identifier: Int] = [:]
    /// The identifiers by slot; nil for a free slot.
    @usableFromInline var identifiers: [Identifier?] = []
    @usableFromInline var free: [Int] = []

    /// The number of identifiers. It does not use the count of `slots`, because an identifier that does not equal
    /// itself, such as a NaN, cannot be found there again.
    @inlinable var count: Int { identifiers.count - free.count }
    /// All slots are below this one.
    @inlinable var endSlot: Int { identifiers.count }

    @inlinable func slot(of identifier: Identifier) -> Int? { slots[identifier] }

    /// The identifier of a slot that ``insert(_:)`` or ``slot(of:)`` has returned.
    @inlinable subscript(_ slot: Int) -> Identifier {
        // Orders contain no free slots: callers remove a slot from the order before they free it.
        identifiers[slot]!
    }

    @inlinable mutating func reserveCapacity(_ count: Int) {
        slots.reserveCapacity(count)
    }

    /// Returns the slot of an identifier, and whether it is new. An identifier in the table is not replaced by an equal
    /// one.
    @inlinable mutating func insert(_ identifier: Identifier) -> (slot: Int, isNew: Bool) {
        let next = free.last ?? identifiers.count
        // A single hash lookup: stores the default if nothing is found.
        let slot = IdentifierTable.read(&slots[identifier, default: next])
        guard slot == next else { return (slot, false) }
        if slot == identifiers.count {
            identifiers.append(identifier)
        } else {
            free.removeLast()
            identifiers[slot] = identifier
        }
        return (slot, true)
    }

    @inlinable mutating func remove(_ slot: Int) {
        guard let identifier = identifiers[slot] else { return }
        slots[identifier] = nil
        identifiers[slot] = nil
        free.append(slot)
    }

    @inlinable static func read(_ slot: inout Int) -> Int { slot }
}

extension IdentifierTable: Sendable where Identifier: Sendable {}
