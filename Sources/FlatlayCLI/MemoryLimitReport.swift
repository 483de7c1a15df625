import Flatlay
import Foundation

/// Says why the process ends where it may not have more memory.
///
/// Swift, GLib and malloc end a process that gets no memory by a signal, and none of them can be asked not to. Where the
/// address space is limited (`ulimit -v`), such an end is told in words, with the exit code of a picture that could not be
/// made. Files are written under another name and renamed, so none is left half. Without a limit nothing is changed: what
/// ends the process then is a fault, and is to be seen as one.
enum MemoryLimitReport {
    /// Prepared at the start, since the process has no memory left when it is needed. Written once, before any signal.
    nonisolated(unsafe) private static var message: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)

    /// Takes the signals, where there is a limit.
    static func start() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur != rlim_t.max else {
            return
        }
        let error = RenderError.memoryLimit(bytes: Int(clamping: limit.rlim_cur))
        let text = Array("flatlay: \(error)\n".utf8)
        message = .allocate(capacity: text.count)
        _ = message.initialize(from: text)
        for signal in [SIGABRT, SIGBUS, SIGILL, SIGSEGV, SIGTRAP] {
            Foundation.signal(signal) { _ in
                // Nothing but calls that are allowed in a signal handler.
                _ = write(2, MemoryLimitReport.message.baseAddress, MemoryLimitReport.message.count)
                _exit(1)
            }
        }
        if !LibraryThreads.keepOne() {
            _ = write(2, message.baseAddress, message.count)
            exit(1)
        }
        // A batch may wait for its next job as long as it likes.
        if !CommandLine.arguments.dropFirst().prefix(1).contains("batch") { endWhatWaitsForEver() }
    }

    /// The processor time that was used when it was last looked at, in nanoseconds, and how often it has not grown since.
    /// Only the handler of SIGALRM uses both, and it is never called while it runs.
    nonisolated(unsafe) private static var lastTime = 0
    nonisolated(unsafe) private static var idleCount = 0

    /// Ends a process that has done nothing for ten seconds. Pango waits without end for a thread that GLib could not start.
    private static func endWhatWaitsForEver() {
        signal(SIGALRM) { _ in
            // Nothing but calls that are allowed in a signal handler.
            var time = timespec()
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
            let used = time.tv_sec * 1_000_000_000 + time.tv_nsec
            MemoryLimitReport.idleCount =
                used - MemoryLimitReport.lastTime < 2_000_000 ? MemoryLimitReport.idleCount + 1 : 0
            MemoryLimitReport.lastTime = used
            guard MemoryLimitReport.idleCount >= 5 else { return }
            _ = write(2, MemoryLimitReport.message.baseAddress, MemoryLimitReport.message.count)
            _exit(1)
        }
        let step = timeval(tv_sec: 2, tv_usec: 0)
        var timer = itimerval(it_interval: step, it_value: step)
        setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    }
}
