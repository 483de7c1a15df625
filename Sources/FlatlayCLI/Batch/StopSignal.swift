import Foundation
import Synchronization

/// Handles SIGTERM and SIGINT, which would otherwise end the process. A second signal ends the process at once.
final class StopSignal: Sendable {
    /// Becomes readable with the first signal.
    let descriptor: Int32
    private let writeDescriptor: Int32
    private let received = Atomic<Int32>(0)
    private let onStop: @Sendable () -> Void

    /// The name of the received signal; nil if there was none.
    var name: String? {
        switch received.load(ordering: .acquiring) {
        case 0: nil
        case SIGINT: "SIGINT"
        default: "SIGTERM"
        }
    }

    /// The number of the received signal; 0 if there was none.
    var number: Int32 { received.load(ordering: .acquiring) }

    /// Starts waiting for signals. Create it before any other thread, since threads inherit the signal mask.
    ///
    /// - Parameter onStop: called with the first signal, on a separate thread.
    init(onStop: @escaping @Sendable () -> Void) throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else {
            throw CommandFailure.renderFailed("no pipe could be created: \(String(cString: strerror(errno)))")
        }
        (descriptor, writeDescriptor) = (ends[0], ends[1])
        self.onStop = onStop
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        sigaddset(&signals, SIGINT)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        // Writing to a closed pipe should be an error, and not end the process.
        signal(SIGPIPE, SIG_IGN)
        let waited = signals
        Thread { [self] in
            var signals = waited
            var number: Int32 = 0
            while true {
                guard sigwait(&signals, &number) == 0 else { continue }
                guard received.load(ordering: .acquiring) == 0 else { _exit(128 + number) }
                received.store(number, ordering: .releasing)
                interrupt()
            }
        }.start()
    }

    /// Stops everything as a signal would.
    func interrupt() {
        _ = Foundation.write(writeDescriptor, "x", 1)
        onStop()
    }
}
