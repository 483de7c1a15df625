import Foundation

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The upper corner where reading starts.
    public var topLeading: CGFloat
    /// The lower corner where reading starts.
    public var bottomLeading: CGFloat
    /// The lower corner where reading ends.
    public var bottomTrailing: CGFloat
    /// The upper corner where reading ends.
    public var topTrailing: CGFloat

    /// Radii.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
