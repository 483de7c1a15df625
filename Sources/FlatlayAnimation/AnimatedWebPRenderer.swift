import FlatlayPNG
import FlatlayRendering
import FlatlayDrawing
import Foundation

/// Renders animations as animated WebP files. The same animation always gives the same bytes.
///
/// Frames are painted and compressed one at a time. Use a renderer from one thread only.
package final class AnimatedWebPRenderer {
    /// Scale, background and limits of the frames.
    package var options: PNGOptions
    /// Lossless, or lossy with a quality.
    package var compression: WebPCompression
    /// Frame rate, pauses and repetitions.
    package var animation: AnimationOptions

    private let cache: RenderCache

    /// Creates a renderer.
    ///
    /// - Parameter cache: the cache, which several renderers can share.
    package init(
        cache: RenderCache = .shared, options: PNGOptions = PNGOptions(),
        compression: WebPCompression = .lossless, animation: AnimationOptions = AnimationOptions()
    ) {
        self.cache = cache
        self.options = options
        self.compression = compression
        self.animation = animation
    }

    /// Returns an animation as an animated WebP file.
    ///
    /// - Throws: ``AnimationError`` and ``RenderError``, before anything is painted. A side is limited to 16,383 pixels.
    package func data(for list: AnimatedDisplayList) throws -> Data {
        let painter = try AnimationPainter(
            list, renderer: options.renderer(cache: cache), options: animation)
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
