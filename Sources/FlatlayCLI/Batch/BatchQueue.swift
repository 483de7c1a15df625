import Foundation

/// A bounded queue of lines between the reader and the worker threads. The reader waits while the number of jobs or
/// bytes is at its limit.
///
/// `@unchecked Sendable`: its state is accessed only while the condition is locked.
final class BatchQueue: @unchecked Sendable {
    /// A line with its index among all jobs.
    struct Item {
        /// The index, from 0.
        var index: Int
        var line: BatchLineReader.Line
    }

    private let condition = NSCondition()
    /// The maximum number of jobs that are read and not yet answered.
    private let jobLimit: Int
    private let byteLimit: Int
    private var waiting: [Item] = []
    private var waitingBytes = 0
    private var readCount = 0
    private var answeredCount = 0
    /// The number of jobs that have their names; names are assigned in order.
    private var namedCount = 0
    private var isClosed = false
    private var isStopped = false

    init(jobLimit: Int, byteLimit: Int) {
        self.jobLimit = jobLimit
        self.byteLimit = byteLimit
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        return body()
    }

    /// Waits until another line may be read; returns false after a stop.
    func waitForRoom() -> Bool {
        locked {
            while !isStopped, readCount - answeredCount >= jobLimit || (waitingBytes > byteLimit) { condition.wait() }
            return !isStopped
        }
    }

    func add(_ line: BatchLineReader.Line) {
        locked {
            waiting.append(Item(index: readCount, line: line))
            waitingBytes += line.bytes?.count ?? 0
            readCount += 1
            condition.broadcast()
        }
    }

    /// Marks the end of the input.
    func close() {
        locked {
            isClosed = true
            condition.broadcast()
        }
    }

    /// Stops the queue: waiting lines will not be started.
    func stop() {
        locked {
            isStopped = true
            condition.broadcast()
        }
    }

    /// Waits for the next line and returns it; nil at the end.
    func next() -> Item? {
        locked {
            while waiting.isEmpty, !isClosed, !isStopped { condition.wait() }
            guard !isStopped, !waiting.isEmpty else { return nil }
            let item = waiting.removeFirst()
            waitingBytes -= item.line.bytes?.count ?? 0
            condition.broadcast()
            return item
        }
    }

    /// Calls `body` when all earlier jobs have had their turn, so that names are assigned in the order of the jobs with
    /// any number of threads.
    func inTurn<Result>(_ index: Int, _ body: () -> Result) -> Result {
        locked {
            while namedCount < index { condition.wait() }
            defer {
                namedCount += 1
                condition.broadcast()
            }
            return body()
        }
    }

    /// Records that jobs have been answered.
    func noteAnswers(_ count: Int) {
        locked {
            answeredCount += count
            condition.broadcast()
        }
    }

    /// Removes and returns the lines that are left after a stop.
    func takeWaiting() -> [Item] {
        locked {
            defer { waiting = [] }
            return waiting
        }
    }
}
