import Flatlay
import FlatlayService
import Foundation
import Synchronization

/// Makes workers whose pictures are rendered in processes of their own: this program with the same arguments.
///
/// A crash loses only the image being rendered. A new process is started for the next image.
struct RenderProcesses: PictureMaking {
    let arguments: [String]
    /// How long a picture may take, in seconds.
    let seconds: Double

    /// - Parameter arguments: the arguments of the command `serve`, which the processes have, too.
    init(arguments: [String], seconds: Double) {
        var arguments = arguments
        arguments.insert(ServeCommand.rendererFlag, at: min(1, arguments.count))
        (self.arguments, self.seconds) = (arguments, seconds)
    }

    func makeWorker() -> any PictureWorker { RenderProcessWorker(RenderProcess(arguments), seconds: seconds) }
}

/// Renders the pictures of one thread in another process.
private struct RenderProcessWorker: PictureWorker {
    private let process: RenderProcess
    private let seconds: Double

    init(_ process: RenderProcess, seconds: Double) {
        (self.process, self.seconds) = (process, seconds)
        // Started early, so that it loads its fonts before the first request.
        process.start()
    }

    var interrupt: (@Sendable () -> Void)? { { [process] in process.end() } }

    mutating func picture(_ order: PictureOrder, template path: String) throws(ServiceFailure) -> MadePicture {
        let answer: (answer: RenderAnswer, bytes: Data)
        do throws(AskedProgram.Failure) {
            answer = try process.ask(RenderRequest(order, template: path), seconds: seconds)
        } catch {
            // The queue renders the picture again, or says that it took too long.
            if error.isInterruption { throw ServiceFailure(.time, "the picture was ended: it took too long") }
            throw ServiceFailure(
                .crash, "the process that drew the picture is gone: \(error.message); other pictures are not affected")
        }
        return try answer.answer.picture(answer.bytes)
    }
}

/// A process that renders, and its successors.
private final class RenderProcess: Sendable {
    private let arguments: [String]
    private let program = Mutex<AskedProgram?>(nil)

    init(_ arguments: [String]) {
        self.arguments = arguments
    }

    /// Starts the process, unless it runs.
    func start() { _ = try? running() }

    /// Ends the process at once, from any thread.
    func end() { program.withLock { $0?.end() } }

    func ask(
        _ request: RenderRequest, seconds: Double
    ) throws(AskedProgram.Failure) -> (answer: RenderAnswer, bytes: Data) {
        let asked = try running()
        do throws(AskedProgram.Failure) {
            return try asked.ask(request, count: \.count, seconds: seconds)
        } catch {
            var failure = error
            failure.isInterruption = asked.wasEnded
            asked.end()
            program.withLock { $0 = nil }
            start()
            throw failure
        }
    }

    private func running() throws(AskedProgram.Failure) -> AskedProgram {
        if let known = program.withLock({ $0 }), !known.hasEnded { return known }
        // The running executable, even if its file has been replaced since.
        let started = try AskedProgram(
            program: "/proc/self/exe", arguments: arguments, folder: nil, keepsMessages: false)
        program.withLock { $0 = started }
        return started
    }
}
