import Synchronization

extension DisplayList {
    /// How many items are given back at a time.
    private static let removalLength = 256
    /// Fewer are given back sooner than a second thread starts.
    private static let leastForThreads = 2048

    /// Gives back the memory of what is drawn, on several threads where it is much: a large picture consists of so many
    /// small pieces that one thread needs a tenth of the time for them that the picture took.
    ///
    /// Nothing is drawn afterwards; copies of the list stay as they are, and keep the memory.
    ///
    /// - Parameter threads: how many threads work at most, this one included.
    package mutating func removeItems(threads: Int) {
        guard threads > 1, items.count >= DisplayList.leastForThreads else { return items.removeAll() }
        let parts = Mutex<[[Item]]>([])
        while !items.isEmpty {
            let part = takeLast(min(DisplayList.removalLength, items.count))
            parts.withLock { $0.append(part) }
        }
        let count = parts.withLock { $0.count }
        _ = ConcurrentWork.map(count: count, threads: threads, context: {}) { _, _ in
            // Let go outside the lock.
            _ = parts.withLock { $0.popLast() }
        }
    }

    /// Moves items out, which costs less than to refer to each once more and to let go of it in its old place.
    private mutating func takeLast(_ count: Int) -> [Item] {
        [Item](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            for place in (0..<count).reversed() { buffer.initializeElement(at: place, to: items.removeLast()) }
            initializedCount = count
        }
    }
}
