import FlatlayPNG
import FlatlayRendering
import FlatlayDrawing
import Foundation

/// Renders animations as animated PNG files. The same animation always gives the same bytes.
///
/// The compression is lossless. Programs that do not support animated PNG show the first frame, or
/// ``AnimationOptions/poster``. Frames are painted and compressed one at a time. Use a renderer from one thread only.
package final class AnimatedPNGRenderer {
    /// Scale, background, compression and limits of the frames.
    package var options: PNGOptions
    /// Frame rate, pauses and repetitions.
    package var animation: AnimationOptions

    private let cache: RenderCache

    /// Creates a renderer.
    ///
    /// - Parameter cache: the cache, which several renderers can share.
    package init(
        cache: RenderCache = .shared, options: PNGOptions = PNGOptions(),
        animation: AnimationOptions = AnimationOptions()
    ) {
        self.cache = cache
        self.options = options
        self.animation = animation
    }

    /// Returns an animation as an animated PNG file.
    ///
    /// - Throws: ``AnimationError`` and ``RenderError``, before anything is painted.
    package func data(for list: AnimatedDisplayList) throws -> Data {
        let painter = try AnimationPainter(
            list, renderer: options.renderer(cache: cache), options: animation)
        do {
            return try data(painter, isOpaque: true)
        } catch is AnimatedPNGEncoder.NeedsAlpha {
            return try data(painter, isOpaque: false)
        }
    }

    private func data(_ painter: AnimationPainter, isOpaque: Bool) throws -> Data {
        let encoder = try AnimatedPNGEncoder(
            size: painter.size, isOpaque: isOpaque, scale: options.scale,
            ticksPerSecond: painter.schedule.framesPerSecond, repeatCount: animation.repeatCount,
            poster: animation.poster.map(painter.bitmap(at:)), compression: options.compression,
            threads: options.threadCount)
        try painter.forEachFrame(encoder.add)
        return try encoder.finish()
    }
}
