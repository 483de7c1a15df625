/// A constraint that cannot be used. UIKit raises an exception for most of these.
public enum AutoLayoutFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// A constant, multiplier or size that is not a number or infinite.
    case notFinite(constraint: String, what: String)
    /// A number beyond ``AutoLayoutLimits``.
    case outOfRange(constraint: String, what: String, value: Double, limit: Double)
    /// A priority that is not in 0 < priority ≤ 1000.
    case priority(constraint: String, value: Double)
    /// A variable or constraint that was removed, or belongs to another solver.
    case unknown(constraint: String, what: String)
    /// Attributes that cannot be compared, such as a width with an edge, or `leading` with `left`.
    case attributes(constraint: String, first: LayoutAttribute, second: LayoutAttribute)
    /// Items that are in no common tree.
    case noCommonAncestor(constraint: String, first: String, second: String)
    /// A multiplier of zero.
    case zeroMultiplier(constraint: String)

    /// What is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .notFinite(let constraint, let what):
            "\(constraint): the \(what) is not a finite number; give it a number"
        case .outOfRange(let constraint, let what, let value, let limit):
            "\(constraint): the \(what) \(value) is beyond the limit of \(limit); use a smaller number"
        case .priority(let constraint, let value):
            "\(constraint): the priority \(value) is not above 0 and at most 1000"
        case .unknown(let constraint, let what):
            "\(constraint): \(what) is not part of this layout; add it before the constraint"
        case .attributes(let constraint, let first, let second):
            "\(constraint): \(first) cannot be compared with \(second); compare edges of one axis, or sizes"
        case .noCommonAncestor(let constraint, let first, let second):
            "\(constraint): \(first) and \(second) have no common ancestor; add both to one tree before the constraint"
        case .zeroMultiplier(let constraint):
            "\(constraint): the multiplier is zero; relate the first item to a constant instead"
        }
    }
}
