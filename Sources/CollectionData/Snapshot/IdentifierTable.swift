/// Numbers for identifiers, so that orders are arrays of numbers and each identifier is hashed once.
///
/// A number stays with its identifier until that is removed; it is given to another one after that.
@usableFromInline struct IdentifierTable<Identifier: Hashable> {
    @usableFromInline var slots: [Identifier: Int] = [:]
    /// By number; nil where a number is free.
    @usableFromInline var identifiers: [Identifier?] = []
    @usableFromInline var free: [Int] = []

    /// How many identifiers there are. An identifier that does not equal itself, such as a number that is none, can't be
    /// found in the table again and must not be counted there.
    @inlinable var count: Int { identifiers.count - free.count }
    /// All numbers are below this one.
    @inlinable var endSlot: Int { identifiers.count }

    @inlinable func slot(of identifier: Identifier) -> Int? { slots[identifier] }

    /// The identifier of a number that ``insert(_:)`` or ``slot(of:)`` has answered.
    @inlinable subscript(_ slot: Int) -> Identifier {
        // Orders hold no number that is free: whoever removes one takes it out of the order first.
        identifiers[slot]!
    }

    @inlinable mutating func reserveCapacity(_ count: Int) {
        slots.reserveCapacity(count)
    }

    /// The number of an identifier, and whether it is new; an identifier that is there already stays the object it is.
    @inlinable mutating func insert(_ identifier: Identifier) -> (slot: Int, isNew: Bool) {
        let next = free.last ?? identifiers.count
        // One search of the table: the default is stored where nothing is found.
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
