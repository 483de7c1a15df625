import Foundation

/// Threads of the shared pool that help the calling thread.
enum HelperThreads {
    /// Runs `help` on other threads while `own` runs on this one, and returns when all of them have returned.
    ///
    /// - Parameters:
    ///   - count: the maximum number of helpers. Helpers that have not started when `own` returns are not waited for,
    ///     so work that uses helpers may itself run on helpers, even if no thread is free.
    ///   - board: where one of the helpers looks for work; the others are threads of the pool.
    /// - Returns: what `own` returns.
    /// - Throws: what `own` throws, after the helpers have returned.
    static func run<Result, Failure: Error>(
        _ count: Int, postedOn board: TeamBoard? = nil, _ help: @Sendable () -> Void,
        while own: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard count > 0 else { return try own() }
        return try withoutActuallyEscaping(help) { help throws(Failure) in
            let team = Team(help)
            board?.post(team)
            for _ in (board == nil ? 0 : 1)..<count { DispatchQueue.global().async { team.join() } }
            defer {
                board?.removeTeam()
                team.dismiss()
            }
            return try own()
        }
    }

    /// The helpers of one call.
    final class Team: Sendable {
        private struct State: Sendable {
            /// Nil after the end: the closure lives no longer than the call that it was passed to, and a helper may
            /// begin later than that.
            var help: (@Sendable () -> Void)?
            var isOver = false
            /// The number of started helpers that have not returned.
            var active = 0
        }

        private let monitor: Monitor<State>

        init(_ help: @escaping @Sendable () -> Void) {
            monitor = Monitor(State(help: help))
        }

        func join() {
            let isWanted = monitor.withLock { state in
                if !state.isOver { state.active += 1 }
                return !state.isOver
            }
            guard isWanted else { return }
            help()
            monitor.change { $0.active -= 1 }
        }

        /// A function of its own, which releases the closure when it returns.
        @inline(never)
        private func help() {
            monitor.withLock { $0.help }?()
        }

        func dismiss() {
            monitor.withLock { $0.isOver = true }
            monitor.waitUntil { $0.active == 0 }
            monitor.withLock { $0.help = nil }
        }
    }
}
