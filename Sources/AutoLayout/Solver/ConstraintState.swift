/// The outcome of a constraint, for figures that explain a layout.
public struct ConstraintState: Equatable, Sendable {
    /// Whether the constraint holds, within the solver's tolerance.
    public var isSatisfied: Bool
    /// The sum minus its target: the slack of an inequality that holds, the miss of a constraint that does not.
    public var difference: Double
    /// Whether a required constraint was given up (``ConstraintSolver/conflicts``).
    public var isBroken: Bool
    /// Whether the solution would be another without the constraint, or may be: it is at its target and others depend
    /// on it.
    public var isDeciding: Bool
    /// For a constraint that does not hold: those that kept it from holding, which have the same priority or a higher
    /// one.
    public var winners: [ConstraintSolver.Constraint]
}
