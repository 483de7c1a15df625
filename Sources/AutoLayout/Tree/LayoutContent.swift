/// The layout values of an item's content: its natural size and its baselines.
public struct LayoutContent: Equatable, Sendable {
    /// The natural width in points. `nil` for none.
    public var width: Double?
    /// The natural height in points. `nil` for none.
    public var height: Double?
    /// How far the first baseline is below the top edge. `nil` without text: the bottom edge stands for it.
    public var firstBaseline: Double?
    /// How far the last baseline is above the bottom edge.
    public var lastBaseline: Double?

    /// Content with or without a size and baselines.
    public init(
        width: Double? = nil, height: Double? = nil, firstBaseline: Double? = nil, lastBaseline: Double? = nil
    ) {
        self.width = width
        self.height = height
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}
