import Flatlay
import FlatlayService
import Foundation
import Synchronization

/// Runs a service on the threads of Swift's tasks, while the main thread waits.
struct ServiceRun {
    /// Its name in messages.
    var kind = "service"
    let host: String
    let port: Int
    let isQuiet: Bool

    /// - Parameter run: runs the service to its end, and tells the port when it answers.
    /// - Throws: ``CommandFailure`` if the service can't listen.
    func run(_ run: @escaping @Sendable (@escaping @Sendable (Int) -> Void) async throws -> Void) throws {
        let isDone = DispatchSemaphore(value: 0)
        let (kind, host, port, isQuiet) = (kind, host, port, isQuiet)
        let error = ErrorBox()
        Task.detached {
            do {
                try await run { port in
                    if !isQuiet { ServiceRun.tell(host: host, port: port) }
                }
            } catch is PortInUse {
                error.set("port \(port) is in use; --port takes another")
            } catch let failure {
                error.set("the \(kind) can't listen on \(host), port \(port): \(failure)")
            }
            isDone.signal()
        }
        isDone.wait()
        guard let text = error.text else { return }
        throw CommandFailure.renderFailed(text)
    }

    /// Prints the address at once, also to a pipe.
    private static func tell(host: String, port: Int) {
        StandardOutput.write("http://\(host.contains(":") ? "[\(host)]" : host):\(port)")
        fflush(nil)
    }
}

/// The error of a task, for another thread.
private final class ErrorBox: Sendable {
    private let box = Mutex<String?>(nil)

    func set(_ text: String) { box.withLock { $0 = text } }
    var text: String? { box.withLock { $0 } }
}
