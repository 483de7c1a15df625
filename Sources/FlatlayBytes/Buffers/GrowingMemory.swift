import FlatlayRendering
import Foundation

/// Values in contiguous memory that grows on demand, for inner loops: without bounds checks or reference counting.
///
/// Besides Swift's arrays, and ``MappedMemory`` for large files, it is the only growable memory: ``ByteBuffer`` writes
/// files with it, painters store coverages in it, and encoders reuse it from call to call. It is not copyable, and
/// frees its memory at the end of its life.
///
/// If memory runs out, appending traps, as with arrays, and ``scratch(_:)`` throws.
package struct GrowingMemory<Element: BitwiseCopyable>: ~Copyable {
    // Other modules inline what uses these.
    @usableFromInline var base: UnsafeMutablePointer<Element>?
    /// The number of values for which there is memory.
    @usableFromInline var capacity = 0
    @usableFromInline var length = 0

    /// Creates memory without values.
    ///
    /// - Parameter capacity: the number of values for which it is allocated; at zero, nothing is.
    package init(capacity: Int = 0) {
        if capacity > 0 { grow(to: capacity) }
    }

    deinit {
        free(base)
    }

    /// The number of values.
    package var count: Int {
        @inlinable get { length }
    }

    /// The allocated size, in bytes.
    package var byteCount: Int { capacity * MemoryLayout<Element>.stride }

    /// Where the values start; they move when more are appended. Something must have been appended or reserved before.
    package var start: UnsafeMutablePointer<Element> {
        @inlinable @inline(__always) get { base.unsafelyUnwrapped }
    }

    /// The value at an index below the count, which is not checked.
    package subscript(index: Int) -> Element {
        @inlinable @inline(__always) get { base.unsafelyUnwrapped[index] }
        @inlinable @inline(__always) nonmutating set { base.unsafelyUnwrapped[index] = newValue }
    }

    /// Reserves memory for more values and returns where to write them; ``advance(by:)`` then adds the number written.
    @inlinable
    @inline(__always)
    package mutating func reserve(_ more: Int) -> UnsafeMutablePointer<Element> {
        if capacity &- length < more { grow(for: more) }
        return base.unsafelyUnwrapped + length
    }

    /// Adds values that were written where ``reserve(_:)`` said, at most as many as were reserved.
    @inlinable
    @inline(__always)
    package mutating func advance(by count: Int) {
        length &+= count
    }

    /// Appends a value.
    @inlinable
    @inline(__always)
    package mutating func append(_ element: Element) {
        reserve(1).initialize(to: element)
        length &+= 1
    }

    /// Forgets all values and keeps the memory.
    @inlinable
    @inline(__always)
    package mutating func removeAll() {
        length = 0
    }

    /// Forgets all values, and returns uninitialized memory for `count` others.
    ///
    /// Unlike appending, it copies nothing, and allocates no more than requested.
    ///
    /// - Throws: ``RenderError/outOfMemory(bytes:)``. The memory is empty then, and can be used again.
    package mutating func scratch(_ count: Int) throws(RenderError) -> UnsafeMutablePointer<Element> {
        length = 0
        if let base, count <= capacity { return base }
        free(base)
        (base, capacity) = (nil, 0)
        guard let start = Self.resized(nil, to: max(count, Self.leastCapacity)) else {
            throw .outOfMemory(bytes: Self.byteCount(count) ?? .max)
        }
        (base, capacity) = (start, max(count, Self.leastCapacity))
        return start
    }

    /// Returns the values without a copy, and is empty then. The caller frees the memory with `free`.
    package mutating func release() -> (start: UnsafeMutablePointer<Element>?, count: Int) {
        defer { (base, capacity, length) = (nil, 0, 0) }
        return (base, length)
    }

    // MARK: Growing

    private static var leastCapacity: Int { 64 }

    @usableFromInline
    @inline(never)
    mutating func grow(for more: Int) {
        let (needed, overflows) = length.addingReportingOverflow(more)
        grow(to: overflows ? .max : needed)
    }

    private mutating func grow(to needed: Int) {
        // By half at least: appending one by one copies each value a few times only.
        let newCapacity = max(needed, capacity + capacity / 2, Self.leastCapacity)
        guard let larger = Self.resized(base, to: newCapacity) else { fatalError("no memory to append to a buffer") }
        (base, capacity) = (larger, newCapacity)
    }

    /// The bytes of a number of values; nil if they are more than there can be.
    private static func byteCount(_ count: Int) -> Int? {
        let (bytes, overflows) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
        return overflows ? nil : bytes
    }

    /// Moves values to memory of another size; nil if there is none, and then they stay where they are.
    private static func resized(
        _ base: UnsafeMutablePointer<Element>?, to capacity: Int
    ) -> UnsafeMutablePointer<Element>? {
        // `realloc` moves the pages of large memory, which copies nothing.
        byteCount(capacity).flatMap { realloc(base, $0) }?.bindMemory(to: Element.self, capacity: capacity)
    }
}
