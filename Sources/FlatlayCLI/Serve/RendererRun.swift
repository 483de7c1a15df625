import Flatlay
import FlatlayService
import Foundation

/// Renders pictures for a service in another process, which asks on standard input, until it closes that.
struct RendererRun {
    let pictures: any PictureMaking

    /// The longest request. A service limits the data of a request to less, and JSON escapes at most double that.
    private static let limit = 160 << 20

    func run() {
        // If a signal goes to all processes, the service finishes its requests first and then closes this process's
        // input.
        signal(SIGTERM, SIG_IGN)
        signal(SIGINT, SIG_IGN)
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            renderAll()
            isDone.signal()
        }
        // The same size as for the service's own threads, since views may be deeply nested.
        thread.stackSize = 16 << 20
        thread.start()
        isDone.wait()
    }

    private func renderAll() {
        var worker = pictures.makeWorker()
        // No descriptor tells it to stop: poll passes over a negative one.
        var reader = BatchLineReader(descriptor: STDIN_FILENO, stopDescriptor: -1, limit: Self.limit)
        while let line = try? reader.next() {
            let result = Self.result(line, &worker)
            guard var answer = try? JSONEncoder().encode(RenderAnswer(result)) else { return }
            answer.append(UInt8(ascii: "\n"))
            if case .success(let made) = result { answer.append(made.bytes) }
            guard DescriptorOutput.write(answer, to: STDOUT_FILENO) == 0 else { return }
        }
    }

    private static func result(
        _ line: BatchLineReader.Line, _ worker: inout any PictureWorker
    ) -> Result<MadePicture, ServiceFailure> {
        Result { () throws(ServiceFailure) in
            guard let bytes = line.bytes,
                let request = try? JSONDecoder().decode(RenderRequest.self, from: Data(bytes))
            else {
                throw ServiceFailure(.service, "the service and its renderer do not understand each other")
            }
            return try worker.picture(try PictureOrder(request), template: request.template)
        }
    }
}
