import Foundation
import Synchronization

/// State that several threads change and wait for.
///
/// The state is in a mutex, which the compiler checks. Waiting uses a condition with its own lock. A thread takes this
/// lock, then finds the state not ready and counts itself as waiting in one step, and keeps the lock until it sleeps. A
/// thread that changes the state sees the count, and needs the same lock to wake the sleeper, so no change is missed.
/// If nobody waits, a change locks only the mutex.
package final class Monitor<State: Sendable>: Sendable {
    private struct Guarded: Sendable {
        var state: State
        /// The number of threads that found the state not ready and have not looked again.
        var waiting = 0
        /// The condition of the thread that waits for rare changes; nil if none waits.
        var rareState: (@Sendable (State) -> Bool)?
    }

    private let guarded: Mutex<Guarded>
    private let condition = NSCondition()

    package init(_ state: State) {
        guarded = Mutex(Guarded(state: state))
    }

    /// Reads the state, or changes it in a way that no thread waits for.
    package func withLock<Result>(_ body: (inout State) -> sending Result) -> sending Result {
        guarded.withLock { body(&$0.state) }
    }

    /// Changes the state, and wakes the waiting threads, which look at it again.
    package func change(_ body: (inout State) -> Void) {
        let isAwaited = guarded.withLock {
            body(&$0.state)
            return $0.waiting > 0 || $0.rareState?($0.state) == true
        }
        if isAwaited { broadcast() }
    }

    /// Wakes the waiting threads, if there are any.
    package func wakeAll() {
        change { _ in }
    }

    private func broadcast() {
        condition.lock()
        condition.broadcast()
        condition.unlock()
    }

    /// Waits until `body` returns a value, and returns it.
    ///
    /// - Parameter body: looks at the state, with exclusive access. It may change the state in the call that returns a
    ///   value; that wakes no other thread.
    package func wait<Result>(until body: (inout State) -> sending Result?) -> sending Result {
        if let result = guarded.withLock({ body(&$0.state) }) { return result }
        condition.lock()
        defer { condition.unlock() }
        while true {
            let result: Result? = guarded.withLock {
                if let result = body(&$0.state) { return result }
                $0.waiting += 1
                return nil
            }
            if let result { return result }
            condition.wait()
            guarded.withLock { $0.waiting -= 1 }
        }
    }

    /// Waits until the state is as `isReady` demands.
    package func waitUntil(_ isReady: (State) -> Bool) {
        _ = wait { isReady($0) ? true : nil }
    }

    /// Waits until the state is as `isReady` demands, which few changes lead to: others don't wake the thread. One
    /// thread at a time may wait so.
    package func waitForRareState(_ isReady: @escaping @Sendable (State) -> Bool) {
        condition.lock()
        defer { condition.unlock() }
        while true {
            let isDone = guarded.withLock {
                let isDone = isReady($0.state)
                $0.rareState = isDone ? nil : isReady
                return isDone
            }
            if isDone { return }
            condition.wait()
        }
    }
}
