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
        let queue = WorkQueue(lookAhead: 8)
        for _ in 0..<8 { queue.add() }
        let taken = Mutex(0)
        let feeder = WorkQueueStressTests.WaitedThread {
            #expect(queue.waitForSpace())
            #expect(taken.withLock { $0 } >= 4)
            queue.close()
        }
        // The feeder has to be waiting before a part is taken.
        usleep(20_000)
        queue.work(run: { _ in true }) { index in
            if index == 3 { usleep(20_000) }
            taken.withLock { $0 += 1 }
            return true
        }
        feeder.wait()
        #expect(taken.withLock { $0 } == 8)
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
