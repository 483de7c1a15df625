/// A priority for each axis.
public struct AxisPriorities: Equatable, Sendable {
    /// The priority along the width.
    public var horizontal: Double
    /// The priority along the height.
    public var vertical: Double

    /// Priorities of the two axes.
    public init(_ horizontal: Double, _ vertical: Double) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// How firmly content is not stretched, unless set.
    public static let hugging = AxisPriorities(250, 250)
    /// How firmly content is not cut, unless set.
    public static let compressionResistance = AxisPriorities(750, 750)
    /// The priority of a target size that content may exceed: `UILayoutPriority.fittingSizeLevel`.
    public static let fittingSizeLevel = AxisPriorities(50, 50)
}
