/// Changes of constraints that exist.
extension ConstraintSolver {
    /// Changes what a constraint's sum is compared with: the constant of a constraint, or the size of content.
    public mutating func setTarget(_ target: Double, of constraint: Constraint) throws(AutoLayoutFault) {
        guard let index = index(of: constraint), let old = constraints[index].constraint, old.target != target else {
            return
        }
        try check(target, "constant", of: old, limit: AutoLayoutLimits.constant)
        repair(conflictsWith: index)
        constraints[index].constraint?.target = target
        largestTarget = max(largestTarget, abs(target))
        let row = constraints[index].row
        tableau.breakpoints[row] = target
        // The values of what depends on it are computed once for all edits, by solve().
        if tableau.isNonbasic(row) { tableau.values[row] = target }
        isStale = true
    }

    /// Changes the priorities of a constraint. UIKit raises an exception for changes from and to 1000; this allows
    /// them.
    public mutating func setPriorities(
        below: Double?, above: Double?, of constraint: Constraint
    )
        throws(AutoLayoutFault)
    {
        guard let index = index(of: constraint), var definition = constraints[index].constraint else { return }
        guard definition.below != below || definition.above != above else { return }
        definition.below = below
        definition.above = above
        try check(definition)
        repair(conflictsWith: index)
        if constraints[index].isBroken {
            constraints[index].isBroken = false
            constraints[index].opponents = []
            brokenCount -= 1
        }
        release(index)
        constraints[index].constraint = definition
        charge(index)
        isDualFeasible = false
        isStale = true
    }

    /// Changes the priority of a constraint that has one on each side that it has any.
    public mutating func setPriority(_ priority: Double, of constraint: Constraint) throws(AutoLayoutFault) {
        guard let definition = definition(of: constraint) else { return }
        try setPriorities(
            below: definition.below == nil ? nil : priority, above: definition.above == nil ? nil : priority,
            of: constraint)
    }

    // MARK: Checks

    func check(_ constraint: SolverConstraint) throws(AutoLayoutFault) {
        try check(constraint.target, "constant", of: constraint, limit: AutoLayoutLimits.constant)
        for case let priority? in [constraint.below, constraint.above] {
            guard priority > 0, priority <= AutoLayoutLimits.requiredPriority else {
                throw .priority(constraint: constraint.name, value: priority)
            }
        }
    }

    private func check(
        _ value: Double, _ what: String, of constraint: SolverConstraint, limit: Double
    )
        throws(AutoLayoutFault)
    {
        guard value.isFinite else { throw .notFinite(constraint: constraint.name, what: what) }
        guard abs(value) <= limit else {
            throw .outOfRange(constraint: constraint.name, what: what, value: value, limit: limit)
        }
    }

    /// The terms in the tableau's numbers. Multipliers too small to matter are left out.
    func columns(of constraint: SolverConstraint) throws(AutoLayoutFault) -> [(variable: Int, coefficient: Double)] {
        var terms: [(variable: Int, coefficient: Double)] = []
        terms.reserveCapacity(constraint.terms.count)
        for term in constraint.terms {
            guard let column = column(of: term.variable) else {
                throw .unknown(constraint: constraint.name, what: "a variable")
            }
            try check(term.coefficient, "multiplier", of: constraint, limit: AutoLayoutLimits.multiplier)
            guard abs(term.coefficient) >= AutoLayoutLimits.smallestMultiplier else { continue }
            terms.append((column, term.coefficient))
        }
        return terms
    }

    // MARK: Costs

    private func level(_ priority: Double?, isBroken: Bool) -> Double? {
        guard let priority else { return nil }
        guard priority >= AutoLayoutLimits.requiredPriority else { return priority }
        return isBroken ? AutoLayoutLimits.brokenPriority : .infinity
    }

    private mutating func side(_ priority: Double?, isBroken: Bool) -> Tableau.Side {
        guard let level = level(priority, isBroken: isBroken) else { return .free }
        if level == .infinity { return .forbidden }
        return Tableau.Side(slot: Int32(levels.retain(level, in: &tableau)), weight: 1)
    }

    /// Gives a constraint's row the costs of its priorities.
    mutating func charge(_ index: Int) {
        guard let constraint = constraints[index].constraint else { return }
        let isBroken = constraints[index].isBroken
        let below = side(constraint.below, isBroken: isBroken)
        let above = side(constraint.above, isBroken: isBroken)
        tableau.charge(constraints[index].row, below: below, above: above)
        if below.slot >= 0 || above.slot >= 0 { isDualFeasible = false }
    }

    /// Ends the use of the levels of a constraint. Its row's costs must be replaced afterwards.
    mutating func release(_ index: Int) {
        guard let constraint = constraints[index].constraint else { return }
        let row = constraints[index].row
        tableau.charge(row, below: .free, above: .free)
        for priority in [constraint.below, constraint.above] {
            if let level = level(priority, isBroken: constraints[index].isBroken), level != .infinity {
                levels.release(level, in: &tableau)
            }
        }
    }

    // MARK: Rows

