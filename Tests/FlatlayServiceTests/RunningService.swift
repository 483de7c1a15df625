import Flatlay
import FlatlayService
import Foundation
import Logging
import Synchronization
import TestSupport

/// A service in this process, on a free port, with templates in a folder of its own.
final class RunningService: Sendable {
    let folder: URL
    let port: Int
    let service: PictureService
    let pictures: CountedPictures
    private let task: Task<Void, any Error>

    /// Starts a service with empty templates.
    init(
        templates: [String] = ["card"], pictures: CountedPictures = CountedPictures(), folder: URL? = nil,
        _ change: (inout ServiceSettings, URL) throws -> Void = { _, _ in }
    ) async throws {
        let folder = try folder ?? Self.folder(templates: templates)
        var settings = ServiceSettings(folder: folder.path)
        settings.port = 0
        settings.threads = 2
        try change(&settings, folder)
        let service = try PictureService(
            settings, maker: pictures, logger: Logger(label: "test") { _ in JSONLogHandler(level: .critical) })
        (self.service, self.pictures, self.folder) = (service, pictures, folder)
        let (ports, started) = AsyncStream<Int>.makeStream()
        task = Task {
            defer { started.finish() }
            try await service.run { started.yield($0) }
        }
        var iterator = ports.makeAsyncIterator()
        guard let port = await iterator.next() else {
            try await task.value
            throw CancellationError()
        }
        self.port = port
    }

    /// A folder with empty templates, dated a minute ago: pictures of files that were changed at this moment, as far as
    /// the clock of files can tell, are not kept.
    static func folder(templates: [String]) throws -> URL {
        let folder = try TemporaryFolder.untilExit()
        for template in templates {
            let file = folder.appendingPathComponent(template + ".yaml")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("title: \(template)\n".utf8).write(to: file)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: file.path)
        }
        return folder
    }

    /// Stops the service, and waits until it has ended.
    func stop() async throws {
        service.stop()
        try await task.value
    }

    /// Sends a request on a connection of its own.
    func send(
        _ method: String = "GET", _ target: String, _ fields: [String] = [], body: String = ""
    ) async throws
        -> RawAnswer
    {
        try await RawConnection(port: port).exchange(method, target, fields, body: body)
    }
}

/// Pictures without drawing: the bytes say what was asked for, and every rendering is counted.
final class CountedPictures: PictureMaking {
    private struct State {
        var rendered: [String] = []
        var inputs: [String] = []
        var warnings: [String] = []
        var size = 0
        var workers = 0
        /// The workers that were interrupted and have not noticed.
        var interrupted: Set<Int> = []
    }

    /// Whether pictures can be ended. Those whose template's name begins with `slow` last until then.
    let canBeInterrupted: Bool

    private let state = Mutex(State())
    /// Pictures whose template's name begins with `held` wait for it.
    let gate = DispatchSemaphore(value: 0)

    /// The names of the templates, in the order in which rendering began.
    var rendered: [String] { state.withLock { $0.rendered } }

    init(inputs: [String] = [], warnings: [String] = [], size: Int = 0, canBeInterrupted: Bool = false) {
        self.canBeInterrupted = canBeInterrupted
        state.withLock { ($0.inputs, $0.warnings, $0.size) = (inputs, warnings, size) }
    }

    func makeWorker() -> any PictureWorker {
        Worker(
            pictures: self,
            number: state.withLock { state in
                state.workers += 1
                return state.workers
            })
    }

    fileprivate func noteInterruption(of worker: Int) { state.withLock { _ = $0.interrupted.insert(worker) } }
    fileprivate func takeInterruption(of worker: Int) -> Bool {
        state.withLock { $0.interrupted.remove(worker) != nil }
    }

    private struct Worker: PictureWorker {
        let pictures: CountedPictures
        let number: Int

        mutating func picture(_ order: PictureOrder, template: String) throws(ServiceFailure) -> MadePicture {
            let made = pictures.state.withLock { state in
                state.rendered.append(order.name)
                let parameters = order.parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
                let text = "\(order.name) \(order.format.rawValue) \(parameters) \(order.body ?? "")"
                return MadePicture(
                    bytes: Data(text.utf8) + Data(count: state.size), warnings: state.warnings,
                    inputs: [template] + state.inputs)
            }
            if order.name.hasPrefix("held") { pictures.gate.wait() }
            if order.name.hasPrefix("slow") {
                // Until it is ended.
                while !pictures.takeInterruption(of: number) { Thread.sleep(forTimeInterval: 0.01) }
                throw ServiceFailure(.crash, "ended")
            }
            return made
        }

        var interrupt: (@Sendable () -> Void)? {
            guard pictures.canBeInterrupted else { return nil }
            return { [pictures, number] in pictures.noteInterruption(of: number) }
        }
    }
}
