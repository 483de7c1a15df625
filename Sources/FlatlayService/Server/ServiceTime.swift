import FlatlayDrawing
import Foundation

/// The clocks of a service. Tests pass their own, and move them.
package struct ServiceTime: Sendable {
    /// The clock for waiting.
    let clock: any Clock<Duration>
    /// Returns how long ago these clocks were created, by ``clock``.
    let elapsed: @Sendable () -> Duration
    /// Returns the time of day, by the clock with which the system dates files.
    let date: @Sendable () -> timespec

    package init(
        clock: any Clock<Duration> = ContinuousClock(), date: @escaping @Sendable () -> timespec = { FileClock.now }
    ) {
        (self.clock, self.date) = (clock, date)
        elapsed = Self.stopwatch(clock)
    }

    /// The seconds since 1970.
    var seconds: Double {
        let date = date()
        return Double(date.tv_sec) + Double(date.tv_nsec) / 1e9
    }

    private static func stopwatch(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
