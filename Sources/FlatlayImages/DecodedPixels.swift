import Foundation

/// Premultiplied BGRA pixels in rows from the top, without padding.
struct DecodedPixels {
    var width: Int
    var height: Int
    var pixels: [UInt8]
    var isOpaque: Bool
    /// The encoded pixels, if their colours differ from those of the original file. Empty data means that each output
    /// format encodes the pixels itself.
    var file: Data?
    /// Whether the colours differ from those of the original file.
    var isConverted = false
}
