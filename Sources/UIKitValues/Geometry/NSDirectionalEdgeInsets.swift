import Foundation

/// Insets from the edges of a rectangle, in points; leading and trailing depend on the reading direction.
///
/// ```swift
/// section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
/// section.contentInsets.bottom = 24
/// ```
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    /// The inset from the top edge.
    public var top: CGFloat
    /// The inset from the edge at which reading starts.
    public var leading: CGFloat
    /// The inset from the bottom edge.
    public var bottom: CGFloat
    /// The inset from the edge at which reading ends.
    public var trailing: CGFloat

    /// Insets of zero.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets of zero.
    @inlinable
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets in points; negative ones enlarge the rectangle.
    @inlinable
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
