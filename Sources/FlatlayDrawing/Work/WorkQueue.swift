/// Distributes parts of work over several threads, and delivers their results one at a time.
///
/// All work on several threads goes through a queue: ``ConcurrentWork`` for a known number of parts, and a batch for
/// jobs that arrive one by one. A queue owns no threads: each thread that takes part calls ``work(as:run:take:)``,
/// which returns when nothing is left to do. The guarantees, whatever the number and timing of the threads:
///
/// - Each part runs once. Parts start in order, so there are no gaps between the started ones.
/// - Results are taken in the order of the parts, one at a time.
/// - The number of parts whose results have not been taken never exceeds the look-ahead.
/// - If parts fail, the error is the one that a sequential run would meet first. The results of all parts before it are
///   taken, those of later parts are not.
/// - After a stop, started parts are finished and taken, and no others start.
///
/// Threads can't deadlock: a thread waits for a part to be run, taken or added, and the thread that does so waits only
/// for earlier parts.
///
/// The queue knows parts only by their indices. Its callers store parts, results and errors by index, without a lock of
/// their own: the queue hands an index from thread to thread, and everything that one thread did for it happens before
/// what the next one does. A generic queue that stored them would take thousands of instructions per part, because
/// other modules would call its code unspecialised.
package final class WorkQueue: Sendable {
    /// The order in which results are taken.
    package enum Order: Sendable {
        /// The order of the parts.
        case byPart
        /// The order in which parts end. The failure that counts is the first one to occur.
        case byCompletion
    }

    /// The role of a thread.
    package enum Role: Sendable {
        /// Runs parts and leaves the results to a thread that takes all.
        case running
        /// Runs parts and takes results in turn with others of this role.
        case runningAndTaking
        /// Runs parts and takes the results of all threads, so it is the last one to leave.
        case takingAll
    }

    private let monitor: Monitor<State>

    /// Creates a queue.
    ///
    /// - Parameters:
    ///   - count: the number of parts; nil if they are added with ``add(size:_:)``.
    ///   - lookAhead: the maximum number of added or started parts whose results have not been taken; at least 1.
    ///   - sizeLimit: no part is added while the parts that were not started are larger than this.
    ///   - order: the order in which results are taken.
    package init(count: Int? = nil, lookAhead: Int, sizeLimit: Int = .max, order: Order = .byPart) {
        precondition(lookAhead > 0, "no part could be started")
        monitor = Monitor(State(count: count, lookAhead: lookAhead, sizeLimit: sizeLimit, order: order))
    }

    /// The part that failed, or whose result could not be taken; nil if there is none, or while the work goes on.
    package var failedPart: Int? { monitor.withLock { $0.failedPart } }

    // MARK: Adding parts

    /// Waits until another part may be added; returns false if no more are needed, after a stop or a failure.
    ///
    /// If it has to wait, it does so until half of the look-ahead is free.
    package func waitForSpace() -> Bool {
        if let hasSpace = monitor.withLock({ $0.hasSpace }) { return hasSpace }
        monitor.waitForRareState { $0.hasAmpleSpace }
        return monitor.withLock { $0.hasSpace } ?? false
    }

    /// Adds a part. Only one thread adds parts, each after ``waitForSpace()`` returned true.
    ///
    /// - Parameters:
    ///   - size: the part's share of the size limit.
    ///   - store: stores the part under its index before it is started.
    package func add(size: Int = 0, _ store: (Int) -> Void = { _ in }) {
        store(monitor.withLock { $0.added })
        monitor.change { $0.add(size: size) }
    }

    /// Marks the end of the parts.
    package func close() {
        monitor.change { $0.isClosed = true }
    }

    /// Ends the work early; any thread may call it.
    package func stop() {
        monitor.change { $0.isStopped = true }
    }

    /// The parts that were added and not started.
    package var waiting: Range<Int> { monitor.withLock { $0.started..<$0.added } }

    // MARK: Working

    /// Runs parts and takes results until there is nothing left to do.
    ///
    /// - Parameters:
    ///   - role: what this thread does.
    ///   - run: runs the part with an index; returns false if it failed.
    ///   - take: receives the index of a part whose result is next; returns false if taking it failed. Not called for
    ///     ``Role/running``.
    package func work(
        as role: Role = .runningAndTaking, run: (Int) -> Bool, take: (Int) -> Bool = { _ in true }
    ) {
        while true {
            switch monitor.wait(until: { $0.next(as: role) }) {
            case .run(let index, let freesSpace):
                if freesSpace { monitor.wakeAll() }
                let isDone = run(index)
                monitor.change { $0.endRun(of: index, isDone: isDone) }
            case .take(let index):
                let isTaken = take(index)
                monitor.change { $0.endTaking(of: index, isTaken: isTaken) }
            case .end: return
            }
        }
    }
}
