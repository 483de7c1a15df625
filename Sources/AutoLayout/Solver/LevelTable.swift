/// The levels of costs: a slot for each priority that is in use, and their order.
struct LevelTable: Sendable {
    private var slots: [Double: Int] = [:]
    private var uses: [Int] = []
    private var priorities: [Double] = []
    private var spare: [Int] = []

    /// The slot of a priority, which is one use of it.
    mutating func retain(_ priority: Double, in tableau: inout Tableau) -> Int {
        if let slot = slots[priority] {
            uses[slot] += 1
            return slot
        }
        let slot: Int
        if let free = spare.popLast() {
            slot = free
            uses[slot] = 1
            priorities[slot] = priority
            for index in tableau.costs[slot].indices { tableau.costs[slot][index] = 0 }
        } else {
            slot = uses.count
            uses.append(1)
            priorities.append(priority)
            tableau.costs.append([Double](repeating: 0, count: tableau.count))
        }
        slots[priority] = slot
        let place = tableau.order.firstIndex { priorities[$0] < priority } ?? tableau.order.count
        tableau.order.insert(slot, at: place)
        return slot
    }

    /// Ends one use of a priority.
    mutating func release(_ priority: Double, in tableau: inout Tableau) {
        guard let slot = slots[priority] else { return }
        uses[slot] -= 1
        guard uses[slot] == 0 else { return }
        slots[priority] = nil
        spare.append(slot)
        tableau.order.removeAll { $0 == slot }
    }
}
