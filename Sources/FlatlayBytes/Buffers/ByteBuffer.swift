import Foundation

/// A growable byte buffer that becomes `Data` without a copy.
///
/// Exclusivity checks are off: only the buffer's own methods change its storage, and none calls out while it does. With
/// the checks, millions of appends would take a fifth of the time of writing an SVG.
package final class ByteBuffer {
    @exclusivity(unchecked) package private(set) var start: UnsafeMutableRawPointer
    @exclusivity(unchecked) package private(set) var count = 0
    @exclusivity(unchecked) private var capacity: Int

    package init(capacity: Int = 4096) {
        self.capacity = max(capacity, 64)
        start = UnsafeMutableRawPointer.allocate(byteCount: self.capacity, alignment: 16)
    }

    deinit {
        start.deallocate()
    }

    /// Reserves space for more bytes and returns where to write them; ``advance(by:)`` then adds the number written.
    func reserve(_ more: Int) -> UnsafeMutableRawPointer {
        if count + more > capacity {
            capacity = max(count + more, capacity + capacity / 2)
            let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
            larger.copyMemory(from: start, byteCount: count)
            start.deallocate()
            start = larger
        }
        return start + count
    }

    func advance(by bytes: Int) {
        count += bytes
    }

    package func append(_ byte: UInt8) {
        reserve(1).storeBytes(of: byte, as: UInt8.self)
        count += 1
    }

    package func append(_ bytes: UnsafeRawBufferPointer) {
        guard let first = bytes.baseAddress else { return }
        reserve(bytes.count).copyMemory(from: first, byteCount: bytes.count)
        count += bytes.count
    }

    package func append(_ text: StaticString) {
        append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    // Disfavored so that literals use the `StaticString` overload, whose bytes need no lookup.
    @_disfavoredOverload
    package func append(_ text: String) {
        var text = text
        text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
    }

    package func append(bigEndian value: UInt32) {
        withUnsafeBytes(of: value.bigEndian) { append($0) }
    }

    package func write(bigEndian value: UInt32, at offset: Int) {
        (start + offset).storeBytes(of: value.bigEndian, as: UInt32.self)
    }

    /// Returns the bytes without a copy and empties the buffer.
    package func takeData() -> Data {
        let (bytes, length) = (start, count)
        start = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
        capacity = 64
        count = 0
        return Data(bytesNoCopy: bytes, count: length, deallocator: .custom { pointer, _ in pointer.deallocate() })
    }
}
