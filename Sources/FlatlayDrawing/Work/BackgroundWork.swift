import Foundation
import Synchronization

/// The threads that may share a work of several steps: the one that does it, and helpers.
package struct WorkThreads: Sendable {
    /// The maximum number of threads, including the one that does the work.
    package let limit: Int
    /// Where a thread that waits for the work looks for steps to help with; nil if no thread waits for it.
    let board: TeamBoard?

    package init(_ limit: Int) {
        self.init(limit, board: nil)
    }

    init(_ limit: Int, board: TeamBoard?) {
        self.limit = limit
        self.board = board
    }
}

/// Work that another thread starts while this one does something else.
///
/// When this thread needs the result, it helps with the steps of the work that are divided, or does all of it if no
/// thread was free.
///
/// ```swift
/// let survey = BackgroundWork(threads: 2) { threads in Survey(of: list, threads: threads) }
/// writeShapes()
/// write(survey.value)
/// ```
///
/// Ask for ``value`` on one thread only.
package final class BackgroundWork<Value>: Sendable {
    private let threads: Int
    private let board = TeamBoard()
    /// The work, until a thread begins it.
    private let work: Mutex<(@Sendable (WorkThreads) -> sending Value)?>
    // Written by the thread that did the work, and read when the board says that it is over.
    nonisolated(unsafe) private var result: Value?
    // Only the thread that asks for the value uses it.
    nonisolated(unsafe) private var isOver = false

    /// Starts the work.
    ///
    /// - Parameters:
    ///   - threads: the maximum number of threads, including the calling one. With one, the work starts when its value
    ///     is requested.
    ///   - work: computes the value, and passes its argument on to ``ConcurrentWork``. What it returns must not depend
    ///     on the number of threads.
    package init(threads: Int, _ work: @escaping @Sendable (WorkThreads) -> sending Value) {
        self.threads = threads
        self.work = Mutex(work)
        guard threads > 1 else { return }
        DispatchQueue.global().async {
            guard let work = self.begin() else { return }
            self.result = work(WorkThreads(threads, board: self.board))
            self.board.close()
        }
    }

    /// The result of the work.
    package var value: Value {
        if !isOver {
            if let work = begin() { result = work(WorkThreads(threads)) } else { board.help() }
            isOver = true
        }
        // Whoever began the work stored its value before the board was closed, or above.
        guard let result else { preconditionFailure("a work ended without its value") }
        return result
    }

    /// Returns the work to the first thread that requests it.
    private func begin() -> (@Sendable (WorkThreads) -> sending Value)? {
        work.withLock { work in
            defer { work = nil }
            return work
        }
    }
}

/// Where the steps of a work are posted for the thread that waits for its end.
final class TeamBoard: Sendable {
    private struct State: Sendable {
        var team: HelperThreads.Team?
        /// The number of teams that were posted.
        var count = 0
        var isClosed = false
    }

    private let monitor = Monitor(State())

    func post(_ team: HelperThreads.Team) {
        monitor.change { state in
            state.team = team
            state.count += 1
        }
    }

    func removeTeam() {
        monitor.withLock { $0.team = nil }
    }

    /// Ends the work.
    func close() {
        monitor.change { $0.isClosed = true }
    }

    /// Helps with the steps of the work until it ends.
    func help() {
        var seen = 0
        while true {
            let next: (team: HelperThreads.Team?, count: Int) = monitor.wait { state in
                if state.isClosed { return (nil, state.count) }
                guard let team = state.team, state.count > seen else { return nil }
                return (team, state.count)
            }
            guard let team = next.team else { return }
            seen = next.count
            team.join()
        }
    }
}
