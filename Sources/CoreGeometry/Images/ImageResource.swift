import Foundation

/// A decoded bitmap, with the file from which it was decoded.
public final class ImageResource: Sendable {
    /// A file format that outputs can embed unchanged.
    public enum Format: String, Hashable, Sendable {
        /// Portable Network Graphics.
        case png = "image/png"
        /// JPEG.
        case jpeg = "image/jpeg"
    }

    /// The maximum number of pixels per side that can be painted: the limit of Cairo's image surfaces.
    package static let sideLimit = 32_767

    /// The name by which it was looked up.
    public let name: String
    /// The width in pixels.
    public let pixelWidth: Int
    /// The height in pixels.
    public let pixelHeight: Int
    /// Pixels per point.
    public let scale: CGFloat
    /// The pixels in rows from the top without gaps, four bytes each: blue, green, red and alpha, premultiplied.
    public let pixels: [UInt8]
    /// Whether every pixel is opaque.
    public let isOpaque: Bool
    /// The file's format.
    public let format: Format
    /// The file's bytes; empty for a file that outputs can't embed, so they encode the pixels.
    public let encoded: Data
    /// A hash of the file's bytes, the same in every process.
    public let contentHash: UInt64
    /// The file of vectors from which the pixels were drawn, if outputs can embed it.
    package let vector: VectorFile?

    /// Creates a bitmap. `pixels` must contain `pixelWidth * pixelHeight * 4` bytes; missing ones are filled with
    /// transparent pixels, so that nothing reads beyond the end.
    public convenience init(
        name: String, pixelWidth: Int, pixelHeight: Int, scale: CGFloat = 1, pixels: [UInt8], isOpaque: Bool,
        format: Format, encoded: Data
    ) {
        self.init(
            name: name, pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale, pixels: pixels,
            isOpaque: isOpaque, format: format, encoded: encoded, contentHash: ImageResource.hash(encoded), vector: nil)
    }

    /// Creates a bitmap of a file that outputs can't embed unchanged.
    package convenience init(
        name: String, pixelWidth: Int, pixelHeight: Int, scale: CGFloat, pixels: [UInt8], isOpaque: Bool, file: Data
    ) {
        self.init(
            name: name, pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale, pixels: pixels,
            isOpaque: isOpaque, format: .png, encoded: Data(), contentHash: ImageResource.hash(file), vector: nil)
    }

    private init(
        name: String, pixelWidth: Int, pixelHeight: Int, scale: CGFloat, pixels: [UInt8], isOpaque: Bool,
        format: Format, encoded: Data, contentHash: UInt64, vector: VectorFile?
    ) {
        let count = pixelWidth * pixelHeight * 4
        self.name = name
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.pixels = pixels.count >= count ? pixels : pixels + [UInt8](repeating: 0, count: count - pixels.count)
        self.isOpaque = isOpaque
        self.format = format
        self.encoded = encoded
        self.contentHash = contentHash
        self.vector = vector
    }

    /// The same bitmap with another number of pixels per point.
    package func scaled(to scale: CGFloat) -> ImageResource {
        ImageResource(
            name: name, pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale, pixels: pixels,
            isOpaque: isOpaque, format: format, encoded: encoded, contentHash: contentHash, vector: vector)
    }

    /// The same bitmap with the file of vectors from which it was drawn.
    package func drawn(from vector: VectorFile?) -> ImageResource {
        ImageResource(
            name: name, pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale, pixels: pixels,
            isOpaque: isOpaque, format: format, encoded: encoded, contentHash: contentHash, vector: vector)
    }

    /// The size in points.
    public var size: CGSize {
        CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
    }

    /// FNV-1a, which is short and stable; `Hasher` has a different seed in every process.
    private static func hash(_ data: Data) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        // Reads the bytes in memory: accessing each one through `Data` costs more than the hash.
        data.withUnsafeBytes { bytes in
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        }
        return hash
    }
}

extension ImageResource: Equatable {
    /// Returns whether both have the same file bytes and the same drawn size.
    public static func == (lhs: ImageResource, rhs: ImageResource) -> Bool {
        lhs === rhs
            || (lhs.contentHash == rhs.contentHash && lhs.scale == rhs.scale && lhs.pixelWidth == rhs.pixelWidth
                && lhs.pixelHeight == rhs.pixelHeight)
    }
}
