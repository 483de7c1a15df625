import TestSupport
import Testing

/// Runs one step of a test, and expects it to take a minute of processor time at most.
///
/// The limit finds work that multiplies, for example views inside views that are all created before they are refused. It
/// is processor time because wall-clock time also grows while the machine is busy with other tests. Only the current
/// thread counts, so `work` is synchronous: an asynchronous test could change threads. Work that never ends is stopped by
/// `script/test`.
func withinWorkLimit<Result, Failure: Error>(
    sourceLocation: SourceLocation = #_sourceLocation, _ work: () throws(Failure) -> Result
) throws(Failure) -> Result {
    let start = ThreadClock.now
    defer {
        let time = ThreadClock.now - start
        #expect(time < .seconds(60), sourceLocation: sourceLocation)
    }
    return try work()
}
