import FlatlayBytes
import Foundation

/// The compressed rows of a part of an image: deflate blocks that end on a byte boundary, and what is needed to join
/// them to other strips.
struct PixelStrip: Sendable {
    let blocks: Data
    /// The checksum of the uncompressed bytes.
    let checksum: Adler32
    /// The stored components of each pixel.
    let colorType: PNGColorType
}
