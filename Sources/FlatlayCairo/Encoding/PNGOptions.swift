import FlatlayDrawing
import Foundation

/// How a picture becomes pixels.
public struct PNGOptions: Hashable, Sendable {
    /// Pixels per point.
    public var scale: CGFloat
    /// What lies below the picture; nil for nothing, which stays clear.
    public var background: ResolvedColor?
    /// How hard the pixels are packed.
    public var compression: PNGCompression

    /// Options.
    public init(scale: CGFloat = 1, background: ResolvedColor? = nil, compression: PNGCompression = .fast) {
        self.scale = scale
        self.background = background
        self.compression = compression
    }
}
