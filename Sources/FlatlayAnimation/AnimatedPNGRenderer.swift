import FlatlayPNG
import FlatlayRendering
import FlatlayDrawing
import Foundation

/// Paints films as animated PNG files: the same bytes for the same film.
///
/// ```swift
/// let renderer = AnimatedPNGRenderer(options: PNGOptions(scale: 2, background: .white))
/// try AtomicFile.write(renderer.data(for: film), to: "insertion.png")
/// ```
///
/// Every pixel is as it was painted. Programs that know still pictures only show the first frame, or
/// ``AnimationOptions/poster``. Frames are painted and packed one at a time. A renderer serves one thread.
public final class AnimatedPNGRenderer {
    /// How moments become pixels.
    public var options: PNGOptions
    /// How the film is played.
    public var animation: AnimationOptions

    private let cache: RenderCache

    /// A renderer.
    ///
    /// - Parameter cache: what it keeps from picture to picture, and shares with others.
    public init(
        cache: RenderCache = .shared, options: PNGOptions = PNGOptions(),
        animation: AnimationOptions = AnimationOptions()
    ) {
        self.cache = cache
        self.options = options
        self.animation = animation
    }

    /// The film as an animated PNG file.
    ///
    /// - Throws: ``AnimationError`` and ``RenderError``, before anything is painted.
    public func data(for film: AnimatedDisplayList) throws -> Data {
        let painter = try FilmPainter(
            film, renderer: options.renderer(cache: cache), options: animation)
        do {
            return try data(painter, isOpaque: true)
        } catch is AnimatedPNGEncoder.NeedsAlpha {
            return try data(painter, isOpaque: false)
        }
    }

    private func data(_ painter: FilmPainter, isOpaque: Bool) throws -> Data {
        let encoder = try AnimatedPNGEncoder(
            size: painter.size, isOpaque: isOpaque, scale: options.scale,
            ticksPerSecond: painter.schedule.framesPerSecond, repeatCount: animation.repeatCount,
            poster: animation.poster.map(painter.bitmap(at:)), compression: options.compression,
            threads: options.threadCount)
        try painter.forEachFrame(encoder.add)
        return try encoder.finish()
    }
}
