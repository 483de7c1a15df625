/// The costs of a tableau: what being off a breakpoint costs, and what moving a nonbasic variable would change.
extension Tableau {
    /// The level and the slope of what a basic variable costs where it is. The level is negative where it costs nothing.
    func slope(of basic: Int) -> (slot: Int, slope: Double) {
        isAbove[basic]
            ? (Int(above[basic].slot), above[basic].weight) : (Int(below[basic].slot), -below[basic].weight)
    }

    /// Adds what a basic variable costs to the costs of its row.
    mutating func addCost(of basic: Int, times factor: Double) {
        let (slot, slope) = slope(of: basic)
        guard slot >= 0, slope != 0 else { return }
        for entry in rows[basic] { costs[slot][Int(entry.column)] += factor * slope * entry.coefficient }
    }

    /// Moves a basic variable to the other side of its breakpoint, where it costs something else.
    mutating func flip(_ basic: Int) {
        changes += 1
        addCost(of: basic, times: -1)
        isAbove[basic].toggle()
        addCost(of: basic, times: 1)
    }

    /// Replaces what a variable costs. Neither side counts as violated afterwards unless it is forbidden.
    mutating func charge(_ variable: Int, below newBelow: Side, above newAbove: Side) {
        changes += 1
        if isBasic(variable) { addCost(of: variable, times: -1) }
        below[variable] = newBelow
        above[variable] = newAbove
        guard isBasic(variable) else { return }
        chooseSide(variable)
        addCost(of: variable, times: 1)
    }

    /// Takes the side that a basic variable's value is on, if it is allowed, and the allowed one otherwise.
    private mutating func chooseSide(_ variable: Int) {
        let isHigh = values[variable] >= breakpoints[variable]
        if isHigh {
            isAbove[variable] = !above[variable].isForbidden || below[variable].isForbidden
        } else {
            isAbove[variable] = below[variable].isForbidden
        }
    }

    /// Takes for each basic variable the side that its value is on, and computes all costs anew.
    mutating func recomputeCosts() {
        changes += 1
        for slot in order { for index in costs[slot].indices { costs[slot][index] = 0 } }
        for basic in basics {
            let basic = Int(basic)
            if !isFree(basic) {
                // What is at its breakpoint keeps its side: both are true.
                if abs(values[basic] - breakpoints[basic]) > tolerance || isForbidden(basic) { chooseSide(basic) }
            }
            addCost(of: basic, times: 1)
        }
    }

    private func isForbidden(_ basic: Int) -> Bool { (isAbove[basic] ? above[basic] : below[basic]).isForbidden }

    /// The change at one level when a nonbasic variable moves one point.
    @inline(__always) func rate(_ column: Int, up: Bool, slot: Int) -> Double {
        let rate = costs[slot][column]
        if up { return above[column].slot == slot ? rate + above[column].weight : rate }
        return below[column].slot == slot ? below[column].weight - rate : -rate
    }

    /// The highest level at which moving a nonbasic variable changes anything, as an index of `order`, and the change.
    /// `nil` where it changes nothing.
    func firstRate(_ column: Int, up: Bool) -> (level: Int, rate: Double)? {
        for (level, slot) in order.enumerated() {
            let rate = rate(column, up: up, slot: slot)
            if abs(rate) > Self.costTolerance { return (level, rate) }
        }
        return nil
    }

    /// Whether a nonbasic variable can move without costs: there are other solutions, unless the basis is degenerate.
    func isOpen(_ column: Int, up: Bool) -> Bool {
        !(up ? above[column] : below[column]).isForbidden && firstRate(column, up: up) == nil
    }

    /// Whether a nonbasic variable can move without costs in either direction.
    private func isOpen(_ column: Int) -> Bool { isOpen(column, up: true) || isOpen(column, up: false) }

    /// Whether any nonbasic variable can move without costs.
    var hasOpenColumns: Bool { (0..<count).contains { isNonbasic($0) && isOpen($0) } }

    /// Whether a variable can move without costs, or depends on one that can.
    func isOpenSum(_ variable: Int) -> Bool {
        isBasic(variable)
            ? rows[variable].contains { isOpen(Int($0.column)) } : isNonbasic(variable) && isOpen(variable)
    }
}
