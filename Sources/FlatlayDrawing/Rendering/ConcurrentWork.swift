import Foundation
import Synchronization

/// Runs work in parts, on several threads.
///
/// The result must not depend on the number of threads: work is split by its amount, never by the number of cores, and
/// results are in the order of the parts.
package enum ConcurrentWork {
    /// The number of threads worth starting.
    package static var coreCount: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

    /// Runs every part and returns the results in the order of the parts.
    ///
    /// - Parameters:
    ///   - count: the number of parts.
    ///   - threads: the maximum number of threads, this one included.
    ///   - context: creates what one thread needs for its parts; called on that thread, before its first part.
    ///   - body: runs one part. Each thread takes the next part that is not taken yet.
    package static func map<Context, Result: Sendable>(
        count: Int, threads: Int, context: @Sendable () -> Context, _ body: @Sendable (Context, Int) -> Result
    ) -> [Result] {
        let threads = min(threads, count)
        guard threads > 1 else {
            guard count > 0 else { return [] }
            let context = context()
            return (0..<count).map { body(context, $0) }
        }
        let next = Atomic(0)
        return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            // Each part is run by one thread and written to its own element, and all are done when this function
            // returns.
            nonisolated(unsafe) let results = buffer
            DispatchQueue.concurrentPerform(iterations: threads) { _ in
                var own: Context?
                while true {
                    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                    guard index < count else { return }
                    let context = own ?? context()
                    own = context
                    results.initializeElement(at: index, to: body(context, index))
                }
            }
            initializedCount = count
        }
    }

    /// Runs every part, and passes the results to this thread in the order of the parts while others are still running.
    ///
    /// - Parameters:
    ///   - count: the number of parts.
    ///   - threads: the maximum number of threads, this one included.
    ///   - context: creates what one thread needs for its parts; called on that thread, before its first part.
    ///   - first: the part that only the calling thread can run; it starts with it, while the others start with the
    ///     parts.
    ///   - body: runs one part. Each thread takes the next part that is not taken yet.
    ///   - take: receives a result, which nobody else references; always called on the calling thread, between two of
    ///     its own parts or at the end.
    package static func forEach<Context, Result: Sendable>(
        count: Int, threads: Int, context: @Sendable () -> Context, first: () -> Void = {},
        _ body: @Sendable (Context, Int) -> Result, take: (Int, inout Result) -> Void
    ) {
        let threads = min(threads, count)
        guard threads > 1 else {
            first()
            guard count > 0 else { return }
            let context = context()
            for index in 0..<count {
                var result = body(context, index)
                take(index, &result)
            }
            return
        }
        let next = Atomic(0)
        let done = Mutex<[Int: Result]>([:])
        let caller = pthread_self()
        withoutActuallyEscaping(first) { first in
            withoutActuallyEscaping(take) { take in
                // Used on the calling thread only, which waits until all are done.
                nonisolated(unsafe) let (first, take) = (first, take)
                nonisolated(unsafe) var hasBegun = false
                nonisolated(unsafe) var taken = 0
                @Sendable func takeWhatIsDone() {
                    if !hasBegun {
                        hasBegun = true
                        first()
                    }
                    while var result = done.withLock({ $0.removeValue(forKey: taken) }) {
                        take(taken, &result)
                        taken += 1
                    }
                }
                DispatchQueue.concurrentPerform(iterations: threads) { _ in
                    let isCaller = pthread_equal(pthread_self(), caller) != 0
                    var own: Context?
                    while true {
                        if isCaller { takeWhatIsDone() }
                        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                        guard index < count else { return }
                        let context = own ?? context()
                        own = context
                        let result = body(context, index)
                        done.withLock { $0[index] = result }
                    }
                }
                takeWhatIsDone()
            }
        }
    }
}
