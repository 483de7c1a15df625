import FlatlayRendering
import Foundation

/// The destination for the bytes of a file while it is being written.
package protocol ByteSink: AnyObject {
    func write(_ bytes: Data) throws
    /// Discards everything written so far.
    func restart() throws
}

/// A sink that collects a file in memory.
///
/// It copies what is written at once, so the writer can use its memory for the next piece.
package final class MemorySink: ByteSink {
    /// The size from which on a file is kept in ``MappedMemory``. Allocators keep less than that for the next file.
    static let mappedSize = 4 << 20

    private var small = ByteBuffer()
    private var large = MappedMemory()
    private var count = 0

    package init() {}

    /// - Throws: ``RenderError/outOfMemory(bytes:)``.
    package func write(_ bytes: Data) throws(RenderError) {
        let newCount = count + bytes.count
        if newCount < MemorySink.mappedSize {
            bytes.withUnsafeBytes { small.append($0) }
        } else {
            let start = try large.reserve(newCount)
            if small.count > 0 {
                start.copyMemory(from: small.start, byteCount: count)
                small = ByteBuffer()
            }
            bytes.copyBytes(to: UnsafeMutableRawBufferPointer(start: start + count, count: bytes.count))
        }
        count = newCount
    }

    package func restart() {
        (small, count) = (ByteBuffer(), 0)
        large.removeAll()
    }

    /// Returns all bytes and empties the sink.
    package func takeData() -> Data {
        defer { count = 0 }
        return count < MemorySink.mappedSize ? small.takeData() : large.takeData(count: count)
    }
}
