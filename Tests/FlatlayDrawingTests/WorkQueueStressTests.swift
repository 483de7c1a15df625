import Foundation
import Synchronization
import TestSupport
import Testing

@testable import FlatlayDrawing

/// Random work on random numbers of threads, compared with a loop on one thread.
@Suite struct WorkQueueStressTests {
    /// What a run is, drawn from a seed.
    struct Scenario: Sendable, CustomStringConvertible {
        let seed: Int
        let count: Int
        let threads: Int
        let lookAhead: Int
        /// How long parts and takings last, in steps of a loop.
        let steps: [(run: Int, take: Int)]
        let failingParts: Set<Int>
        let failingTakings: Set<Int>
        /// The part that stops the work while it runs.
        let stoppingPart: Int?

        init(seed: Int) {
            var dice = SeededGenerator(seed: UInt64(seed))
            func chance(_ odds: Int) -> Bool { Int.random(in: 0..<odds, using: &dice) == 0 }
            self.seed = seed
            count = chance(10) ? Int.random(in: 0...2, using: &dice) : Int.random(in: 1...60, using: &dice)
            threads = Int.random(in: 1...8, using: &dice)
            lookAhead = Int.random(in: 1...(chance(2) ? 4 : 70), using: &dice)
            let longest = [10, 1000, 20_000].randomElement(using: &dice) ?? 10
            steps = (0..<count).map { _ in
                (
                    chance(12) ? longest * 10 : Int.random(in: 0...longest, using: &dice),
                    Int.random(in: 0...longest / 4, using: &dice)
                )
            }
            let (fails, stops) = (chance(2), chance(3))
            failingParts = fails ? Set((0..<count).filter { _ in chance(15) }) : []
            failingTakings = fails ? Set((0..<count).filter { _ in chance(30) }) : []
            stoppingPart = stops && count > 0 ? Int.random(in: 0..<count, using: &dice) : nil
        }

        var description: String { "seed \(seed)" }

        /// What a loop on one thread does: the results that it takes, and its error.
        var expected: (taken: Int, failure: Failure?) {
            for index in 0..<count {
                if failingParts.contains(index) { return (index, .part(index)) }
                if failingTakings.contains(index) { return (index, .taking(index)) }
            }
            return (count, nil)
        }
    }

    enum Failure: Error, Equatable {
        case part(Int)
        case taking(Int)
    }

    /// A result that can tell whether it has a second owner.
    final class Output: Sendable {
        let index: Int
        init(_ index: Int) { self.index = index }
    }

    /// Runs the parts of a scenario and checks what must hold meanwhile.
    final class Watch: Sendable {
        private struct Notes {
            var runs: [Int]
            var taken: [Int] = []
            var started = 0
            var ended = 0
            var mostAhead = 0
        }

        let scenario: Scenario
        private let notes: Mutex<Notes>
        private let takers = Atomic(0)
        private let sink = Atomic(0)

        init(_ scenario: Scenario) {
            self.scenario = scenario
            notes = Mutex(Notes(runs: Array(repeating: 0, count: scenario.count)))
        }

        /// The number of parts that were started.
        var startedCount: Int { notes.withLock { $0.started } }

        private func spin(_ steps: Int) {
            var value = UInt64(steps)
            for _ in 0..<steps { value = value &* 6_364_136_223_846_793_005 &+ 1 }
            sink.store(Int(truncatingIfNeeded: value), ordering: .relaxed)
        }

        func run(_ index: Int) throws(Failure) -> Output {
            notes.withLock { notes in
                notes.runs[index] += 1
                notes.started += 1
                notes.mostAhead = max(notes.mostAhead, notes.started - notes.ended)
            }
            spin(scenario.steps[index].run)
            if scenario.failingParts.contains(index) { throw .part(index) }
            return Output(index)
        }

