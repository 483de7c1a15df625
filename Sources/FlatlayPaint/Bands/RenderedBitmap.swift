import FlatlayDrawing

/// A painted image in memory.
///
/// ```swift
/// let bitmap = try PNGRenderer().bitmap(for: list)
/// bitmap[10, 20]   // the colour of the pixel in column 10, row 20
/// ```
public struct RenderedBitmap: Equatable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The pixels in rows from the top, without padding, four bytes each: blue, green, red and alpha, premultiplied.
    public let bytes: [UInt8]
    /// Whether every pixel is opaque.
    public let isOpaque: Bool

    /// The number of bytes from one row to the next.
    public var bytesPerRow: Int { width * 4 }

    /// Creates a bitmap. `bytes` should hold `width * height * 4` bytes; missing bytes become transparent pixels, and
    /// extra ones are ignored.
    public init(width: Int, height: Int, bytes: [UInt8], isOpaque: Bool) {
        self.width = max(0, width)
        self.height = max(0, height)
        let count = self.width * self.height * 4
        self.bytes =
            bytes.count == count
            ? bytes : Array(bytes.prefix(count)) + [UInt8](repeating: 0, count: max(0, count - bytes.count))
        self.isOpaque = isOpaque
    }

    /// The colour of a pixel, not premultiplied; clear outside the image.
    public subscript(x: Int, y: Int) -> ResolvedColor {
        guard x >= 0, y >= 0, x < width, y < height else { return .clear }
        let index = y * bytesPerRow + x * 4
        let alpha = Float(bytes[index + 3])
        guard alpha > 0 else { return .clear }
        return ResolvedColor(
            red: Float(bytes[index + 2]) / alpha, green: Float(bytes[index + 1]) / alpha,
            blue: Float(bytes[index]) / alpha, opacity: alpha / 255)
    }
}
