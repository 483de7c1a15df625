/// Values in contiguous memory, for inner loops: without bounds checks or reference counting. Its owner deallocates it.
struct GrowingMemory<Element: BitwiseCopyable> {
    private var base: UnsafeMutablePointer<Element>?
    private var capacity = 0
    private(set) var count = 0

    var byteCount: Int { capacity * MemoryLayout<Element>.stride }

    @inline(__always)
    subscript(index: Int) -> Element {
        get { base.unsafelyUnwrapped[index] }
        nonmutating set { base.unsafelyUnwrapped[index] = newValue }
    }

    @inline(__always)
    func pointer(at index: Int) -> UnsafePointer<Element> {
        UnsafePointer(base.unsafelyUnwrapped + index)
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { reserve(max(64, capacity * 2)) }
        base.unsafelyUnwrapped[count] = element
        count += 1
    }

    mutating func removeAll() {
        count = 0
    }

    /// Memory for a number of values, not initialized.
    mutating func scratch(_ count: Int) -> UnsafeMutablePointer<Element> {
        if count > capacity { reserve(max(64, count, capacity * 2)) }
        return base.unsafelyUnwrapped
    }

    mutating func deallocate() {
        base?.deallocate()
        (base, capacity, count) = (nil, 0, 0)
    }

    private mutating func reserve(_ newCapacity: Int) {
        let new = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        if let base { new.update(from: base, count: count) }
        base?.deallocate()
        (base, capacity) = (new, newCapacity)
    }
}
