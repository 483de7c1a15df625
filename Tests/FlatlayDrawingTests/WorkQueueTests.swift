import Foundation
import Synchronization
import Testing

@testable import FlatlayDrawing

@Suite struct WorkQueueTests {
    @Test func aStopLeavesWhatWasNotStarted() {
        let queue = WorkQueue(lookAhead: 10)
        for _ in 0..<4 { queue.add() }
        var taken: [Int] = []
        queue.work { index in
            if index == 1 { queue.stop() }
            return true
        } take: { index in
            taken.append(index)
            return true
        }
        #expect(taken == [0, 1])
        #expect(!queue.waitForSpace())
        #expect(queue.waiting == 2..<4)
    }

    @Test func aStopBeforeTheStartRunsNothing() {
        let queue = WorkQueue(count: 10, lookAhead: 4)
        queue.stop()
        queue.work { index in
            Issue.record("\(index) is run")
            return true
        }
    }

    @Test func aStopWakesWhoWaits() {
        // One thread waits for a part, and one for space.
        let queue = WorkQueue(lookAhead: 1)
        let hasStarted = DispatchSemaphore(value: 0)
        let worker = WorkQueueStressTests.WaitedThread {
            queue.work { _ in
                hasStarted.signal()
                return true
            }
        }
        #expect(queue.waitForSpace())
        queue.add()
        hasStarted.wait()
        let full = WorkQueue(lookAhead: 1)
        full.add()
        let feeder = WorkQueueStressTests.WaitedThread { #expect(!full.waitForSpace()) }
        queue.stop()
        full.stop()
        worker.wait()
        feeder.wait()
    }

    @Test func theSizeOfWaitingPartsIsLimited() {
        let queue = WorkQueue(lookAhead: 100, sizeLimit: 10)
        queue.add(size: 6)
        #expect(queue.waitForSpace())
        queue.add(size: 6)
        let feeder = WorkQueueStressTests.WaitedThread {
            #expect(queue.waitForSpace())
            queue.close()
        }
        // The start of a part makes space, before the part has run.
        queue.work { index in
            if index == 0 { feeder.wait() }
            return true
        }
    }

    @Test func whoWaitsForSpaceIsWokenForHalfOfIt() {
        for lookAhead in 1...9 {
            var state = WorkQueue.State(count: nil, lookAhead: lookAhead, sizeLimit: .max, order: .byPart)
            for _ in 0..<lookAhead { state.add(size: 0) }
            #expect(state.hasSpace == nil && !state.hasAmpleSpace)
            for index in 0..<lookAhead {
                guard case .run(index, _)? = state.next(as: .runningAndTaking) else {
                    Issue.record("\(index) of \(lookAhead) is not started")
                    return
                }
                state.endRun(of: index, isDone: true)
                guard case .take(index)? = state.next(as: .runningAndTaking) else {
                    Issue.record("\(index) of \(lookAhead) is not taken")
                    return
                }
                state.endTaking(of: index, isTaken: true)
                // There is space for one part from the first one on.
                #expect(state.hasSpace == true)
                #expect(state.hasAmpleSpace == (lookAhead - index - 1 <= lookAhead / 2), "\(index) of \(lookAhead)")
            }
        }
        var stopped = WorkQueue.State(count: nil, lookAhead: 2, sizeLimit: .max, order: .byPart)
        stopped.add(size: 0)
        stopped.add(size: 0)
        stopped.isStopped = true
        #expect(stopped.hasSpace == false && stopped.hasAmpleSpace)
    }

    @Test func manyPartsPassThroughLittleSpace() {
        let queue = WorkQueue(lookAhead: 3)
        let taken = Mutex<[Int]>([])
        let feeder = WorkQueueStressTests.WaitedThread {
            for _ in 0..<500 {
                #expect(queue.waitForSpace())
                queue.add()
            }
            queue.close()
        }
        let workers = (0..<3).map { _ in
            WorkQueueStressTests.WaitedThread {
                queue.work(run: { _ in true }) { index in
                    taken.withLock { $0.append(index) }
                    return true
                }
            }
        }
        for thread in workers + [feeder] { thread.wait() }
        #expect(taken.withLock { $0 } == Array(0..<500))
    }

    @Test func resultsInTheOrderInWhichTheyEnd() {
        let queue = WorkQueue(lookAhead: 4, order: .byCompletion)
        for _ in 0..<3 { queue.add() }
        queue.close()
        let isTaken = DispatchSemaphore(value: 0)
        let taken = Mutex<[Int]>([])
        let threads = (0..<2).map { _ in
            WorkQueueStressTests.WaitedThread {
                queue.work { index in
                    // The first part waits until the two others are taken.
                    if index == 0 { for _ in 0..<2 { isTaken.wait() } }
                    return true
                } take: { index in
                    taken.withLock { $0.append(index) }
                    isTaken.signal()
                    return true
                }
            }
        }
        for thread in threads { thread.wait() }
        #expect(taken.withLock { $0 } == [1, 2, 0])
    }

    @Test("the failure of the first part that fails counts, even if a later one fails sooner")
    func firstFailure() {
        for _ in 0..<50 {
            let queue = WorkQueue(count: 100, lookAhead: 100)
            let hasFailed = DispatchSemaphore(value: 0)
            let taken = Mutex<[Int]>([])
            let threads = (0..<2).map { _ in
                WorkQueueStressTests.WaitedThread {
                    queue.work { index in
                        if index == 2 { hasFailed.signal() }
                        guard index == 1 else { return index != 2 }
                        hasFailed.wait()
                        for _ in 0..<100 { sched_yield() }
                        return false
                    } take: { index in
                        taken.withLock { $0.append(index) }
                        return true
                    }
                }
            }
            for thread in threads { thread.wait() }
            #expect(queue.failedPart == 1)
            #expect(taken.withLock { $0 } == [0])
        }
    }

    @Test("the failure that occurs first counts if results are taken in no order")
    func firstFailureInTime() {
        let queue = WorkQueue(count: 3, lookAhead: 3, order: .byCompletion)
        let threads = (0..<2).map { _ in
            WorkQueueStressTests.WaitedThread {
                queue.work { index in
                    while index == 0, queue.failedPart == nil { sched_yield() }
                    return false
                }
            }
        }
        for thread in threads { thread.wait() }
        #expect(queue.failedPart == 1)
    }

    @Test("a result that nobody takes is released with the others")
    func leftResults() {
        final class Output: Sendable {
            let onRelease: @Sendable () -> Void
            init(onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }
            deinit { onRelease() }
        }
        let released = Mutex<[Int]>([])
        do {
            let slots = WorkSlots<Output>(count: 4)
            for index in 5..<8 { slots.put(Output { released.withLock { $0.append(index) } }, at: index) }
            _ = slots.take(at: 6)
            #expect(released.withLock { $0 } == [6])
        }
        #expect(released.withLock { $0.sorted() } == [5, 6, 7])
    }

    @Test("helpers are not waited for if none is free")
    func busyPool() {
        let isOver = DispatchSemaphore(value: 0)
        let blockerCount = 300
        let ended = DispatchGroup()
        for _ in 0..<blockerCount { DispatchQueue.global().async(group: ended) { isOver.wait() } }
        let results = ConcurrentWork.map(count: 50, threads: 8, context: {}) { _, index in index }
        #expect(results == Array(0..<50))
        for _ in 0..<blockerCount { isOver.signal() }
        ended.wait()
    }

    @Test("work in work in work ends")
    func nesting() {
        @Sendable func sum(_ depth: Int) -> Int {
            guard depth > 0 else { return 1 }
            return ConcurrentWork.map(count: 6, threads: 4, context: {}) { _, _ in sum(depth - 1) }.reduce(0, +)
        }
        #expect(sum(4) == 1296)
    }
}
