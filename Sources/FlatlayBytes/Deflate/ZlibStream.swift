import CISAL

/// What makes a zlib stream of deflate blocks that were packed in strips (RFC 1950).
package enum ZlibStream {
    /// Deflate with a window of 32 KiB, packed fast.
    package static let head: [UInt8] = [0x78, 0x01]

    /// An empty last block, and the checksum of everything.
    package static func end(checksum: Adler32) -> [UInt8] {
        let sum = checksum.value
        return [3, 0] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    }
}

/// The checksum of zlib streams: two sums modulo 65,521, of the bytes and of the first sum after each byte.
package struct Adler32: Hashable, Sendable {
    private static let modulus: UInt64 = 65_521

    private(set) var value: UInt32 = 1
    /// How many bytes were summed up.
    private(set) var count = 0

    package init() {}

    package mutating func add(_ bytes: UnsafePointer<UInt8>, count: Int) {
        value = isal_adler32(value, bytes, UInt64(count))
        self.count += count
    }

    /// Adds the bytes of another checksum.
    ///
    /// The first sum of each of those bytes was counted from 1 instead of from this one's, so that the second sum lacks
    /// the difference as often as there are bytes.
    package mutating func add(_ other: Adler32) {
        let modulus = Adler32.modulus
        let (first, second) = (UInt64(value & 0xffff), UInt64(value >> 16))
        let (otherFirst, otherSecond) = (UInt64(other.value & 0xffff), UInt64(other.value >> 16))
        let difference = (first + modulus - 1) % modulus
        let newFirst = (difference + otherFirst) % modulus
        let newSecond = (second + otherSecond + difference * (UInt64(other.count) % modulus)) % modulus
        value = UInt32(newSecond << 16 | newFirst)
        count += other.count
    }
}
