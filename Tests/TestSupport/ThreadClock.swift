import Foundation

/// Measures the processor time that work takes on the thread that does it. Unlike the time on the wall it does not grow
/// where a machine is busy with other tests.
public struct ThreadClock: Sendable {
    /// A clock; all are alike.
    public init() {}

    /// How long work takes.
    public func measure(_ work: () throws -> Void) rethrows -> Duration {
        let start = Self.now
        try work()
        return Self.now - start
    }

    private static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
