import FlatlayPaint
import FlatlayRendering
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
    /// How many threads paint and pack at most; nil for one on each core. The bytes never depend on it.
    public var threadLimit: Int?

    /// Options.
    public init(
        scale: CGFloat = 1, background: ResolvedColor? = nil, compression: PNGCompression = .fast,
        threadLimit: Int? = nil
    ) {
        self.scale = scale
        self.background = background
        self.compression = compression
        self.threadLimit = threadLimit
    }

    /// How much work a picture may be.
    public var limit = PaintingLimit.standard

    /// The number of threads that work at most.
    package var threadCount: Int { max(1, threadLimit ?? ConcurrentWork.coreCount) }

    /// What paints with these options.
    package func renderer(cache: RenderCache) -> BitmapRenderer {
        BitmapRenderer(cache: cache, scale: scale, background: background, threadLimit: threadLimit, limit: limit)
    }
}
