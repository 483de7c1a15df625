/// An incremental solver of linear constraints with priorities.
///
/// Constraints of priority 1000 hold. For the others, the solver minimises the sum of misses at each priority, the
/// highest priority first. If several solutions remain, ``tieBreaks`` choose one. So a solution depends only on the
/// constraints, not on the order in which they were added or on earlier solutions.
///
/// ```swift
/// var solver = ConstraintSolver()
/// let width = solver.makeVariable(isNonnegative: true)
/// try solver.add(SolverConstraint([.init(width)], .lessThanOrEqual, 100))
/// try solver.add(SolverConstraint([.init(width)], .equal, 140, priority: 750))
/// solver.solve()
/// solver.value(of: width)     // 100
/// ```
///
/// A solver is a value: a copy is independent. Edits only mark what changed; ``solve()`` does the work. After an edit
/// of a target, it takes a few steps of the dual simplex method from the previous solution, after other edits steps of
/// the primal one.
///
/// Sources: see ``Tableau``. Contradictory required constraints: `ConstraintSolver+Conflicts.swift`. Several solutions:
/// `ConstraintSolver+Ambiguity.swift`.
public struct ConstraintSolver: Sendable {
    /// A number that the solver chooses.
    public struct Variable: Hashable, Sendable {
        let index: Int
        let generation: Int
    }

    /// A constraint that was added.
    public struct Constraint: Hashable, Sendable {
        let index: Int
        let generation: Int
    }

    struct VariableRecord: Sendable {
        var generation: Int
        var name: String
        var isNonnegative: Bool
        /// The variable's number in the tableau. `nil` after its removal.
        var column: Int?
    }

    struct ConstraintRecord: Sendable {
        var generation: Int
        /// `nil` after its removal.
        var constraint: SolverConstraint?
        var row = 0
        /// The order of addition, from 0.
        var sequence = 0
        var isBroken = false
        /// The constraints that a broken one contradicts.
        var opponents: [Int] = []
    }

    /// How to choose among several solutions: steps, each within what the earlier ones leave. At last, nonnegative
    /// variables are as small and others as near to zero as possible, those made last first.
    public var tieBreaks: [[TieBreak]] = [] {
        didSet { isStale = true }
    }

    /// Counts how much was done.
    public struct Statistics: Equatable, Sendable {
        /// Exchanges of a variable, what solving consists of.
        public var pivots = 0
        /// How often everything was solved from the start, to take away rounding errors or after a failure.
        public var rebuilds = 0
        /// Whether the last ``ConstraintSolver/solve()`` gave up, which means that rounding errors were too large.
        public var hasGivenUp = false
    }

    /// How much work the solver has done, for measurements.
    public internal(set) var statistics = Statistics()

    var tableau = Tableau()
    var variables: [VariableRecord] = []
    var constraints: [ConstraintRecord] = []
    /// The constraint of each row or column of the tableau that has one.
    var owners: [Int: Int] = [:]
    var levels = LevelTable()
    /// Whether a solution is to be found.
    var isStale = false
    /// Whether costs are optimal: true until something other than targets and required constraints changes.
    var isDualFeasible = true
    var brokenCount = 0
    var pivotsAtRebuild = 0
    var pivotsAtCheck = 0
    /// Whether there may be several solutions, as of a number of changes of the tableau.
    var isOpen = false
    var changesAtOpen = -1
    /// The largest target since the last rebuild.
    var largestTarget = 0.0
    var chosen: [Double]?
    /// Whether one of several solutions is still to be chosen.
    var awaitsChoice = false
    private var spareVariables: [Int] = []
    private var spareConstraints: [Int] = []
    private var nextSequence = 0

    /// A solver without variables.
    public init() {}

    // MARK: Variables

