import Foundation

/// Premultiplied BGRA pixels in rows from the top, without padding.
struct DecodedPixels {
    var width: Int
    var height: Int
    var pixels: [UInt8]
    var isOpaque: Bool
}
