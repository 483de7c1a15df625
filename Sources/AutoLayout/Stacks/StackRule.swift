/// One constraint of a stack, between parts of it.
public struct StackRule: Equatable, Sendable, CustomStringConvertible {
    /// The subject of a rule.
    public enum Part: Hashable, Sendable, CustomStringConvertible {
        /// The stack's edges, or its margins.
        case canvas
        /// An arranged view by its index.
        case view(Int)
        /// The guide that encloses all views across the axis.
        case spanner
        /// The guide between a view and the next one, by the index of the first.
        case gap(Int)

        /// The name of the part in dumps.
        public var description: String {
            switch self {
            case .canvas: "canvas"
            case .view(let index): "view\(index)"
            case .spanner: "spanner"
            case .gap(let index): "gap\(index)"
            }
        }
    }

    /// The rule's name, as UIKit names the constraint.
    public var identifier: String
    /// The part on the left side.
    public var first: Part
    /// The attribute of the first part.
    public var firstAttribute: LayoutAttribute
    /// How the sides compare.
    public var relation: ConstraintRelation
    /// The part on the right side; nil for a constant alone.
    public var second: Part?
    /// The attribute of the second part.
    public var secondAttribute: LayoutAttribute
    /// The factor of the second attribute.
    public var multiplier = 1.0
    /// The constant that is added, in points.
    public var constant = 0.0
    /// The priority, above 0 and at most 1000.
    public var priority = AutoLayoutLimits.requiredPriority

    /// One line, as `UISV-spacing view1.leading == view0.trailing + 8`.
    public var description: String {
        let sign =
            switch relation {
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            case .lessThanOrEqual: "<="
            }
        var text = "\(identifier) \(first).\(firstAttribute) \(sign)"
        if let second {
            text += " \(second).\(secondAttribute)"
            if multiplier != 1 { text += " * \((multiplier * 1e6).rounded() / 1e6)" }
            if constant != 0 { text += constant > 0 ? " + \(constant)" : " - \(-constant)" }
        } else {
            text += " \(constant)"
        }
        if priority < AutoLayoutLimits.requiredPriority { text += " @\(priority)" }
        return text
    }
}
