import FlatlayBytes
import Foundation

/// The packed rows of a part of a picture: deflate blocks that end on the border of a byte, and what joins them to
/// those of other parts.
struct PixelStrip: Sendable {
    let blocks: Data
    /// The checksum of what is packed.
    let checksum: Adler32
    /// Whether the pixels are packed without their alpha.
    let isOpaque: Bool
}
