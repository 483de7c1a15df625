import Foundation
import Synchronization
import Testing

@testable import FlatlayDrawing

@Suite("Work on several threads")
struct ConcurrentWorkTests {
    private final class Notes: Sendable {
        let contexts = Mutex(0)
        let parts = Mutex<[Int]>([])
    }

    @Test("results are in the order of the parts, for any number of threads", arguments: [1, 2, 3, 8])
    func order(threads: Int) {
        let results = ConcurrentWork.map(count: 1000, threads: threads, context: { "part" }) { "\($0) \($1)" }
        #expect(results == (0..<1000).map { "part \($0)" })
    }

    @Test("each part runs once, and each thread creates at most one context", arguments: [1, 2, 5])
    func once(threads: Int) {
        let notes = Notes()
        _ = ConcurrentWork.map(count: 300, threads: threads, context: { notes.contexts.withLock { $0 += 1 } }) {
            _, index in
            notes.parts.withLock { $0.append(index) }
        }
        #expect(notes.parts.withLock { $0.sorted() } == Array(0..<300))
        #expect((1...threads).contains(notes.contexts.withLock { $0 }))
    }

    @Test("no parts are no work", arguments: [0, 1, 4])
    func nothing(threads: Int) {
        let notes = Notes()
        let results = ConcurrentWork.map(count: 0, threads: threads, context: { notes.contexts.withLock { $0 += 1 } }) {
            _, index in index
        }
        #expect(results.isEmpty)
        #expect(notes.contexts.withLock { $0 } == 0)
    }

    @Test("fewer parts than threads need no more contexts than parts")
    func few() {
        let notes = Notes()
        let results = ConcurrentWork.map(count: 2, threads: 16, context: { notes.contexts.withLock { $0 += 1 } }) {
            _, index in index * index
        }
        #expect(results == [0, 1])
        #expect(notes.contexts.withLock { $0 } <= 2)
    }

    @Test(
        "results are delivered in the order of the parts, on the calling thread",
        arguments: [1, 2, 3, 8])
    func takingInOrder(threads: Int) {
        let caller = pthread_self()
        var taken: [Int] = []
        ConcurrentWork.forEach(
            count: 500, threads: threads, context: { 7 }, { context, index in index * context },
            take: { index, result in
                #expect(pthread_equal(pthread_self(), caller) != 0)
                #expect(result == index * 7)
                taken.append(index)
            })
        #expect(taken == Array(0..<500))
    }

    @Test("each part runs once, and is delivered once", arguments: [1, 2, 5])
    func takingOnce(threads: Int) {
        let notes = Notes()
        var sum = 0
        ConcurrentWork.forEach(
            count: 300, threads: threads, context: { notes.contexts.withLock { $0 += 1 } },
            { _, index in
                notes.parts.withLock { $0.append(index) }
                return index
            }, take: { _, result in sum += result })
        #expect(notes.parts.withLock { $0.sorted() } == Array(0..<300))
        #expect((1...threads).contains(notes.contexts.withLock { $0 }))
        #expect(sum == 299 * 150)
    }

    @Test("without parts nothing is delivered", arguments: [1, 4])
    func takingNothing(threads: Int) {
        ConcurrentWork.forEach(
            count: 0, threads: threads, context: { Issue.record("no part needs a context") }, { _, index in index },
            take: { _, _ in Issue.record("there is nothing to take") })
    }

    // MARK: Errors and look-ahead

    private struct Failure: Error, Equatable {
        let part: Int
    }

    @Test("few results are held, on any thread", arguments: [1, 2, 3, 8])
    func resultsAreTakenInOrderAndFewAreHeld(threads: Int) throws {
        let taken = Mutex<[Int]>([])
        let held = Atomic(0)
        let mostHeld = Atomic(0)
        ConcurrentWork.forEach(
            count: 200, threads: threads, lookAhead: threads * 2, context: { 7 },
            { context, index in
                // Some parts take longer.
                if index % 13 == 0 { busyWork(100_000) }
                let count = held.wrappingAdd(1, ordering: .relaxed).newValue
                mostHeld.max(count, ordering: .relaxed)
                return index * context
            },
            takeOnAnyThread: { _, index, result in
                #expect(result == index * 7)
                held.wrappingSubtract(1, ordering: .relaxed)
                taken.withLock { $0.append(index) }
            })
        #expect(taken.withLock { $0 } == Array(0..<200))
        #expect(mostHeld.load(ordering: .relaxed) <= threads * 2)
    }

    @Test("an error ends the work", arguments: [1, 4])
    func errors(threads: Int) {
        let taken = Mutex<[Int]>([])
        #expect(throws: Failure(part: 50)) {
            try ConcurrentWork.forEach(
                count: 1000, threads: threads, lookAhead: 8, context: {},
                { _, index in
                    if index == 50 { throw Failure(part: 50) }
                    return index
                },
                takeOnAnyThread: { _, index, _ in taken.withLock { $0.append(index) } })
        }
        #expect(taken.withLock { $0 } == Array(0..<50))
        #expect(throws: Failure(part: 3)) {
            try ConcurrentWork.forEach(
                count: 1000, threads: threads, context: {}, { _, index in index },
                takeOnAnyThread: { _, index, _ in if index == 3 { throw Failure(part: 3) } })
        }
        #expect(throws: Failure(part: 7)) {
            try ConcurrentWork.map(count: 10, threads: threads, context: {}) { _, index in
                if index >= 7 { throw Failure(part: index) }
            }
        }
    }

    @Test("what runs beside the work changes neither its result nor its error", arguments: [1, 2, 4])
    func beside(threads: Int) throws {
        struct Failure: Error {}
        let other = Mutex(0)
        for _ in 0..<100 {
            let sum = ConcurrentWork.run(threads: threads, beside: { other.withLock { $0 += 1 } }) { 6 * 7 }
            #expect(sum == 42)
        }
        #expect(throws: Failure.self) {
            try ConcurrentWork.run(threads: threads, beside: { other.withLock { $0 += 1 } }) { throw Failure() }
        }
        #expect(other.withLock { $0 } <= (threads == 1 ? 0 : 101))
    }

    @Test("something else does run beside the work")
    func besideRuns() {
        let begun = DispatchSemaphore(value: 0)
        let result = ConcurrentWork.run(threads: 2, beside: { begun.signal() }) { begun.wait(timeout: .now() + 60) }
        #expect(result == .success)
    }

    @Test("the call waits for what runs beside its work")
    func besideIsAwaited() {
        for _ in 0..<200 {
            let state = Mutex((begun: 0, ended: 0))
            let (begins, ends) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            ConcurrentWork.run(
                threads: 2,
                beside: {
                    state.withLock { $0.begun += 1 }
                    begins.signal()
                    // It lasts longer than the work.
                    ends.wait()
                    busyWork(10_000)
                    state.withLock { $0.ended += 1 }
                }
            ) {
                // Other tests may use all threads; then nothing runs beside this round.
                _ = begins.wait(timeout: .now() + .milliseconds(10))
                ends.signal()
            }
            let (begun, ended) = state.withLock { $0 }
            #expect(begun == ended)
        }
    }
}

/// Uses a processor for a number of steps. Unlike sleep, that takes no longer than it has to.
func busyWork(_ steps: Int) {
    var sum = 0
    for step in 0..<steps { sum &+= step }
    withExtendedLifetime(sum) {}
}
