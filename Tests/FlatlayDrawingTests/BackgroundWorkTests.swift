import Foundation
import Synchronization
import Testing

@testable import FlatlayDrawing

@Suite("Work that another thread begins")
struct BackgroundWorkTests {
    /// What no thread may share: it is passed on with the result.
    private final class Sum {
        var values: [Int] = []
    }

    private static func sums(_ threads: WorkThreads) -> Sum {
        let sum = Sum()
        for step in 0..<5 {
            sum.values += ConcurrentWork.map(count: 40, threads: threads, context: {}) { _, part in step * part }
        }
        return sum
    }

    @Test("the value is that of the work, for any number of threads", arguments: [1, 2, 3, 8])
    func value(threads: Int) {
        let expected = (0..<5).flatMap { step in (0..<40).map { step * $0 } }
        for round in 0..<100 {
            let (begun, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let work = BackgroundWork(threads: threads) { threads in
                begun.signal()
                defer { ended.signal() }
                return Self.sums(threads)
            }
            // The value is asked for before a thread has begun, while it works, and after it has ended, unless the threads
            // of other tests keep it from beginning.
            if threads > 1, round % 3 > 0 {
                _ = (round % 3 == 1 ? begun : ended).wait(timeout: .now() + .milliseconds(5))
            }
            #expect(work.value.values == expected)
            #expect(work.value === work.value)
        }
    }

    @Test("a work runs once, and what it holds is freed with it", arguments: [1, 2, 4])
    func once(threads: Int) {
        let notes = Notes()
        final class Held: Sendable {
            let freed: DispatchSemaphore
            init(freed: DispatchSemaphore) { self.freed = freed }
            deinit { freed.signal() }
        }
        let freed = DispatchSemaphore(value: 0)
        for round in 0..<100 {
            let holder = Held(freed: freed)
            let work = BackgroundWork(threads: threads) { [holder] _ in
                notes.runs.withLock { $0 += 1 }
                return ObjectIdentifier(holder)
            }
            #expect(work.value == ObjectIdentifier(holder))
            #expect(notes.runs.withLock { $0 } == round + 1)
        }
        // The thread that began the last one may still be about to return.
        for _ in 0..<100 { #expect(freed.wait(timeout: .now() + 20) == .success) }
    }

    private final class Notes: Sendable {
        let runs = Mutex(0)
        let active = Mutex(0)
        let mostActive = Mutex(0)
        /// Whether a part ran on the thread that waits, of all parts.
        let helped = Mutex<Set<Bool>>([])

        func count(_ change: Int) {
            let now = active.withLock { active in
                active += change
                return active
            }
            mostActive.withLock { $0 = max($0, now) }
        }
    }

    @Test("no more threads work than allowed, and the one that waits helps", arguments: [2, 3])
    func threads(limit: Int) {
        let notes = Notes()
        let caller = pthread_self()
        // Until a thread was free to begin a work, which the threads of other tests may prevent for a while.
        for _ in 0..<2000 where notes.helped.withLock({ $0.count < 2 }) {
            let begun = DispatchSemaphore(value: 0)
            let work = BackgroundWork(threads: limit) { threads in
                begun.signal()
                return ConcurrentWork.map(count: 60, threads: threads, context: {}) { _, part in
                    notes.count(1)
                    defer { notes.count(-1) }
                    notes.helped.withLock { _ = $0.insert(pthread_equal(pthread_self(), caller) != 0) }
                    busyWork(10_000)
                    return part
                }
            }
            // Until the work has begun elsewhere.
            _ = begun.wait(timeout: .now() + .milliseconds(10))
            #expect(work.value == Array(0..<60))
        }
        #expect(notes.mostActive.withLock { $0 } <= limit)
        #expect(notes.helped.withLock { $0 } == [true, false])
    }

    @Test("works whose threads are all busy are done by those that ask for them")
    func nested() {
        let results = ConcurrentWork.map(count: 200, threads: 16, context: {}) { _, part in
            let work = BackgroundWork(threads: 4) { threads in
                ConcurrentWork.map(count: 8, threads: threads, context: {}) { _, index in index * part }
            }
            return work.value.reduce(0, +)
        }
        #expect(results == (0..<200).map { $0 * 28 })
    }
}
