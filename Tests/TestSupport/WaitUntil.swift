import Foundation

/// Waits for what only another process or the kernel decides: asks again and again. What happens in this process is
/// awaited with ``AwaitedValue``.
///
/// - Parameter attempts: for tests that fail. It is a count, since a busy machine takes any time between two of them.
/// - Returns: false if the condition was not met in any attempt.
package func waitUntil(
    attempts: Int = 2000, every interval: Duration = .milliseconds(10),
    isolation: isolated (any Actor)? = #isolation, _ isMet: () async throws -> Bool
) async throws -> Bool {
    for _ in 0..<attempts {
        if try await isMet() { return true }
        try await Task.sleep(for: interval)
    }
    return false
}

/// Does the same and blocks its thread: for tests without tasks, and for moments that a task could miss while other tests
/// use the threads of tasks.
package func blockUntil(
    attempts: Int = 2000, every interval: Duration = .milliseconds(10), _ isMet: () throws -> Bool
) rethrows -> Bool {
    for _ in 0..<attempts {
        if try isMet() { return true }
        Thread.sleep(forTimeInterval: interval / .seconds(1))
    }
    return false
}
