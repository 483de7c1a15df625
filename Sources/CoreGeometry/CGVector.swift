import Foundation

/// A direction with a length, as in Core Graphics.
public struct CGVector: Hashable, Sendable, Codable {
    /// The part along the x axis.
    public var dx: CGFloat
    /// The part along the y axis.
    public var dy: CGFloat

    /// A vector without a length.
    public static let zero = CGVector()

    /// Creates a vector without a length.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
