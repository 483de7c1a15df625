import Foundation

/// Pixels in rows from the top without gaps: blue, green, red and alpha, premultiplied.
struct DecodedPixels {
    var width: Int
    var height: Int
    var pixels: [UInt8]
    var isOpaque: Bool
}
