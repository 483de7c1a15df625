import Foundation

// Foundation on Linux gives these types no text of their own, and reflection prints `CGRect(origin: Foundation.CGPoint(…`.
// The overlay of Core Graphics declares the same conformances, so an app's tests compare the same texts.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates: `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and the height: `(3.0, 4.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and the size: `(0.0, 0.0, 10.0, 20.5)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
