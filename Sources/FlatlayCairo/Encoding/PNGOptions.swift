import FlatlayDrawing
import Foundation

/// How a picture becomes pixels.
public struct PNGOptions: Hashable, Sendable {
    /// Pixels per point.
    public var scale: CGFloat
    /// What lies below the picture; nil for nothing, which stays clear.
    public var background: ResolvedColor?

    /// Options.
    public init(scale: CGFloat = 1, background: ResolvedColor? = nil) {
        self.scale = scale
        self.background = background
    }
}
