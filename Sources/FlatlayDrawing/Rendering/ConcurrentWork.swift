import Foundation
import Synchronization

/// Work in parts, done by several threads.
///
/// What comes of it must not depend on how many threads there are: parts are cut by what there is to do, never by the
/// number of cores, and results come in the order of the parts.
package enum ConcurrentWork {
    /// The number of threads that are worth having.
    package static var coreCount: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

    /// Does every part and answers the results in the order of the parts.
    ///
    /// - Parameters:
    ///   - count: the number of parts.
    ///   - threads: how many threads work at most, this one included.
    ///   - context: makes what one thread needs for its parts; called on that thread, before its first part.
    ///   - body: does one part. A thread takes the next part that nobody has taken yet.
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
            // Each part is taken by one thread and written to one place, and all are done when this returns.
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

    /// Does every part, and lets this thread take the results in the order of the parts while others are still at work.
    ///
    /// - Parameters:
    ///   - count: the number of parts.
    ///   - threads: how many threads work at most, this one included.
    ///   - context: makes what one thread needs for its parts; called on that thread, before its first part.
    ///   - first: what only the thread that called can do: its own beginning, while others begin with the parts.
    ///   - body: does one part. A thread takes the next part that nobody has taken yet.
    ///   - take: takes a result, which nobody else refers to; always on the thread that called, between two parts of its
    ///     own or at the end.
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
