import Foundation

/// A growable byte buffer that becomes `Data` without a copy.
///
/// Exclusivity checks are off: only the buffer's own methods change its storage, and none calls out while it does. With
/// the checks, millions of appends would take a fifth of the time of writing an SVG.
package final class ByteBuffer {
    // Other modules inline the appends, which need these.
    @exclusivity(unchecked) @usableFromInline var base: UnsafeMutableRawPointer
    @exclusivity(unchecked) @usableFromInline var length = 0
    @exclusivity(unchecked) @usableFromInline var capacity: Int

    package init(capacity: Int = 4096) {
        self.capacity = max(capacity, 64)
        base = UnsafeMutableRawPointer.allocate(byteCount: self.capacity, alignment: 16)
    }

    deinit {
        base.deallocate()
    }

    /// The bytes, which move when more are appended.
    package var start: UnsafeMutableRawPointer {
        @inlinable get { base }
    }

    /// The number of bytes.
    package var count: Int {
        @inlinable get { length }
    }

    /// Reserves space for more bytes and returns where to write them; ``advance(by:)`` then adds the number written.
    @inlinable
    package func reserve(_ more: Int) -> UnsafeMutableRawPointer {
        if length + more > capacity { grow(for: more) }
        return base + length
    }

    @inlinable
    package func advance(by bytes: Int) {
        length += bytes
    }

    @usableFromInline
    func grow(for more: Int) {
        capacity = max(length + more, capacity + capacity / 2)
        let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
        larger.copyMemory(from: base, byteCount: length)
        base.deallocate()
        base = larger
    }

    @inlinable
    package func append(_ byte: UInt8) {
        reserve(1).storeBytes(of: byte, as: UInt8.self)
        length += 1
    }

    @inlinable
    package func append(_ bytes: UnsafeRawBufferPointer) {
        guard let first = bytes.baseAddress else { return }
        reserve(bytes.count).copyMemory(from: first, byteCount: bytes.count)
        length += bytes.count
    }

    @inlinable
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
        (base + offset).storeBytes(of: value.bigEndian, as: UInt32.self)
    }

    /// Returns the bytes without a copy and empties the buffer.
    package func takeData() -> Data {
        let (bytes, count) = (base, length)
        base = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
        capacity = 64
        length = 0
        return Data(bytesNoCopy: bytes, count: count, deallocator: .custom { pointer, _ in pointer.deallocate() })
    }
}
