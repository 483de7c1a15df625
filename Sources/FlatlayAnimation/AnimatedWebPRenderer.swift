import FlatlayPNG
import FlatlayRendering
import FlatlayDrawing
import Foundation

/// Paints films as animated WebP files: the same bytes for the same film.
///
/// ```swift
/// let renderer = AnimatedWebPRenderer(options: PNGOptions(scale: 2), compression: .lossy(quality: 80))
/// try AtomicFile.write(renderer.data(for: film), to: "insertion.webp")
/// ```
///
/// Frames are painted and packed one at a time. A renderer serves one thread.
public final class AnimatedWebPRenderer {
    /// How moments become pixels.
    public var options: PNGOptions
    /// How pixels are packed.
    public var compression: WebPCompression
    /// How the film is played.
    public var animation: AnimationOptions

    private let cache: RenderCache

    /// A renderer.
    ///
    /// - Parameter cache: what it keeps from picture to picture, and shares with others.
    public init(
        cache: RenderCache = .shared, options: PNGOptions = PNGOptions(),
        compression: WebPCompression = .lossless, animation: AnimationOptions = AnimationOptions()
    ) {
        self.cache = cache
        self.options = options
        self.compression = compression
        self.animation = animation
    }

    /// The film as an animated WebP file.
    ///
    /// - Throws: ``AnimationError`` and ``RenderError``, before anything is painted; a WebP holds 16,383 pixels a side.
    public func data(for film: AnimatedDisplayList) throws -> Data {
        let painter = try FilmPainter(
            film, renderer: options.renderer(cache: cache), options: animation)
        let (width, height) = painter.size
        guard max(width, height) <= AnimatedWebPEncoder.sideLimit else {
            throw RenderError.tooLarge(
                width: Double(width), height: Double(height), limit: AnimatedWebPEncoder.sideLimit)
        }
        let encoder = try AnimatedWebPEncoder(
            size: painter.size, compression: compression, ticksPerSecond: painter.schedule.framesPerSecond,
            repeatCount: animation.repeatCount)
        try painter.forEachFrame(encoder.add)
        return try encoder.finish()
    }
}
