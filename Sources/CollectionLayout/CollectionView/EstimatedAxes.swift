/// The directions in which an element's size is only a guess.
public struct EstimatedAxes: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: Int

    /// Directions from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The width is a guess.
    public static let horizontal = EstimatedAxes(rawValue: 1)
    /// The height is a guess.
    public static let vertical = EstimatedAxes(rawValue: 2)
    /// Width and height are guesses.
    public static let both: EstimatedAxes = [.horizontal, .vertical]
}

extension EstimatedAxes {
    func contains(_ axis: Axis) -> Bool { contains(axis == .horizontal ? EstimatedAxes.horizontal : .vertical) }
}
