import Foundation
import Synchronization

/// Runs a known number of parts on several threads: the calling one, and helpers as far as any are free.
///
/// The result must not depend on the number of threads: work is split by its amount, never by the number of cores, and
/// results are taken in the order of the parts. ``WorkQueue`` lists what is guaranteed.
package enum ConcurrentWork {
    /// The number of threads worth starting.
    package static var coreCount: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

    /// Runs every part and returns the results in the order of the parts.
    ///
    /// - Parameters:
    ///   - count: the number of parts.
    ///   - threads: the maximum number of threads, including this one.
    ///   - context: creates what one thread needs for its parts; called on that thread, before its first part.
    ///   - body: runs one part. Each thread starts the next part that is not started yet.
    /// - Throws: the error of the first part that fails.
    package static func map<Context, Result: Sendable, Failure: Error>(
        count: Int, threads: Int, context: @Sendable () -> Context,
        _ body: @Sendable (Context, Int) throws(Failure) -> Result
    ) throws(Failure) -> [Result] {
        try map(count: count, threads: WorkThreads(threads), context: context, body)
    }

    /// Runs every part on the threads of a work of several steps.
    package static func map<Context, Result: Sendable, Failure: Error>(
        count: Int, threads: WorkThreads, context: @Sendable () -> Context,
        _ body: @Sendable (Context, Int) throws(Failure) -> Result
    ) throws(Failure) -> [Result] {
        var results: [Result] = []
        results.reserveCapacity(count)
        try forEach(count: count, threads: threads, context: context, body) { _, result throws(Failure) in
            results.append(result)
        }
        return results
    }

    /// Runs every part, and passes the results to this thread in the order of the parts while others are still running.
    ///
    /// - Parameters:
    ///   - count: the number of parts.
    ///   - threads: the maximum number of threads, including this one.
    ///   - lookAhead: the maximum number of started parts whose results have not been taken; nil for all.
    ///   - context: creates what one thread needs for its parts; called on that thread, before its first part.
    ///   - first: work that only this thread can do; this thread starts with it, the others start with the parts.
    ///   - body: runs one part. Each thread takes the next part that has not started.
    ///   - take: receives a result, which nobody else references; always called on this thread, between two of its own
    ///     parts or at the end.
    /// - Throws: the first error, in the order of the parts. The results of all parts before it are taken.
    package static func forEach<Context, Result: Sendable, Failure: Error>(
        count: Int, threads: Int, lookAhead: Int? = nil, context: @Sendable () -> Context, first: () -> Void = {},
        _ body: @Sendable (Context, Int) throws(Failure) -> Result,
        take: (Int, inout Result) throws(Failure) -> Void
    ) throws(Failure) {
        try forEach(
            count: count, threads: WorkThreads(threads), lookAhead: lookAhead, context: context, first: first, body,
            take: take)
    }

    /// Runs every part on the threads of a work of several steps, and passes the results to this thread.
    package static func forEach<Context, Result: Sendable, Failure: Error>(
        count: Int, threads: WorkThreads, lookAhead: Int? = nil, context: @Sendable () -> Context,
        first: () -> Void = {}, _ body: @Sendable (Context, Int) throws(Failure) -> Result,
        take: (Int, inout Result) throws(Failure) -> Void
    ) throws(Failure) {
        let work = CountedWork<Result, Failure>(count: count, lookAhead: lookAhead)
        HelperThreads.run(min(threads.limit, count) - 1, postedOn: threads.board) {
            var own: Context?
            work.queue.work(as: .running) { index in
                work.run(index) { () throws(Failure) in try body(created(&own, context), index) }
            }
        } while: {
            first()
            var own: Context?
            work.queue.work(as: .takingAll) { index in
                work.run(index) { () throws(Failure) in try body(created(&own, context), index) }
            } take: { index in
                work.take(index) { result throws(Failure) in try take(index, &result) }
            }
        }
        try work.check()
    }

    /// Runs every part, and passes the results to any of the threads, one at a time, in the order of the parts.
    ///
    /// - Parameters:
    ///   - count: the number of parts.
    ///   - threads: the maximum number of threads, including this one.
    ///   - lookAhead: the maximum number of started parts whose results have not been taken; nil for all. A thread that
    ///     is further ahead waits, so only few results exist at a time.
    ///   - context: creates what one thread needs; called on that thread, before its first part or result.
    ///   - body: runs one part. Each thread takes the next part that has not started.
    ///   - take: receives a result, with the context of the thread that takes it.
    /// - Throws: the first error, in the order of the parts. The results of all parts before it are taken.
    package static func forEach<Context, Result: Sendable, Failure: Error>(
        count: Int, threads: Int, lookAhead: Int? = nil, context: @Sendable () -> Context,
        _ body: @Sendable (Context, Int) throws(Failure) -> Result,
        takeOnAnyThread take: @Sendable (Context, Int, Result) throws(Failure) -> Void
    ) throws(Failure) {
        let work = CountedWork<Result, Failure>(count: count, lookAhead: lookAhead)
        @Sendable func help() {
            var own: Context?
            work.queue.work { index in
                work.run(index) { () throws(Failure) in try body(created(&own, context), index) }
            } take: { index in
                work.take(index) { result throws(Failure) in try take(created(&own, context), index, result) }
            }
        }
        HelperThreads.run(min(threads, count) - 1, help, while: help)
        try work.check()
    }

    /// Runs `body` on this thread, and meanwhile, if a thread is free, something else on another one.
    ///
    /// - Parameters:
    ///   - threads: the maximum number of threads, including this one.
    ///   - other: what is useful, but may not be run.
    package static func run<Result, Failure: Error>(
        threads: Int, beside other: @Sendable () -> Void, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try HelperThreads.run(min(1, threads - 1), other, while: body)
    }

    /// The context of a thread, created on first use.
    private static func created<Context>(_ own: inout Context?, _ create: () -> Context) -> Context {
        if let own { return own }
        let context = create()
        own = context
        return context
    }
}

/// A queue of a known number of parts, with their results and errors.
private final class CountedWork<Result: Sendable, Failure: Error>: Sendable {
    let queue: WorkQueue
    private let results: WorkSlots<Result>
    /// The errors by part. They are of type `Failure`; tables of a generic type take longer to create.
    private let errors = Mutex<[Int: any Error]>([:])

    init(count: Int, lookAhead: Int?) {
        let lookAhead = max(1, min(lookAhead ?? count, count))
        queue = WorkQueue(count: count, lookAhead: lookAhead)
        results = WorkSlots(count: lookAhead)
    }

    /// Runs a part and stores its result, or its error; returns false for an error.
    func run(_ index: Int, _ body: () throws(Failure) -> Result) -> Bool {
        do throws(Failure) {
            results.put(try body(), at: index)
            return true
        } catch {
            errors.withLock { $0[index] = error }
            return false
        }
    }

    /// Passes the result of a part on; returns false after an error.
    func take(_ index: Int, _ body: (inout Result) throws(Failure) -> Void) -> Bool {
        var result = results.take(at: index)
        do throws(Failure) {
            try body(&result)
            return true
        } catch {
            errors.withLock { $0[index] = error }
            return false
        }
    }

    /// Throws the error that counts, after all threads are done.
    func check() throws(Failure) {
        guard let part = queue.failedPart, let error = errors.withLock({ $0[part] }) as? Failure else { return }
        throw error
    }
}
