/// A wish that counts only where constraints leave several solutions: one step in the choice of one of them.
///
/// A step is a list of these, whose sum is made as small as possible without touching constraints or earlier steps.
public enum TieBreak: Sendable {
    /// The weighted distance of a sum of variables from a target.
    case distance([SolverConstraint.Term], from: Double, weight: Double)
    /// The weighted amount by which a constraint's sum exceeds its target.
    case excess(ConstraintSolver.Constraint, weight: Double)
    /// The weighted amount by which a constraint's sum stays below its target.
    case shortage(ConstraintSolver.Constraint, weight: Double)
}
