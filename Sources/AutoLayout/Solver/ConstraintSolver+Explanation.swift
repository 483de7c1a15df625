/// Why a solution is as it is.
extension ConstraintSolver {
    /// The outcome of a constraint in the last solution. `nil` after its removal.
    ///
    /// The winners of a constraint that does not hold are those in its row of the solved form that would have to miss
    /// their own targets for it to come nearer to its own.
    public func state(of constraint: Constraint) -> ConstraintState? {
        guard let index = index(of: constraint), let definition = constraints[index].constraint else { return nil }
        let values = chosen ?? tableau.values
        let row = constraints[index].row
        let difference = values[row] - definition.target
        let tolerance = max(1e-6, tableau.tolerance * 100)
        let isTooLow = definition.below != nil && difference < -tolerance
        let isTooHigh = definition.above != nil && difference > tolerance
        let isSatisfied = !isTooLow && !isTooHigh
        return ConstraintState(
            isSatisfied: isSatisfied, difference: abs(difference) <= tolerance ? 0 : difference,
            isBroken: constraints[index].isBroken, isDeciding: tableau.isNonbasic(row) && tableau.counts[row] > 0,
            winners: isSatisfied ? [] : winners(row: row, isTooLow: isTooLow, index: index))
    }

    private func winners(row: Int, isTooLow: Bool, index: Int) -> [Constraint] {
        if constraints[index].isBroken {
            return constraints[index].opponents.sorted(by: isBefore).map(handle)
        }
        guard tableau.isBasic(row), let own = constraints[index].constraint else { return [] }
        let priority = (isTooLow ? own.below : own.above) ?? 0
        var result: [Int] = []
        for entry in tableau.rows[row] where abs(entry.coefficient) > Tableau.pivotTolerance {
            guard let other = owners[Int(entry.column)], let definition = constraints[other].constraint else {
                continue
            }
            let goesUp = (entry.coefficient > 0) == isTooLow
            if let price = goesUp ? definition.above : definition.below, price >= priority { result.append(other) }
        }
        return result.sorted(by: isBefore).map(handle)
    }
}
