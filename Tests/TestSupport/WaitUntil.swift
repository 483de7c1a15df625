import Foundation

/// Waits for what only another process or the kernel decides: asks again and again. What happens in this process is
/// awaited with ``AwaitedValue``.
///
/// - Parameter limit: for tests that fail.
/// - Returns: false if the condition was not met within the limit.
package func waitUntil(
    within limit: Duration = .seconds(20), every interval: Duration = .milliseconds(10),
    isolation: isolated (any Actor)? = #isolation, _ isMet: () async throws -> Bool
) async throws -> Bool {
    let end = ContinuousClock.now + limit
    while try await !isMet() {
        guard ContinuousClock.now < end else { return false }
        try await Task.sleep(for: interval)
    }
    return true
}

/// Does the same and blocks its thread: for tests without tasks, and for moments that a task could miss while other tests
/// use the threads of tasks.
package func blockUntil(
    within limit: Duration = .seconds(20), every interval: Duration = .milliseconds(10), _ isMet: () throws -> Bool
) rethrows -> Bool {
    let end = ContinuousClock.now + limit
    while try !isMet() {
        guard ContinuousClock.now < end else { return false }
        Thread.sleep(forTimeInterval: interval / .seconds(1))
    }
    return true
}
