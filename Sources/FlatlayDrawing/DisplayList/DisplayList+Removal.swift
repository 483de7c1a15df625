import Synchronization

extension DisplayList {
    /// The number of items that are freed at a time.
    private static let removalLength = 64
    /// Fewer items are freed sooner than a second thread starts. An item may be a whole cell.
    private static let leastForThreads = 256

    /// Frees the memory of the items, on several threads if there are many. A large image consists of so many small
    /// pieces that one thread needs a tenth of the rendering time to free them.
    ///
    /// The list is empty afterwards. Copies of the list are unaffected and retain the memory.
    ///
    /// - Parameter threads: the maximum number of threads, this one included.
    package mutating func removeItems(threads: Int) {
        var items = self.items.take()
        guard threads > 1, items.count >= DisplayList.leastForThreads else { return }
        let parts = Mutex<[[Item]]>([])
        while !items.isEmpty {
            let part = DisplayList.takeLast(min(DisplayList.removalLength, items.count), of: &items)
            parts.withLock { $0.append(part) }
        }
        let count = parts.withLock { $0.count }
        _ = ConcurrentWork.map(count: count, threads: threads, context: {}) { _, _ in
            // Release them outside the lock.
            _ = parts.withLock { $0.popLast() }
        }
    }

    /// Moves items out, which is cheaper than to retain each one and release it in its old place.
    private static func takeLast(_ count: Int, of items: inout [Item]) -> [Item] {
        [Item](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            for place in (0..<count).reversed() { buffer.initializeElement(at: place, to: items.removeLast()) }
            initializedCount = count
        }
    }
}
