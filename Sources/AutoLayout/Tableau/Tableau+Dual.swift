/// The dual simplex method for costs in levels: used after a constant has changed or a required constraint was added.
///
/// Source: Badros, Borning, Stuckey 2001, section 4.4 (`dual_simplex_opt`); Fourer 1985 for variables that change sides
/// instead of leaving the basis.
extension Tableau {
    /// The outcome of the method.
    enum DualOutcome: Equatable {
        case feasible
        /// The required constraints of this row and of the columns that it cannot move contradict each other.
        case infeasible(row: Int, isTooLow: Bool)
        /// It gave up, which rounding alone can cause.
        case stalled
    }

    /// Brings every basic variable to its side. With `usesCosts`, the tableau must be dual feasible, and stays so;
    /// without, only forbidden sides count, costs are not kept, and ``recomputeCosts()`` has to follow.
    mutating func restoreFeasibility(usesCosts: Bool) -> DualOutcome {
        let kept = order
        if !usesCosts { order = [] }
        defer { order = kept }
        let patience = 100 + 4 * basics.count
        let limit = 10 * patience
        var steps = 0
        var next = 0
        while steps < limit {
            let isCareful = steps > patience
            // 1. The leaving variable: one that is on the wrong side.
            guard let row = violated(isCareful: isCareful, usesCosts: usesCosts, from: &next) else { return .feasible }
            let isTooLow = values[row] < breakpoints[row]
            // 2. The entering variable: the one whose costs rise least.
            switch entering(row, isTooLow: isTooLow, isCareful: isCareful, usesCosts: usesCosts) {
            case .none: return .infeasible(row: row, isTooLow: isTooLow)
            case .itself: flip(row)
            case .column(let column, let coefficient):
                let amount = (breakpoints[row] - values[row]) / coefficient
                move(column, by: amount)
                values[row] = breakpoints[row]
                pivot(leaving: row, entering: column, entersAbove: amount >= 0)
            }
            steps += 1
        }
        return .stalled
    }

    /// A basic variable on the wrong side: in turns, after many steps the first.
    private func violated(isCareful: Bool, usesCosts: Bool, from start: inout Int) -> Int? {
        let count = basics.count
        guard count > 0 else { return nil }
        var first: Int?
        var place = start % count
        for _ in 0..<count {
            let basic = Int(basics[place])
            if isViolated(basic, usesCosts: usesCosts) {
                if !isCareful {
                    start = place
                    return basic
                }
                first = min(first ?? basic, basic)
            }
            place += 1
            if place == count { place = 0 }
        }
        return first
    }

    private func isViolated(_ basic: Int, usesCosts: Bool) -> Bool {
        let distance = values[basic] - breakpoints[basic]
        if distance > tolerance {
            return usesCosts && !isAbove[basic] && !isFree(basic) || above[basic].isForbidden
        }
        if distance < -tolerance {
            return usesCosts && isAbove[basic] && !isFree(basic) || below[basic].isForbidden
        }
        return false
    }

    private enum Entering {
        case none
        /// The variable stays basic and changes sides.
        case itself
        case column(Int, Double)
    }

    /// Of the columns that can move the row towards its breakpoint, the one with the least rise of costs for each
    /// point, compared level by level.
    private func entering(_ row: Int, isTooLow: Bool, isCareful: Bool, usesCosts: Bool) -> Entering {
        struct Candidate {
            var column: Int
            var coefficient: Double
            var up: Bool
        }
        var candidates: [Candidate] = []
        for entry in rows[row] where abs(entry.coefficient) > Self.pivotTolerance {
            let up = (entry.coefficient > 0) == isTooLow
            let column = Int(entry.column)
            guard !(up ? above[column] : below[column]).isForbidden else { continue }
            candidates.append(Candidate(column: column, coefficient: entry.coefficient, up: up))
        }
        var canFlip = usesCosts && !(isTooLow ? below[row] : above[row]).isForbidden
        for slot in order where candidates.count + (canFlip ? 1 : 0) > 1 {
            var ratios: [Double] = []
            ratios.reserveCapacity(candidates.count)
            var least = Double.infinity
            for candidate in candidates {
                let rate = max(0, rate(candidate.column, up: candidate.up, slot: slot))
                let ratio = (rate < Self.costTolerance ? 0 : rate) / abs(candidate.coefficient)
                ratios.append(ratio)
                least = min(least, ratio)
            }
            let own =
                (below[row].slot == slot ? below[row].weight : 0) + (above[row].slot == slot ? above[row].weight : 0)
            if canFlip { least = min(least, own) }
            let most = least + Self.costTolerance * max(1, least)
            var kept = 0
            for index in candidates.indices where ratios[index] <= most {
                candidates[kept] = candidates[index]
                kept += 1
            }
            candidates.removeLast(candidates.count - kept)
            if canFlip, own > most { canFlip = false }
        }
        if canFlip { return .itself }
        guard var best = candidates.first else { return .none }
        for candidate in candidates.dropFirst() {
            let isBetter: Bool
            if isCareful {
                isBetter = candidate.column < best.column
            } else if isFree(candidate.column) != isFree(best.column) {
                // A coordinate that nothing holds yet is the natural one to be computed from others.
                isBetter = isFree(candidate.column)
            } else {
                isBetter = abs(candidate.coefficient) > 2 * abs(best.coefficient)
            }
            if isBetter { best = candidate }
        }
        return .column(best.column, best.coefficient)
    }
}
