import Foundation
import Synchronization

extension DisplayList {
    /// Fewer items are freed sooner than a second thread starts. An item may be a whole cell.
    private static let leastForThreads = 256
    /// Whether a thread is freeing items.
    private static let isRemoving = Atomic(false)

    /// Frees the memory of the items, on another thread if one may help. A large image has so many small allocations
    /// that freeing them takes a twentieth of the rendering time.
    ///
    /// The list is empty afterwards. Copies of the list are unaffected and retain the memory.
    ///
    /// At most one thread frees items at a time. While it does, other lists are freed at once, so that no memory piles
    /// up, however many images are rendered.
    ///
    /// - Parameter threads: the maximum number of threads, this one included.
    package mutating func removeItems(threads: Int) {
        let items = self.items.take()
        guard threads > 1, items.count >= DisplayList.leastForThreads,
            !DisplayList.isRemoving.exchange(true, ordering: .acquiring)
        else { return }
        let waiting = Mutex(items)
        DispatchQueue.global().async {
            waiting.withLock { $0 = [] }
            DisplayList.isRemoving.store(false, ordering: .releasing)
        }
    }
}
