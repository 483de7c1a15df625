/// Finding a solution.
extension ConstraintSolver {
    /// Finds the solution for the current constraints. Returns at once if nothing has changed.
    ///
    /// 1. If only targets changed or required constraints were added, the costs are still optimal: the dual simplex
    ///    method moves values back to their sides.
    /// 2. Otherwise, required constraints are satisfied first, ignoring costs, and then the primal simplex method
    ///    lowers the costs.
    /// 3. If required constraints contradict each other, the last one is broken, and the step is repeated.
    /// 4. If rounding errors show, everything is solved again from the start.
    /// 5. If there are several solutions, tie-breaks choose one.
    public mutating func solve() {
        solveUndecided()
        guard awaitsChoice else { return }
        chosen = choose()
        awaitsChoice = false
    }

    /// Takes steps 1 to 4 only, for which ``decidedValue(of:)`` is enough: a choice costs more than a solution.
    mutating func solveUndecided() {
        guard isStale else { return }
        statistics.hasGivenUp = false
        tableau.tolerance = 1e-10 * max(10, largestTarget)
        if tableau.pivots - pivotsAtRebuild > 2000 + 8 * tableau.count { rebuild() }
        let needsCheck = !isDualFeasible
        tableau.refreshValues()
        var isDone = run()
        if isDone, needsCheck || tableau.pivots - pivotsAtCheck > 64 {
            pivotsAtCheck = tableau.pivots
            isDone = isConsistent
        }
        if !isDone {
            rebuild()
            statistics.hasGivenUp = !run() || !isConsistent
        }
        statistics.pivots = tableau.pivots
        isStale = false
        if changesAtOpen != tableau.changes {
            changesAtOpen = tableau.changes
            isOpen = tableau.hasOpenColumns
        }
        chosen = nil
        awaitsChoice = isOpen
    }

    private mutating func rebuild() {
        tableau.forgetRows()
        restoreRows()
    }

    /// Steps 1 to 3. Returns `false` if rounding errors were too large.
    private mutating func run() -> Bool {
        // Each round breaks a constraint, and the broken ones only come earlier; the limit is for rounding errors.
        var rounds = 0
        let limit = 100 + 20 * constraints.count
        let changes = tableau.changes
        while rounds < limit {
            rounds += 1
            switch tableau.restoreFeasibility(usesCosts: isDualFeasible) {
            case .stalled: return false
            case .infeasible(let row, let isTooLow):
                guard breakConflict(row: row, isTooLow: isTooLow) else { return false }
            case .feasible:
                if !isDualFeasible {
                    tableau.recomputeCosts()
                    isDualFeasible = true
                }
                // A change of targets alone that moves nothing past its target keeps the basis.
                if tableau.changes == changes { return true }
                guard tableau.minimize() else { return false }
                tableau.refreshValues()
                return true
            }
        }
        return false
    }

    /// Whether the rows still say what the constraints say, and every required constraint that is not broken holds.
    private var isConsistent: Bool {
        let tolerance = tableau.tolerance * 100
        for index in constraints.indices {
            guard let constraint = constraints[index].constraint else { continue }
            var sum = 0.0
            var size = 1.0
            for term in constraint.terms {
                guard abs(term.coefficient) >= AutoLayoutLimits.smallestMultiplier else { continue }
                guard let column = column(of: term.variable) else { continue }
                sum += term.coefficient * tableau.values[column]
                size = max(size, abs(term.coefficient))
            }
            let row = constraints[index].row
            guard abs(sum - tableau.values[row]) <= tolerance * size else { return false }
            if constraint.isRequired, !constraints[index].isBroken {
                let excess = sum - constraint.target
                if tableau.above[row].isForbidden, excess > tolerance * size { return false }
                if tableau.below[row].isForbidden, excess < -tolerance * size { return false }
            }
        }
        return true
    }
}
