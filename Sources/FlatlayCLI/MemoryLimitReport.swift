import Flatlay
import Foundation

/// Reports an out-of-memory error when the process hits a memory limit.
///
/// If memory runs out, Swift, GLib and malloc end the process with a signal, and none of them can be configured
/// otherwise. If the address space is limited (`ulimit -v`), we print a message and exit with the code of a failed
/// render. Files are written under a temporary name and renamed, so none is left incomplete. Without a limit nothing
/// changes: then a crash is a bug, and must look like one.
enum MemoryLimitReport {
    /// Prepared at the start, since no memory is left when it is needed. Written once, before any signal.
    nonisolated(unsafe) private static var message: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)

    /// Installs the signal handlers if there is a limit.
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
                // Only calls that are allowed in a signal handler.
                _ = write(2, MemoryLimitReport.message.baseAddress, MemoryLimitReport.message.count)
                _exit(1)
            }
        }
        unblockSignals()
        // First, since the wait for the thread may never end either.
        setIdleTimer(seconds: 2)
        if !LibraryThreads.keepOne() {
            _ = write(2, message.baseAddress, message.count)
            exit(1)
        }
        // A batch may wait indefinitely for its next job, and a service for its next request.
        if ["batch", "serve"].contains(CommandLine.arguments.dropFirst().first) { setIdleTimer(seconds: 0) }
    }

    /// Lets the handlers run. A program inherits blocked signals from the one that starts it, and Foundation's
    /// `Process` starts programs from threads that block all of them.
    private static func unblockSignals() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGABRT, SIGALRM, SIGBUS, SIGILL, SIGSEGV, SIGTRAP] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// The processor time at the last check, in nanoseconds, and how many checks have found it unchanged. Only the
    /// SIGALRM handler uses both, and it is never reentered.
    nonisolated(unsafe) private static var lastTime = 0
    nonisolated(unsafe) private static var idleCount = 0

    /// Ends the process once it has been idle for five of these intervals: Pango waits forever for a thread that GLib
    /// could not start. An interval of zero stops the timer.
    private static func setIdleTimer(seconds: Int) {
        signal(SIGALRM) { _ in
            // Only calls that are allowed in a signal handler.
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
        let step = timeval(tv_sec: seconds, tv_usec: 0)
        var timer = itimerval(it_interval: step, it_value: step)
        setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    }
}
