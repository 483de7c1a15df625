import CXXHash
import Flatlay
import Foundation

/// Hashes of pixels and files: XXH3 with 128 bits (https://xxhash.com), which is as fast as memory is read.
///
/// It tells apart what differs by accident. It does not protect from anyone who wants two files to have the same hash.
package enum PixelHash {
    /// The hash of the pixels of an image, as 32 hexadecimal digits. The size of the image is not part of it.
    package static func text(of bitmap: RenderedBitmap) -> String {
        bitmap.bytes.withUnsafeBytes { text(of: $0) }
    }

    /// The hash of bytes, as 32 hexadecimal digits.
    package static func text(of bytes: UnsafeRawBufferPointer) -> String {
        let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
        return digits(hash.high64) + digits(hash.low64)
    }

    /// The hash of a file's bytes; nil if it can't be read.
    package static func text(ofFile path: String) -> String? {
        let data = try? RegularFile.read(path, limit: 1 << 30)
        return data?.withUnsafeBytes { text(of: $0) }
    }

    private static func digits(_ number: UInt64) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
