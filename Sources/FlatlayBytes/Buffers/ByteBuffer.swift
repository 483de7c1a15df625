import Foundation

/// A growable byte buffer that becomes `Data` without a copy.
///
/// Exclusivity checks are off: only the buffer's own methods change its storage, and none calls out while it does. With
/// the checks, millions of appends would take a fifth of the time of writing an SVG.
package final class ByteBuffer {
    // Other modules inline the appends, which need it.
    @exclusivity(unchecked) @usableFromInline var memory: GrowingMemory<UInt8>

    /// Creates an empty buffer.
    ///
    /// - Parameter capacity: the number of bytes for which memory is allocated at once.
    package init(capacity: Int = 4096) {
        memory = GrowingMemory(capacity: max(capacity, 64))
    }

    /// The bytes, which move when more are appended.
    package var start: UnsafeMutableRawPointer {
        @inlinable get { UnsafeMutableRawPointer(memory.start) }
    }

    /// The number of bytes.
    package var count: Int {
        @inlinable get { memory.count }
    }

    /// The number of bytes for which memory is allocated.
    package var capacity: Int { memory.capacity }

    /// Reserves space for more bytes and returns where to write them; ``advance(by:)`` then adds the number written.
    @inlinable
    package func reserve(_ more: Int) -> UnsafeMutableRawPointer {
        // The test is here, so that callers in other modules call no generic function to grow.
        if memory.capacity &- memory.length < more { grow(for: more) }
        return UnsafeMutableRawPointer(memory.start + memory.length)
    }

    /// Adds bytes that were written where ``reserve(_:)`` said, at most as many as were reserved.
    @inlinable
    package func advance(by bytes: Int) {
        memory.advance(by: bytes)
    }

    @usableFromInline
    @inline(never)
    func grow(for more: Int) {
        memory.grow(for: more)
    }

    @inlinable
    package func append(_ byte: UInt8) {
        reserve(1).storeBytes(of: byte, as: UInt8.self)
        memory.advance(by: 1)
    }

    @inlinable
    package func append(_ bytes: UnsafeRawBufferPointer) {
        guard let first = bytes.baseAddress else { return }
        reserve(bytes.count).copyMemory(from: first, byteCount: bytes.count)
        memory.advance(by: bytes.count)
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
        (start + offset).storeBytes(of: value.bigEndian, as: UInt32.self)
    }

    /// Returns the bytes without a copy and empties the buffer.
    package func takeData() -> Data {
        let (bytes, count) = memory.release()
        // ``start`` is never nil.
        memory = GrowingMemory(capacity: 64)
        return bytes.map { Data(bytesNoCopy: $0, count: count, deallocator: .free) } ?? Data()
    }

    /// Returns a copy of the bytes.
    package func copiedData() -> Data {
        Data(bytes: start, count: count)
    }

    /// Removes the bytes and keeps the memory.
    package func removeAll() {
        memory.removeAll()
    }
}
