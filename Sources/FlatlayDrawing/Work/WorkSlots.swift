/// A slot for each part of work in progress: the thread of the part stores a value, and another thread takes it.
///
/// Values are moved, so whoever takes one holds the only reference to it.
///
/// `@unchecked Sendable`: a ``WorkQueue`` gives each part, and so its slot, to one thread at a time, and orders what
/// they do. Parts that share a slot are further apart than the queue's look-ahead.
final class WorkSlots<Value>: @unchecked Sendable {
    private let values: UnsafeMutablePointer<Value>
    private let isFull: UnsafeMutablePointer<Bool>
    private let count: Int

    /// - Parameter count: the look-ahead of the queue.
    init(count: Int) {
        self.count = count
        values = .allocate(capacity: count)
        isFull = .allocate(capacity: count)
        isFull.initialize(repeating: false, count: count)
    }

    deinit {
        // Values are left after a failure.
        for slot in 0..<count where isFull[slot] { (values + slot).deinitialize(count: 1) }
        values.deallocate()
        isFull.deallocate()
    }

    /// Stores the value of a part.
    func put(_ value: consuming Value, at index: Int) {
        (values + index % count).initialize(to: value)
        isFull[index % count] = true
    }

    /// Removes and returns the value of a part, which was stored before.
    func take(at index: Int) -> Value {
        isFull[index % count] = false
        return (values + index % count).move()
    }
}
