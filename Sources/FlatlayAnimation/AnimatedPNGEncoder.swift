import FlatlayBytes
import FlatlayPNG
import FlatlayPaint
import Foundation

/// Writes bitmaps as an animated PNG (https://www.w3.org/TR/png-3/#apng-frame-based-animation).
///
/// Each frame holds the rectangle that changed, replaces what was there and leaves it for the next one. A frame waits
/// until one that differs follows, so equal frames become one that is shown for longer. Two bitmaps are held at a time.
final class AnimatedPNGEncoder {
    /// A later frame lets something through, but the head of the file says that none does.
    struct NeedsAlpha: Error {}

    private let file = PNGFile()
    private let isOpaque: Bool
    private let ticksPerSecond: Int
    private let animationControl: Int
    private var frameCount: UInt32 = 0
    private var sequenceNumber: UInt32 = 0
    /// Whether the file's still picture is written: the poster, or else the first frame.
    private var hasStillPicture: Bool
    /// The frame that is not yet written, what it changes, and for how long it is shown.
    private var pending: (bitmap: Bitmap, area: PixelArea, ticks: Int)?

    /// - Parameters:
    ///   - size: that of all frames, in pixels.
    ///   - scale: pixels per point.
    ///   - ticksPerSecond: what the frames' times are counted in, up to 65,535.
    ///   - repeatCount: how often it is played; nil for ever.
    ///   - poster: what programs show that know still pictures only; nil for the first frame.
    ///   - compression: how hard the pixels are packed.
    ///   - threads: how many threads pack at most.
    init(
        size: (width: Int, height: Int), isOpaque: Bool, scale: CGFloat, ticksPerSecond: Int, repeatCount: Int?,
        poster: Bitmap?, compression: PNGCompression = .fast, threads: Int = 1
    ) throws {
        self.isOpaque = isOpaque
        self.ticksPerSecond = ticksPerSecond
        file.compression = compression
        file.threads = threads
        file.begin(width: size.width, height: size.height, isOpaque: isOpaque, scale: scale)
        animationControl = file.chunk("acTL") { output in
            // The number of frames is known at the end.
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
    /// - Throws: ``NeedsAlpha``; ``RenderError`` where the pixels can't be packed.
    func add(_ bitmap: Bitmap, ticks: Int) throws {
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
            // A frame that changes nothing still has to have a pixel.
            pending = (bitmap, area ?? PixelArea(x: 0, y: 0, width: 1, height: 1), ticks)
        }
    }

    /// The whole file.
    func finish() throws -> Data {
        try writePending()
        file.replaceFirstNumber(ofChunkAt: animationControl, length: 8, by: frameCount)
        return file.finish()
    }

    private func check(_ bitmap: Bitmap) throws(NeedsAlpha) {
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
            // What is drawn stays, and takes the place of what was there.
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

    /// A number of ticks as a fraction of a second in lowest terms; nil where the file has no room for it.
    private func fraction(_ ticks: Int) -> (numerator: UInt16, denominator: UInt16)? {
        var (divisor, rest) = (ticks, ticksPerSecond)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        guard divisor > 0, let numerator = UInt16(exactly: ticks / divisor),
            let denominator = UInt16(exactly: ticksPerSecond / divisor)
        else { return nil }
        return (numerator, denominator)
    }
}
