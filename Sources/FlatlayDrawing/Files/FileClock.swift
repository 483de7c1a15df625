import Foundation

/// The clock by which the system dates changes of files.
package enum FileClock {
    /// The time of a file that would be changed now: one that is changed later is not older. The finer clock of the
    /// system is ahead of it.
    package static var now: timespec {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME_COARSE, &time)
        return time
    }
}
