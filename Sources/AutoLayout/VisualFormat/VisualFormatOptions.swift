/// How views of a format are aligned, and which way it reads: `NSLayoutConstraint.FormatOptions`.
public struct VisualFormatOptions: Equatable, Sendable {
    /// What a horizontal format reads along.
    public enum Direction: Sendable {
        case leadingToTrailing, leftToRight, rightToLeft
    }

    /// The attributes that are equal for neighbours.
    public var alignment: [LayoutAttribute]
    /// The direction in which the format runs.
    public var direction: Direction
    /// The standard gap between siblings, in points.
    public var spacing: Double
    /// The standard gap at the superview's edges, in points.
    public var edgeSpacing: Double

    /// Options with the standard gaps of a plain view.
    public init(
        alignment: [LayoutAttribute] = [], direction: Direction = .leadingToTrailing, spacing: Double = 8,
        edgeSpacing: Double = 8
    ) {
        self.alignment = alignment
        self.direction = direction
        self.spacing = spacing
        self.edgeSpacing = edgeSpacing
    }
}
