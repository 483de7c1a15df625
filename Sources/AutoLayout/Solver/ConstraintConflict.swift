/// Required constraints that cannot all hold, and the one that was broken.
public struct ConstraintConflict: Equatable, Sendable {
    /// The constraint that was given up. Its miss is as small as the others allow.
    public var broken: ConstraintSolver.Constraint
    /// All constraints of the conflict with the broken one, in the order of their sources and addition. Without any one of
    /// them the rest could hold, unless a variable's being at least zero contributes.
    public var constraints: [ConstraintSolver.Constraint]
    /// The variables whose being at least zero contributes.
    public var nonnegative: [ConstraintSolver.Variable]
}
