/// Values by key with a bounded total cost: what was not used for longest goes first.
struct RecentlyUsed<Value> {
    private struct Slot {
        let key: String
        var value: Value
        var cost: Int
        /// The neighbours in the order of use; -1 for none.
        var older = -1
        var newer = -1
    }

    private let limit: Int
    private var places: [String: Int] = [:]
    private var slots: [Slot?] = []
    private var free: [Int] = []
    private var oldest = -1
    private var newest = -1
    /// The cost of all values.
    private(set) var cost = 0

    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { places.count }

    /// The value of a key, which is used by that.
    mutating func use(_ key: String) -> Value? {
        guard let place = places[key] else { return nil }
        unlink(place)
        link(place)
        return slots[place]?.value
    }

    /// Adds or replaces a value. A value that costs more than the limit is not kept.
    ///
    /// - Returns: what has to go, with its keys.
    mutating func keep(_ value: Value, for key: String, cost: Int) -> [(key: String, value: Value)] {
        var gone = remove(key).map { [(key, $0)] } ?? []
        guard cost <= limit else { return gone + [(key, value)] }
        while self.cost > limit - cost, oldest >= 0, let key = slots[oldest]?.key, let value = remove(key) {
            gone.append((key, value))
        }
        let slot = Slot(key: key, value: value, cost: cost)
        let place: Int
        if let reused = free.popLast() {
            place = reused
            slots[place] = slot
        } else {
            place = slots.count
            slots.append(slot)
        }
        places[key] = place
        self.cost += cost
        link(place)
        return gone
    }

    @discardableResult
    mutating func remove(_ key: String) -> Value? {
        guard let place = places.removeValue(forKey: key), let slot = slots[place] else { return nil }
        unlink(place)
        slots[place] = nil
        free.append(place)
        cost -= slot.cost
        return slot.value
    }

    private mutating func unlink(_ place: Int) {
        guard let slot = slots[place] else { return }
        if slot.older >= 0 { slots[slot.older]?.newer = slot.newer } else { oldest = slot.newer }
        if slot.newer >= 0 { slots[slot.newer]?.older = slot.older } else { newest = slot.older }
    }

    private mutating func link(_ place: Int) {
        slots[place]?.older = newest
        slots[place]?.newer = -1
        if newest >= 0 { slots[newest]?.newer = place } else { oldest = place }
        newest = place
    }
}
