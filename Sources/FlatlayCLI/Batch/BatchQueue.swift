import Foundation

/// The lines between the one who reads them and the threads that do them. It holds so many lines, and bytes, at most: who
/// reads waits until there is room.
///
/// `@unchecked Sendable`: its state is touched with the condition locked only.
final class BatchQueue: @unchecked Sendable {
    /// A line with its place among all jobs.
    struct Item {
        /// From 0.
        var index: Int
        var line: BatchLineReader.Line
    }

    private let condition = NSCondition()
    /// How many jobs may be under way: read, and not answered.
    private let jobLimit: Int
    private let byteLimit: Int
    private var waiting: [Item] = []
    private var waitingBytes = 0
    private var readCount = 0
    private var answeredCount = 0
    /// The jobs before this one have been given their names.
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

    /// Waits until another line may be read; false where none is wanted any more.
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

    /// No further line will come.
    func close() {
        locked {
            isClosed = true
            condition.broadcast()
        }
    }

    /// Nothing that is waiting is to be begun any more.
    func stop() {
        locked {
            isStopped = true
            condition.broadcast()
        }
    }

    /// The next line to do; nil at the end. It waits for one.
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

    /// Calls `body` when all jobs before this one have had their turn: names are given in the order of the jobs, however
    /// many threads there are.
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

    /// Notes that jobs have been answered.
    func noteAnswers(_ count: Int) {
        locked {
            answeredCount += count
            condition.broadcast()
        }
    }

    /// What is left after a stop.
    func takeWaiting() -> [Item] {
        locked {
            defer { waiting = [] }
            return waiting
        }
    }
}
