import Flatlay
import FlatlayService
import Foundation
import Synchronization

/// Runs a service on the threads of Swift's tasks, while the main thread waits.
struct ServiceRun {
    let service: PictureService
    let command: ServeCommand

    /// - Throws: ``CommandFailure`` if the service can't listen.
    func run() throws {
        let isDone = DispatchSemaphore(value: 0)
        let (host, isQuiet) = (command.host, command.picture.quiet)
        let service = service
        let error = ErrorBox()
        Task.detached {
            do {
                try await service.run { port in
                    if !isQuiet { ServiceRun.tell(host: host, port: port) }
                }
            } catch let failure {
                error.set("\(failure)")
            }
            isDone.signal()
        }
        isDone.wait()
        guard let text = error.text else { return }
        throw CommandFailure.renderFailed("the service can't listen on \(host), port \(command.port): \(text)")
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