    /// A variable, which is at least zero if `isNonnegative`, as widths and heights are.
    public mutating func makeVariable(isNonnegative: Bool = false, name: String = "") -> Variable {
        let column = tableau.makeVariable(
            breakpoint: 0, below: isNonnegative ? .forbidden : .free, above: .free)
        isStale = true
        if let index = spareVariables.popLast() {
            variables[index].generation += 1
            variables[index].name = name
            variables[index].isNonnegative = isNonnegative
            variables[index].column = column
            return Variable(index: index, generation: variables[index].generation)
        }
        variables.append(VariableRecord(generation: 0, name: name, isNonnegative: isNonnegative, column: column))
        return Variable(index: variables.count - 1, generation: 0)
    }

    /// Removes a variable and every constraint that contains it.
    public mutating func remove(_ variable: Variable) {
        guard let column = column(of: variable) else { return }
        for index in constraints.indices {
            guard let constraint = constraints[index].constraint else { continue }
            if constraint.terms.contains(where: { $0.variable == variable }) {
                remove(Constraint(index: index, generation: constraints[index].generation))
            }
        }
        variables[variable.index].column = nil
        spareVariables.append(variable.index)
        isStale = true
        if tableau.isNonbasic(column), tableau.counts[column] == 0 {
            tableau.dropColumn(column)
        } else {
            // Rounding has left it in a row: all rows are made again without it.
            tableau.forgetRows()
            tableau.dropColumn(column)
            restoreRows()
        }
    }

    func column(of variable: Variable) -> Int? {
        guard variables.indices.contains(variable.index), variables[variable.index].generation == variable.generation
        else { return nil }
        return variables[variable.index].column
    }

    /// The solution. Zero for a variable that was removed.
    public func value(of variable: Variable) -> Double {
        guard let column = column(of: variable) else { return 0 }
        return (chosen ?? tableau.values)[column]
    }

    // MARK: Constraints

    /// Adds a constraint. It takes effect with ``solve()``.
    ///
    /// Throws an ``AutoLayoutFault`` for numbers that are not finite or out of range, and for unknown variables.
    @discardableResult
    public mutating func add(_ constraint: SolverConstraint) throws(AutoLayoutFault) -> Constraint {
        let terms = try columns(of: constraint)
        try check(constraint)
        let row = tableau.makeRow(terms, breakpoint: constraint.target)
        let index: Int
        if let spare = spareConstraints.popLast() {
            index = spare
            constraints[index] = ConstraintRecord(generation: constraints[index].generation + 1)
        } else {
            index = constraints.count
            constraints.append(ConstraintRecord(generation: 0))
        }
        constraints[index].constraint = constraint
        constraints[index].row = row
        constraints[index].sequence = nextSequence
        nextSequence += 1
        owners[row] = index
        largestTarget = max(largestTarget, abs(constraint.target))
        charge(index)
        settle(index)
        isStale = true
        return Constraint(index: index, generation: constraints[index].generation)
    }

    /// Removes a constraint. It has no effect on a constraint that was removed before.
    public mutating func remove(_ constraint: Constraint) {
        guard let index = index(of: constraint) else { return }
        repair(conflictsWith: index)
        dismiss(index)
        constraints[index].constraint = nil
        spareConstraints.append(index)
        isStale = true
    }

    func index(of constraint: Constraint) -> Int? {
        guard constraints.indices.contains(constraint.index),
            constraints[constraint.index].generation == constraint.generation,
            constraints[constraint.index].constraint != nil
        else { return nil }
        return constraint.index
    }

    /// The constraint as it was added, with later changes. `nil` after its removal.
    public func definition(of constraint: Constraint) -> SolverConstraint? {
        index(of: constraint).flatMap { constraints[$0].constraint }
    }

    /// The constraints that there are, in the order of their addition.
    public var allConstraints: [Constraint] {
        constraints.indices.filter { constraints[$0].constraint != nil }
            .sorted { constraints[$0].sequence < constraints[$1].sequence }
            .map { Constraint(index: $0, generation: constraints[$0].generation) }
    }
}
