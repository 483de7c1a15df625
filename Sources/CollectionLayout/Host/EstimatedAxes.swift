/// The axes along which the size of an element is only an estimate.
public struct EstimatedAxes: OptionSet, Hashable, Sendable {
    /// The axes as bits.
    public let rawValue: Int

    /// Creates axes from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The width is an estimate.
    public static let horizontal = EstimatedAxes(rawValue: 1)
    /// The height is an estimate.
    public static let vertical = EstimatedAxes(rawValue: 2)
    /// Width and height are estimates.
    public static let both: EstimatedAxes = [.horizontal, .vertical]
}

extension EstimatedAxes {
    func contains(_ axis: Axis) -> Bool { contains(axis == .horizontal ? EstimatedAxes.horizontal : .vertical) }
}
