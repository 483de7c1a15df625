import Foundation
import Synchronization

/// Runs parts of a task on several threads and processes their results one at a time, in order.
///
/// A thread that is too far ahead waits, so only a few results are held at a time, however many parts there are.
package final class OrderedWork<Result: Sendable>: Sendable {
    private struct State {
        /// The next part that no thread has started.
        var next = 0
        /// The next part whose result will be processed.
        var taken = 0
        var isTaking = false
        var waiting: [Int: Result] = [:]
        var failure: (any Error)?
    }

    private let state = Mutex(State())
    private let count: Int
    /// How many parts may be in progress beyond the one whose result is next.
    private let lookAhead: Int
    private let progress = NSCondition()

    private init(count: Int, threads: Int) {
        self.count = count
        lookAhead = threads * 2
    }

    /// Runs every part.
    ///
    /// - Parameters:
    ///   - count: the number of parts.
    ///   - threads: the maximum number of threads, including the calling one.
    ///   - context: creates the context of a thread; called on that thread, before its first part.
    ///   - body: runs one part. Each thread starts the next part that no thread has started.
    ///   - take: receives a result, on any of the threads, one at a time and in the order of the parts.
    /// - Throws: the error of a part. Results of later parts are not processed.
    package static func run<Context>(
        count: Int, threads: Int, context: @Sendable () -> Context,
        _ body: @Sendable (Context, Int) throws -> Result,
        take: @Sendable (Context, Int, Result) throws -> Void
    ) throws {
        let threads = min(threads, count)
        guard threads > 1 else {
            guard count > 0 else { return }
            let context = context()
            for index in 0..<count { try take(context, index, body(context, index)) }
            return
        }
        let work = OrderedWork(count: count, threads: threads)
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            guard var index = work.begin() else { return }
            let context = context()
            while true {
                do {
                    try work.finish(index, body(context, index)) { index, result in
                        try take(context, index, result)
                    }
                } catch {
                    return work.stop(error)
                }
                guard let next = work.begin() else { return }
                index = next
            }
        }
        if let failure = work.state.withLock({ $0.failure }) { throw failure }
    }

    /// The next part to run, after waiting until it is not too far ahead; nil if there are no more.
    private func begin() -> Int? {
        progress.lock()
        defer { progress.unlock() }
        while true {
            let answer: Int?? = state.withLock { state in
                if state.failure != nil || state.next >= count { return .some(nil) }
                guard state.next < state.taken + lookAhead else { return nil }
                state.next += 1
                return state.next - 1
            }
            if let answer { return answer }
            // No deadlock: the thread with the part that all wait for is running, and doesn't wait here before it is
            // done.
            progress.wait()
        }
    }

    /// Stores a result, then processes all results that are next in order, unless another thread is doing so.
    private func finish(
        _ index: Int, _ result: Result, take: (Int, Result) throws -> Void
    ) throws {
        state.withLock { $0.waiting[index] = result }
        while true {
            let next: (Int, Result)? = state.withLock { state in
                guard !state.isTaking, state.failure == nil, let result = state.waiting.removeValue(forKey: state.taken)
                else { return nil }
                state.isTaking = true
                return (state.taken, result)
            }
            guard let next else { return }
            try take(next.0, next.1)
            state.withLock { state in
                state.isTaking = false
                state.taken += 1
            }
            wakeAll()
        }
    }

    private func stop(_ error: any Error) {
        state.withLock { $0.failure = $0.failure ?? error }
        wakeAll()
    }

    private func wakeAll() {
        progress.lock()
        progress.broadcast()
        progress.unlock()
    }
}
