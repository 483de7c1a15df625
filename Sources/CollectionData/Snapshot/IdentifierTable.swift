/// Numbers for identifiers, so that orders are arrays of numbers and each identifier is hashed once.
///
/// A number stays with its identifier until that is removed; it is given to another one after that.
struct IdentifierTable<Identifier: Hashable> {
    private var slots: [Identifier: Int] = [:]
    /// By number; nil where a number is free.
    private var identifiers: [Identifier?] = []
    private var free: [Int] = []

    /// How many identifiers there are. An identifier that does not equal itself, such as a number that is none, can't be
    /// found in the table again and must not be counted there.
    var count: Int { identifiers.count - free.count }
    /// All numbers are below this one.
    var endSlot: Int { identifiers.count }

    func slot(of identifier: Identifier) -> Int? { slots[identifier] }

    /// The identifier of a number that ``insert(_:)`` or ``slot(of:)`` has answered.
    subscript(_ slot: Int) -> Identifier {
        // Orders hold no number that is free: whoever removes one takes it out of the order first.
        identifiers[slot]!
    }

    mutating func reserveCapacity(_ count: Int) {
        slots.reserveCapacity(count)
    }

    /// The number of an identifier, and whether it is new; an identifier that is there already stays the object it is.
    mutating func insert(_ identifier: Identifier) -> (slot: Int, isNew: Bool) {
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

    mutating func remove(_ slot: Int) {
        guard let identifier = identifiers[slot] else { return }
        slots[identifier] = nil
        identifiers[slot] = nil
        free.append(slot)
    }

    private static func read(_ slot: inout Int) -> Int { slot }
}

extension IdentifierTable: Sendable where Identifier: Sendable {}
