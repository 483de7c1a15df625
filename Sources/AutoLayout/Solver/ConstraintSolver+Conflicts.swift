/// Breaks required constraints that contradict each other.
///
/// UIKit logs a set of constraints that cannot all hold, and breaks one of them; it does not document which. Here it is
/// the last one in the order of sources and addition. So a constraint is broken if it could not hold together with
/// those before it. Steps:
///
/// 1. If no column can move a row towards its target, the constraint of the row and the constraints of its columns
///    contradict each other (J. Farkas, 1902). This set is minimal: without any one of them, the others can hold.
/// 2. The last member is broken: it keeps the priority 999.99.
/// 3. Constraints that were broken because of a member that is now broken itself are tried again.
///
/// Each round breaks a constraint and revives only later ones, so this ends, and the result does not depend on the
/// path.
extension ConstraintSolver {
    /// Breaks a constraint of the set that a row names. Returns `false` if there is none, which means rounding errors.
    mutating func breakConflict(row: Int, isTooLow: Bool) -> Bool {
        let members = members(ofRow: row).constraints
        guard let last = members.max(by: { isBefore($0, $1) }) else { return false }
        release(last)
        constraints[last].isBroken = true
        constraints[last].opponents = members.filter { $0 != last }
        brokenCount += 1
        charge(last)
        isDualFeasible = false
        revive { $0.opponents.contains(last) }
        return true
    }

    /// Gives broken constraints another chance after a change of one that they contradict.
    mutating func repair(conflictsWith index: Int) {
        guard brokenCount > 0 else { return }
        if constraints[index].isBroken { revive(index) }
        revive { $0.opponents.contains(index) }
    }

    private mutating func revive(where condition: (ConstraintRecord) -> Bool) {
        for index in constraints.indices where constraints[index].isBroken && condition(constraints[index]) {
            revive(index)
        }
    }

    private mutating func revive(_ index: Int) {
        release(index)
        constraints[index].isBroken = false
        constraints[index].opponents = []
        brokenCount -= 1
        charge(index)
        isDualFeasible = false
        isStale = true
    }

    /// What a row's infeasibility consists of.
    private func members(ofRow row: Int) -> (constraints: [Int], columns: [Int]) {
        var columns = [row]
        for entry in tableau.rows[row] where abs(entry.coefficient) > Tableau.pivotTolerance {
            columns.append(Int(entry.column))
        }
        let members = columns.compactMap { owners[$0] }.filter { constraints[$0].constraint?.isRequired == true }
        return (members, columns.filter { owners[$0] == nil })
    }

    /// The order in which constraints count.
    func isBefore(_ one: Int, _ other: Int) -> Bool {
        let first = constraints[one].constraint?.source ?? .app
        let second = constraints[other].constraint?.source ?? .app
        return first == second ? constraints[one].sequence < constraints[other].sequence : first < second
    }

    /// Whether a required constraint had to be given up.
    public func isBroken(_ constraint: Constraint) -> Bool {
        index(of: constraint).map { constraints[$0].isBroken } ?? false
    }

    /// The conflicts among required constraints, in the order in which constraints count. Empty if all of them hold.
    ///
    /// Each is found anew from the constraints before the broken one, so that the report depends on the constraints
    /// only.
    public var conflicts: [ConstraintConflict] {
        constraints.indices.filter { constraints[$0].constraint != nil && constraints[$0].isBroken }
            .sorted(by: isBefore).map(conflict)
    }

    private func conflict(brokenAt index: Int) -> ConstraintConflict {
        var fresh = ConstraintSolver()
        var columns: [Int: Variable] = [:]
        for (number, record) in variables.enumerated() where record.column != nil {
            columns[number] = fresh.makeVariable(isNonnegative: record.isNonnegative)
        }
        let earlier = constraints.indices.filter {
            constraints[$0].constraint?.isRequired == true && !constraints[$0].isBroken && isBefore($0, index)
        }
        var originals: [Int: Int] = [:]
        for number in earlier.sorted(by: isBefore) + [index] {
            guard var constraint = constraints[number].constraint else { continue }
            let required = AutoLayoutLimits.requiredPriority
            if let below = constraint.below, below < required { constraint.below = nil }
            if let above = constraint.above, above < required { constraint.above = nil }
            for place in constraint.terms.indices {
                if let variable = columns[constraint.terms[place].variable.index] {
                    constraint.terms[place].variable = variable
                }
            }
            if number == index { fresh.solve() }
            if let added = try? fresh.add(constraint) { originals[added.index] = number }
        }
        fresh.updateToleranceForReport(as: tableau.tolerance)
        if case .infeasible(let row, _) = fresh.tableau.restoreFeasibility(usesCosts: false) {
            let found = fresh.members(ofRow: row)
            let members = found.constraints.compactMap { originals[$0] }.sorted(by: isBefore)
            let variables = variables.indices.filter { number in
                guard let variable = columns[number], let column = fresh.column(of: variable) else { return false }
                return found.columns.contains(column) && fresh.variables[variable.index].isNonnegative
            }
            return ConstraintConflict(
                broken: handle(index), constraints: members.map(handle),
                nonnegative: variables.map { Variable(index: $0, generation: self.variables[$0].generation) })
        }
        // Rounding decided: what was found while solving is as good.
        return ConstraintConflict(
            broken: handle(index),
            constraints: (constraints[index].opponents + [index]).sorted(by: isBefore).map(handle), nonnegative: [])
    }

    private mutating func updateToleranceForReport(as tolerance: Double) { tableau.tolerance = tolerance }

    func handle(_ index: Int) -> Constraint { Constraint(index: index, generation: constraints[index].generation) }
}