    /// Sets a variable that only one constraint determines, right away: for example a width to its content's. The
    /// exchange only renames a column, and most of these variables end there. Rows created before would grow if it
    /// happened later.
    mutating func settle(_ index: Int) {
        let row = constraints[index].row
        guard tableau.isBasic(row), tableau.rows[row].count == 1, let entry = tableau.rows[row].first,
            tableau.below[row] != .free, tableau.above[row] != .free
        else { return }
        let column = Int(entry.column)
        guard owners[column] == nil, abs(entry.coefficient) > 1e-3 else { return }
        let value = tableau.breakpoints[row] / entry.coefficient
        guard value >= 0 || !tableau.below[column].isForbidden else { return }
        tableau.move(column, by: value - tableau.values[column])
        tableau.pivot(leaving: row, entering: column, entersAbove: true)
        isDualFeasible = false
    }

    /// Makes a nonbasic variable basic, if it is in any row, so that it can be dropped. The solution stays feasible.
    mutating func expel(_ column: Int) {
        guard tableau.counts[column] > 0 else { return }
        // What is free takes its place without moving; otherwise it moves until something else comes to its breakpoint.
        tableau.refreshValues()
        var best: (basic: Int, distance: Double, coefficient: Double)?
        for basic in tableau.rows(with: column) {
            let basic = Int(basic)
            let coefficient = tableau.coefficient(basic, column)
            guard abs(coefficient) > Tableau.pivotTolerance else { continue }
            let distance =
                tableau.isFree(basic) ? -1 : abs(tableau.values[basic] - tableau.breakpoints[basic]) / abs(coefficient)
            if let known = best {
                let isBetter =
                    distance < known.distance
                    || (distance == known.distance && abs(coefficient) > abs(known.coefficient))
                if !isBetter { continue }
            }
            best = (basic, distance, coefficient)
        }
        guard let (basic, distance, coefficient) = best else {
            // Only rounding errors are left of it.
            tableau.forgetRows()
            restoreRows(except: column)
            return
        }
        if distance > 0 {
            let amount = (tableau.breakpoints[basic] - tableau.values[basic]) / coefficient
            tableau.move(column, by: amount)
            tableau.values[basic] = tableau.breakpoints[basic]
        }
        tableau.pivot(leaving: basic, entering: column, entersAbove: true)
    }

    /// Adds the rows of all constraints again after ``Tableau/forgetRows()``.
    mutating func restoreRows(except skipped: Int? = nil) {
        statistics.rebuilds += 1
        largestTarget = 0
        for record in variables {
            if let column = record.column {
                tableau.breakpoints[column] = 0
                tableau.values[column] = 0
            }
        }
        for index in constraints.indices {
            guard let constraint = constraints[index].constraint, constraints[index].row != skipped else { continue }
            largestTarget = max(largestTarget, abs(constraint.target))
            let terms = constraint.terms.compactMap { term in
                abs(term.coefficient) >= AutoLayoutLimits.smallestMultiplier
                    ? column(of: term.variable).map { (variable: $0, coefficient: term.coefficient) } : nil
            }
            tableau.restoreRow(constraints[index].row, terms)
            settle(index)
        }
        tableau.refreshValues()
        isDualFeasible = false
        isStale = true
        pivotsAtRebuild = tableau.pivots
    }
}

extension ConstraintSolver {
    /// Replaces a constraint by another, which keeps its handle and its place in the order. Where only the target
    /// differs, it costs no more than ``setTarget(_:of:)``.
    public mutating func replace(_ constraint: Constraint, by other: SolverConstraint) throws(AutoLayoutFault) {
        guard let index = index(of: constraint), let old = constraints[index].constraint else { return }
        let terms = try columns(of: other)
        try check(other)
        let isSame =
            old.below == other.below && old.above == other.above && old.terms.count == other.terms.count
            && zip(old.terms, other.terms).allSatisfy {
                $0.variable == $1.variable && $0.coefficient == $1.coefficient
            }
        if isSame {
            try setTarget(other.target, of: constraint)
            constraints[index].constraint?.name = other.name
            constraints[index].constraint?.source = other.source
            return
        }
        repair(conflictsWith: index)
        dismiss(index)
        let row = tableau.makeRow(terms, breakpoint: other.target)
        constraints[index].constraint = other
        constraints[index].row = row
        largestTarget = max(largestTarget, abs(other.target))
        owners[row] = index
        charge(index)
        settle(index)
        isDualFeasible = false
        isStale = true
    }

    /// Takes a constraint out of the tableau.
    mutating func dismiss(_ index: Int) {
        if constraints[index].isBroken { brokenCount -= 1 }
        release(index)
        let row = constraints[index].row
        tableau.charge(row, below: .free, above: .free)
        if tableau.isNonbasic(row) { expel(row) }
        if tableau.isBasic(row) { tableau.dropRow(row) } else { tableau.dropColumn(row) }
        owners[row] = nil
        constraints[index].opponents = []
        constraints[index].isBroken = false
        isDualFeasible = false
    }
}
