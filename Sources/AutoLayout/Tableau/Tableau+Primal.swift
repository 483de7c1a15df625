/// The primal simplex method for costs in levels: used after a constraint or its priority has changed.
///
/// Source: Badros, Borning, Stuckey 2001, section 4.2 (`simplex_opt`); R. G. Bland, "New finite pivoting rules for the
/// simplex method", Mathematics of Operations Research 2, 1977.
extension Tableau {
    /// Moves nonbasic variables off their breakpoints while that lowers the costs. The tableau must be primal feasible, and
    /// stays so. Returns `false` if it gave up, which rounding alone can cause.
    mutating func minimize() -> Bool {
        let patience = 50 + 4 * count
        let limit = 20 * patience
        var steps = 0
        var next = 0
        while steps < limit {
            // 1. The entering variable: from the highest level that can be lowered, the steepest; after many steps the
            //    first one, which cannot go round in circles.
            let isCareful = steps > patience
            guard let (column, up) = entering(isCareful: isCareful, from: &next) else { return true }
            // 2. The leaving variable: the first that comes to its breakpoint.
            guard let (basic, distance) = leaving(column, up: up, isCareful: isCareful) else {
                // Costs are never negative, so nothing can fall for ever: the gain was made of rounding.
                forgiveRate(column, up: up)
                steps += 1
                continue
            }
            // 3. Move and exchange.
            move(column, by: up ? distance : -distance)
            values[basic] = breakpoints[basic]
            pivot(leaving: basic, entering: column, entersAbove: up)
            steps += 1
        }
        return false
    }

    private func entering(isCareful: Bool, from start: inout Int) -> (column: Int, up: Bool)? {
        var best: (column: Int, up: Bool)?
        var bestLevel = Int.max
        var bestRate = 0.0
        let count = count
        // Many columns are searched in turns, a part each time.
        let isLarge = count > 2000 && !isCareful
        var seen = 0
        var column = isLarge ? start % count : 0
        while seen < count {
            defer {
                column += 1
                if column == count { column = 0 }
                seen += 1
            }
            guard isNonbasic(column), counts[column] > 0 else { continue }
            for up in [true, false] where !(up ? above[column] : below[column]).isForbidden {
                guard let (level, rate) = firstRate(column, up: up), rate < 0 else { continue }
                if isCareful { return (column, up) }
                if level < bestLevel || (level == bestLevel && rate < bestRate) {
                    best = (column, up)
                    bestLevel = level
                    bestRate = rate
                }
            }
            if isLarge, best != nil, seen % 256 == 255 { break }
        }
        start = column
        return best
    }

    /// The basic variable that first comes to its breakpoint, and how far the column moves until then.
    private mutating func leaving(_ column: Int, up: Bool, isCareful: Bool) -> (basic: Int, distance: Double)? {
        var shortest = Double.infinity
        var candidates: [(basic: Int, distance: Double, size: Double)] = []
        for basic in rows(with: column) {
            let basic = Int(basic)
            let coefficient = coefficient(basic, column)
            guard abs(coefficient) > Self.pivotTolerance, !isFree(basic) else { continue }
            let isRising = (coefficient > 0) == up
            let room: Double
            if isFixed(basic) {
                room = 0
            } else if isRising {
                guard !isAbove[basic] else { continue }
                room = breakpoints[basic] - values[basic]
            } else {
                guard isAbove[basic] else { continue }
                room = values[basic] - breakpoints[basic]
            }
            let size = abs(coefficient)
            let distance = max(0, room) / size
            // A candidate may be passed by what rounding has lost, in favour of a larger pivot.
            shortest = min(shortest, (max(0, room) + tolerance) / size)
            candidates.append((basic, distance, size))
        }
        var best: (basic: Int, distance: Double, size: Double)?
        for candidate in candidates where candidate.distance <= shortest {
            guard let known = best else {
                best = candidate
                continue
            }
            if isCareful ? candidate.basic < known.basic : candidate.size > known.size { best = candidate }
        }
        return best.map { ($0.basic, $0.distance) }
    }

    /// Counts a rate that is made of rounding as zero.
    private mutating func forgiveRate(_ column: Int, up: Bool) {
        guard let (level, rate) = firstRate(column, up: up) else { return }
        costs[order[level]][column] += up ? -rate : rate
    }
}
