import Foundation

/// Bytes that grow at the end, and become `Data` without being copied.
///
/// Its parts change only inside its own methods, none of which calls out while one changes; checking that again at each
/// of the millions of appends would take a fifth of the time of writing an SVG.
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

    /// Makes room for more bytes and answers where they go; ``advance(by:)`` says how many were written.
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

    // Literals are static strings, whose bytes need not be looked for.
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

    /// The bytes, handed over: the buffer is empty afterwards.
    package func takeData() -> Data {
        let (bytes, length) = (start, count)
        start = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
        capacity = 64
        count = 0
        return Data(bytesNoCopy: bytes, count: length, deallocator: .custom { pointer, _ in pointer.deallocate() })
    }
}
