import Synchronization

/// A value that tests wait for. Whoever changes it wakes the tests whose condition holds then, so nobody polls.
package final class AwaitedValue<Value: Sendable>: Sendable {
    private struct Waiter {
        let isMet: @Sendable (Value) -> Bool
        let wake: AsyncStream<Void>.Continuation
    }

    private struct State {
        var value: Value
        var waiters: [Int: Waiter] = [:]
        var next = 0
    }

    private let state: Mutex<State>

    package init(_ value: Value) {
        state = Mutex(State(value: value))
    }

    package var value: Value { state.withLock { $0.value } }

    /// Changes the value.
    package func change<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        state.withLock { state in
            let result = body(&state.value)
            for (number, waiter) in state.waiters where waiter.isMet(state.value) {
                state.waiters[number] = nil
                waiter.wake.yield()
            }
            return result
        }
    }

    /// Waits until a condition holds. Returns false if it does not within the limit, or if the task is cancelled.
    ///
    /// - Parameter limit: for tests that fail; nil for none.
    package func wait(
        within limit: Duration? = .seconds(300), until isMet: @escaping @Sendable (Value) -> Bool
    ) async -> Bool {
        let (wakes, wake) = AsyncStream<Void>.makeStream()
        let number: Int? = state.withLock { state in
            guard !isMet(state.value) else { return nil }
            state.next += 1
            state.waiters[state.next] = Waiter(isMet: isMet, wake: wake)
            return state.next
        }
        guard let number else { return true }
        let end = limit.map { limit in
            Task {
                try await Task.sleep(for: limit)
                wake.finish()
            }
        }
        defer {
            end?.cancel()
            state.withLock { $0.waiters[number] = nil }
        }
        for await _ in wakes { return true }
        return false
    }
}
