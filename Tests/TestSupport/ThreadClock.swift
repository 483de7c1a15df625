import Foundation

/// Measures the processor time that work takes on its thread. Unlike wall-clock time, it does not grow while the
/// machine is busy with other tests.
public struct ThreadClock: Sendable {
    /// Creates a clock; all clocks are equal.
    public init() {}

    /// Returns the processor time of `work`.
    public func measure(_ work: () throws -> Void) rethrows -> Duration {
        let start = Self.now
        try work()
        return Self.now - start
    }

    /// The processor time that the current thread has used so far.
    public static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
