import FlatlayBytes
import FlatlayPNG
import FlatlayPaint
import Foundation

/// Writes bitmaps as an animated PNG (https://www.w3.org/TR/png-3/#apng-frame-based-animation).
///
/// Each frame contains only the rectangle that changed, and replaces the pixels of the frame before. A frame is written
/// when a different one follows, so equal frames become one frame with a longer delay. Two bitmaps are in memory at a
/// time.
final class AnimatedPNGEncoder {
    /// A frame has transparent pixels, but the header of the file says that all frames are opaque.
    struct NeedsAlpha: Error {}

    private let file = PNGFile()
    private let isOpaque: Bool
    private let ticksPerSecond: Int
    private let animationControl: Int
    private var frameCount: UInt32 = 0
    private var sequenceNumber: UInt32 = 0
    /// Whether the file's still image has been written: the poster, or else the first frame.
    private var hasStillPicture: Bool
    /// The frame that has not been written yet, the area that it changes, and its duration.
    private var pending: (bitmap: RenderedBitmap, area: PixelArea, ticks: Int)?

    /// - Parameters:
    ///   - size: the size of all frames, in pixels.
    ///   - scale: pixels per point.
    ///   - ticksPerSecond: the time unit of the frames, up to 65,535 ticks per second.
    ///   - repeatCount: how often the animation is played; nil for endlessly.
    ///   - poster: the image for programs that do not support animated PNG; nil for the first frame.
    ///   - compression: the effort of compression.
    ///   - threads: the maximum number of threads that compress.
    init(
        size: (width: Int, height: Int), isOpaque: Bool, scale: CGFloat, ticksPerSecond: Int, repeatCount: Int?,
        poster: RenderedBitmap?, compression: PNGCompression = .fast, threads: Int = 1
    ) throws {
        self.isOpaque = isOpaque
        self.ticksPerSecond = ticksPerSecond
        file.compression = compression
        file.threads = threads
        file.begin(
            width: size.width, height: size.height, colorType: isOpaque ? .truecolor : .truecolorWithAlpha,
            scale: scale)
        animationControl = file.chunk("acTL") { output in
            // The number of frames; `finish()` fills it in.
            output.append(bigEndian: 0)
            output.append(bigEndian: UInt32(repeatCount ?? 0))
        }
        hasStillPicture = poster != nil
        if let poster {
            try check(poster)
            try file.pixels("IDAT", of: poster, in: poster.area)
        }
    }

    /// Adds a frame.
    ///
    /// - Throws: ``NeedsAlpha``; ``RenderError`` if the pixels can't be compressed.
    func add(_ bitmap: RenderedBitmap, ticks: Int) throws {
        try check(bitmap)
        guard let shown = pending else {
            pending = (bitmap, bitmap.area, ticks)
            return
        }
        let area = bitmap.changes(from: shown.bitmap)
        if area == nil, fraction(shown.ticks + ticks) != nil {
            pending?.ticks += ticks
        } else {
            try writePending()
            // A frame without changes still needs one pixel.
            pending = (bitmap, area ?? PixelArea(x: 0, y: 0, width: 1, height: 1), ticks)
        }
    }

    /// Writes the last frame and returns the file.
    func finish() throws -> Data {
        try writePending()
        file.replaceFirstNumber(ofChunkAt: animationControl, length: 8, by: frameCount)
        return file.finish()
    }

    private func check(_ bitmap: RenderedBitmap) throws(NeedsAlpha) {
        if isOpaque, !bitmap.isOpaque, !bitmap.hasOnlyOpaquePixels { throw NeedsAlpha() }
    }

    private func writePending() throws {
        guard let (bitmap, area, ticks) = pending else { return }
        let delay = fraction(ticks) ?? (UInt16.max, UInt16(clamping: ticksPerSecond))
        frameCount += 1
        file.chunk("fcTL") { output in
            output.append(bigEndian: nextSequenceNumber())
            for value in [area.width, area.height, area.x, area.y] { output.append(bigEndian: UInt32(value)) }
            output.append(bigEndian: UInt32(delay.numerator) << 16 | UInt32(delay.denominator))
            // Dispose operation "none" and blend operation "source".
            output.append(0)
            output.append(0)
        }
        if hasStillPicture {
            try file.pixels("fdAT", number: nextSequenceNumber(), of: bitmap, in: area)
        } else {
            try file.pixels("IDAT", of: bitmap, in: area)
            hasStillPicture = true
        }
    }

    private func nextSequenceNumber() -> UInt32 {
        defer { sequenceNumber += 1 }
        return sequenceNumber
    }

    /// Returns a number of ticks as a fraction of a second in lowest terms; nil if it does not fit 16-bit fields.
    private func fraction(_ ticks: Int) -> (numerator: UInt16, denominator: UInt16)? {
        var (divisor, rest) = (ticks, ticksPerSecond)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        guard divisor > 0, let numerator = UInt16(exactly: ticks / divisor),
            let denominator = UInt16(exactly: ticksPerSecond / divisor)
        else { return nil }
        return (numerator, denominator)
    }
}