        func take(_ index: Int, _ output: inout Output) throws(Failure) {
            #expect(takers.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0, "\(scenario): two take")
            defer { takers.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
            #expect(output.index == index, "\(scenario)")
            let isUnique = isKnownUniquelyReferenced(&output)
            #expect(isUnique, "\(scenario)")
            spin(scenario.steps[index].take)
            if scenario.failingTakings.contains(index) { throw .taking(index) }
            notes.withLock { notes in
                notes.taken.append(index)
                notes.ended += 1
            }
        }

        /// Checks the run as a whole.
        ///
        /// - Parameter isOrdered: whether results were to be taken in the order of the parts.
        func check(_ failure: Failure?, isOrdered: Bool = true) {
            let notes = notes.withLock { $0 }
            let expected = scenario.expected
            #expect(notes.runs.allSatisfy { $0 <= 1 }, "\(scenario): a part ran twice")
            #expect(notes.runs.prefix(notes.started).allSatisfy { $0 == 1 }, "\(scenario): parts were left out")
            #expect(notes.mostAhead <= scenario.lookAhead, "\(scenario)")
            let taken = isOrdered ? notes.taken : notes.taken.sorted()
            if !isOrdered, failure != nil {
                // Which error is first depends on the timing.
                #expect(expected.failure != nil && Set(taken).count == taken.count, "\(scenario)")
            } else if let stoppingPart = scenario.stoppingPart, failure == nil {
                #expect(taken == Array(0..<taken.count) && taken.count == notes.started, "\(scenario)")
                #expect(taken.count > stoppingPart || taken.count == scenario.count, "\(scenario)")
                #expect(taken.count <= expected.taken, "\(scenario)")
            } else {
                #expect(failure == expected.failure, "\(scenario)")
                #expect(taken == Array(0..<expected.taken), "\(scenario)")
                if failure == nil { #expect(notes.started == scenario.count, "\(scenario)") }
            }
        }
    }

    private static func isCurrent(_ thread: pthread_t) -> Bool { pthread_equal(pthread_self(), thread) != 0 }

    @Test(arguments: 0..<8) func resultsOnTheCallingThread(part: Int) {
        for scenario in (0..<50).map({ Scenario(seed: part * 50 + $0) }) where scenario.stoppingPart == nil {
            let (watch, contexts) = (Watch(scenario), Contexts())
            let caller = pthread_self()
            var failure: Failure?
            do throws(Failure) {
                try ConcurrentWork.forEach(
                    count: scenario.count, threads: scenario.threads, lookAhead: scenario.lookAhead,
                    context: { contexts.make() },
                    { context, index throws(Failure) in
                        context.use()
                        return try watch.run(index)
                    },
                    take: { index, output throws(Failure) in
                        #expect(Self.isCurrent(caller))
                        try watch.take(index, &output)
                    })
            } catch {
                failure = error
            }
            watch.check(failure)
            #expect(contexts.count <= min(scenario.threads, scenario.count), "\(scenario)")
        }
    }

    @Test(arguments: 0..<8) func resultsOnAnyThread(part: Int) {
        for scenario in (0..<50).map({ Scenario(seed: 1000 + part * 50 + $0) }) where scenario.stoppingPart == nil {
            let (watch, contexts) = (Watch(scenario), Contexts())
            var failure: Failure?
            do throws(Failure) {
                try ConcurrentWork.forEach(
                    count: scenario.count, threads: scenario.threads, lookAhead: scenario.lookAhead,
                    context: { contexts.make() },
                    { context, index throws(Failure) in
                        context.use()
                        return try watch.run(index)
                    },
                    takeOnAnyThread: { context, index, output throws(Failure) in
                        context.use()
                        #expect(output.index == index)
                        var copy = Output(index)
                        try watch.take(index, &copy)
                    })
            } catch {
                failure = error
            }
            watch.check(failure)
            #expect(contexts.count <= min(scenario.threads, scenario.count), "\(scenario)")
        }
    }

    @Test(arguments: [WorkQueue.Order.byPart, .byCompletion], 0..<8)
    func partsThatAreAddedOneByOne(order: WorkQueue.Order, part: Int) {
        for scenario in (0..<50).map({ Scenario(seed: 2000 + part * 50 + $0) }) {
            let watch = Watch(scenario)
            let errors = Mutex<[Int: Failure]>([:])
            let sizeLimit = scenario.seed % 3 == 0 ? 3 : Int.max
            let waitingSize = Atomic(0)
            let queue = WorkQueue(lookAhead: scenario.lookAhead, sizeLimit: sizeLimit, order: order)
            @Sendable func noting(_ index: Int, _ body: () throws(Failure) -> Void) -> Bool {
                do throws(Failure) {
                    try body()
                    return true
                } catch {
                    errors.withLock { $0[index] = error }
                    return false
                }
            }
            let threads = (0..<scenario.threads).map { _ in
                WaitedThread {
                    queue.work { index in
                        waitingSize.wrappingSubtract(index % 3, ordering: .relaxed)
                        if index == scenario.stoppingPart { queue.stop() }
                        return noting(index) { () throws(Failure) in _ = try watch.run(index) }
                    } take: { index in
                        noting(index) { () throws(Failure) in
                            var output = Output(index)
                            try watch.take(index, &output)
                        }
                    }
                }
            }
            var added = 0
            while added < scenario.count, queue.waitForSpace() {
                queue.add(size: added % 3) { index in #expect(index == added) }
                let size = waitingSize.wrappingAdd(added % 3, ordering: .relaxed).newValue
                // Parts that were started may still count here: one for each thread.
                #expect(sizeLimit == .max || size <= sizeLimit + 2 * (1 + scenario.threads), "\(scenario)")
                added += 1
            }
            queue.close()
            for thread in threads { thread.wait() }
            watch.check(queue.failedPart.flatMap { part in errors.withLock { $0[part] } }, isOrdered: order == .byPart)
            #expect(queue.waiting == watch.startedCount..<added, "\(scenario)")
        }
    }

    /// Contexts, which notice if two threads use one.
    final class Contexts: Sendable {
        final class Context {
            private let thread = pthread_self()
            func use() { #expect(WorkQueueStressTests.isCurrent(thread)) }
        }

        private let made = Mutex(0)
        var count: Int { made.withLock { $0 } }

        func make() -> Context {
            made.withLock { $0 += 1 }
            return Context()
        }
    }

    /// A thread of its own, whose end can be waited for.
    struct WaitedThread {
        private let isDone = DispatchSemaphore(value: 0)

        init(_ body: @escaping @Sendable () -> Void) {
            let isDone = isDone
            Thread {
                body()
                isDone.signal()
            }.start()
        }

        func wait() { isDone.wait() }
    }
}
