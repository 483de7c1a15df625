/// Several solutions: choosing one, and saying what varies.
extension ConstraintSolver {
    /// The solution that tie-breaks choose. `nil` if there is only one.
    func choose() -> [Double]? {
        var face = tableau
        face.freeze()
        for step in tieBreaks where face.isLoose {
            guard face.minimize(step.compactMap(wish)) else { return face.values }
        }
        guard face.isLoose else { return face.values }
        for wish in lastWishes where face.isLoose {
            guard face.minimize([wish]) else { return face.values }
        }
        return face.values
    }

    /// The value of a variable after ``solveUndecided()``; `nil` if it is not the same in all solutions.
    func decidedValue(of variable: Variable) -> Double? {
        guard awaitsChoice, let column = column(of: variable) else { return value(of: variable) }
        return tableau.isOpenSum(column) ? nil : tableau.values[column]
    }

    private func wish(_ tieBreak: TieBreak) -> Tableau.Wish? {
        switch tieBreak {
        case .distance(let terms, let target, let weight):
            let columns = terms.compactMap { term in
                column(of: term.variable).map { (variable: $0, coefficient: term.coefficient) }
            }
            return (columns, target, weight, weight)
        case .excess(let constraint, let weight):
            return wish(constraint, below: 0, above: weight)
        case .shortage(let constraint, let weight):
            return wish(constraint, below: weight, above: 0)
        }
    }

    /// A wish for the target of a constraint that is not broken.
    private func wish(_ constraint: Constraint, below: Double, above: Double) -> Tableau.Wish? {
        guard let index = index(of: constraint), let definition = constraints[index].constraint,
            !constraints[index].isBroken
        else { return nil }
        return ([(constraints[index].row, 1)], definition.target, below, above)
    }

    /// What makes every variable unique: sizes as small, others as near to zero as possible, the last first.
    private var lastWishes: [Tableau.Wish] {
        let records = variables.reversed().filter { $0.column != nil }
        return (records.filter(\.isNonnegative) + records.filter { !$0.isNonnegative }).compactMap { record in
            record.column.map { ([(variable: $0, coefficient: 1)], 0, 1, 1) }
        }
    }

    /// Whether the constraints leave several solutions. It may be true where they do not, for degenerate systems;
    /// ``ambiguities`` is exact.
    public var mayBeAmbiguous: Bool { isOpen }

    /// The variables that constraints do not decide, in the order in which they were made, and what they may be. A
    /// bound is infinite where there is none within ``AutoLayoutLimits/constant``.
    public var ambiguities: [(variable: Variable, range: ClosedRange<Double>)] {
        let existing = variables.indices.filter { variables[$0].column != nil }
            .map { Variable(index: $0, generation: variables[$0].generation) }
        return zip(existing, ranges(of: existing.map { [.init($0)] })).compactMap { variable, range in
            range.map { (variable, $0) }
        }
    }

    /// The ranges of sums of variables over all optimal solutions, `nil` for a sum that has one value.
    public func ranges(of sums: [[SolverConstraint.Term]]) -> [ClosedRange<Double>?] {
        guard isOpen else { return sums.map { _ in nil } }
        var face = tableau
        face.freeze()
        return sums.map { terms in
            let columns = terms.compactMap { term in
                column(of: term.variable).map { (variable: $0, coefficient: term.coefficient) }
            }
            guard columns.contains(where: { face.mayVary($0.variable) }) else { return nil }
            let low = bound(of: columns, direction: -1, in: face)
            let high = bound(of: columns, direction: 1, in: face)
            return high - low > 1e-6 ? low...high : nil
        }
    }

    private func bound(
        of terms: [(variable: Int, coefficient: Double)], direction: Double, in face: Tableau
    ) -> Double {
        var copy = face
        // As near as possible to what no solution reaches.
        let isDone = copy.minimize([(terms, direction * 4 * AutoLayoutLimits.constant, 1, 1)])
        let values = isDone ? copy.values : face.values
        let value = terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
        return abs(value) >= AutoLayoutLimits.constant ? direction * .infinity : value
    }
}
