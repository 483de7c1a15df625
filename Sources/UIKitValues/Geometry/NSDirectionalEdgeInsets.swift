import Foundation

/// Distances from the edges of a rectangle, in points, with sides named by the reading direction.
///
/// ```swift
/// section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
/// section.contentInsets.bottom = 24
/// ```
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the edge at which reading starts.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the edge at which reading ends.
    public var trailing: CGFloat

    /// No distance on any side.
    public static let zero = NSDirectionalEdgeInsets()

    /// No distance on any side.
    @inlinable
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Four distances, in points; negative ones grow the rectangle.
    @inlinable
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
