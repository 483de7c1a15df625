/// A linear constraint: a sum of variables, a target, and the cost of missing it.
///
/// ```swift
/// // width ≥ 100, required
/// SolverConstraint([.init(width)], .greaterThanOrEqual, 100)
/// // width = 80, hugging at 250 and resisting compression at 750
/// SolverConstraint([.init(width)], target: 80, below: 750, above: 250)
/// ```
public struct SolverConstraint: Sendable {
    /// A variable times a number.
    public struct Term: Sendable {
        /// The variable that is multiplied.
        public var variable: ConstraintSolver.Variable
        /// The factor of the variable.
        public var coefficient: Double

        /// `coefficient · variable`.
        public init(_ variable: ConstraintSolver.Variable, _ coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The sum on the left side.
    public var terms: [Term]
    /// The target of the sum, in points.
    public var target: Double
    /// The priority of not being less than the target, in 0 < priority ≤ 1000. `nil` where that is allowed.
    public var below: Double?
    /// The priority of not being more than the target.
    public var above: Double?
    /// Who made the constraint, which decides what breaks in a conflict.
    public var source: ConstraintSource
    /// The name of the constraint in messages.
    public var name: String

    /// A constraint with a priority on either side of its target.
    public init(
        _ terms: [Term], target: Double, below: Double?, above: Double?, source: ConstraintSource = .app,
        name: String = ""
    ) {
        self.terms = terms
        self.target = target
        self.below = below
        self.above = above
        self.source = source
        self.name = name
    }

    /// A constraint as in UIKit: a relation and one priority.
    public init(
        _ terms: [Term], _ relation: ConstraintRelation, _ target: Double,
        priority: Double = AutoLayoutLimits.requiredPriority, source: ConstraintSource = .app, name: String = ""
    ) {
        self.init(
            terms, target: target, below: relation == .lessThanOrEqual ? nil : priority,
            above: relation == .greaterThanOrEqual ? nil : priority, source: source, name: name)
    }

    /// Whether a miss on a side breaks a required constraint.
    var isRequired: Bool {
        (below ?? 0) >= AutoLayoutLimits.requiredPriority || (above ?? 0) >= AutoLayoutLimits.requiredPriority
    }
}
