import FlatlayPaint
import FlatlayRendering
import FlatlayDrawing
import Foundation

/// The options of a PNG render.
public struct PNGOptions: Hashable, Sendable {
    /// Pixels per point.
    public var scale: CGFloat
    /// The colour below the image; nil for none, which leaves pixels transparent.
    public var background: ResolvedColor?
    /// The compression effort.
    public var compression: PNGCompression
    /// The maximum number of threads that paint and compress; nil for one per core. The bytes never depend on it.
    public var threadLimit: Int?

    /// Creates options; by default, one pixel per point and fast compression.
    public init(
        scale: CGFloat = 1, background: ResolvedColor? = nil, compression: PNGCompression = .fast,
        threadLimit: Int? = nil
    ) {
        self.scale = scale
        self.background = background
        self.compression = compression
        self.threadLimit = threadLimit
    }

    /// The maximum work of painting an image.
    public var limit = PaintingLimit.standard

    /// The maximum number of threads, at least 1.
    package var threadCount: Int { max(1, threadLimit ?? ConcurrentWork.coreCount) }

    /// Creates a renderer that paints with these options.
    package func renderer(cache: RenderCache) -> BitmapRenderer {
        BitmapRenderer(cache: cache, scale: scale, background: background, threadLimit: threadLimit, limit: limit)
    }
}
