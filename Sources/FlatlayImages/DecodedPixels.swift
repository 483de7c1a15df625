import Foundation

/// Premultiplied BGRA pixels in rows from the top, without padding.
struct DecodedPixels {
    var width: Int
    var height: Int
    var pixels: [UInt8]
    var isOpaque: Bool
    /// A file with these pixels, if their colours differ from those of the original file; empty if outputs have to encode
    /// them.
    var file: Data?
    /// Whether the colours differ from those of the original file.
    var isConverted = false
}
