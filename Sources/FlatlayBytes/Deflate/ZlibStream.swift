import CDeflate

/// The start and the end of a zlib stream around deflate blocks that were compressed in strips (RFC 1950).
package enum ZlibStream {
    /// The zlib header: deflate, a window of 32 KiB, fastest compression.
    package static let head: [UInt8] = [0x78, 0x01]

    /// An empty final block, followed by the checksum of all bytes.
    package static func end(checksum: Adler32) -> [UInt8] {
        let sum = checksum.value
        return [3, 0] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    }
}

/// Adler-32, the checksum of zlib streams: two sums modulo 65,521, one of the bytes and one of the first sum after each
/// byte.
package struct Adler32: Hashable, Sendable {
    private static let modulus: UInt64 = 65_521

    private(set) var value: UInt32 = 1
    /// The number of bytes in the checksum.
    private(set) var count = 0

    package init() {}

    package mutating func add(_ bytes: UnsafePointer<UInt8>, count: Int) {
        // Four times as fast as ISA-L's.
        value = libdeflate_adler32(value, bytes, count)
        self.count += count
    }

    /// Adds zeros, without reading them: the first sum stays, and is added to the second for each of them.
    package mutating func add(zeros count: Int) {
        let (first, second) = (UInt64(value & 0xffff), UInt64(value >> 16))
        let newSecond = (second + first * (UInt64(count) % Adler32.modulus)) % Adler32.modulus
        value = UInt32(newSecond << 16 | first)
        self.count += count
    }

    /// Appends the bytes of another checksum.
    ///
    /// The other checksum started its first sum at 1 instead of at this one's value, so its second sum lacks that
    /// difference once per byte.
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
