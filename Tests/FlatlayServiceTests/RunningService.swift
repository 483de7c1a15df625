import Flatlay
import FlatlayService
import Foundation
import Logging
import TestSupport
import Testing

/// A service in this process, on a free port, with templates in a folder of its own.
final class RunningService: Sendable {
    let folder: URL
    let port: Int
    let service: PictureService
    let pictures: CountedPictures
    /// Stands still unless a test moves it.
    private let clock: TestClock
    private let task: Task<Void, any Error>

    /// Starts a service with empty templates.
    init(
        templates: [String] = ["card"], pictures: CountedPictures = CountedPictures(), folder: URL? = nil,
        _ change: (inout ServiceSettings, URL) throws -> Void = { _, _ in }
    ) async throws {
        let folder = try folder ?? Self.folder(templates: templates)
        let clock = TestClock()
        self.clock = clock
        var settings = ServiceSettings(folder: folder.path)
        settings.time = ServiceTime(clock: clock) {
            timespec(tv_sec: Self.start + Int(clock.elapsed.components.seconds), tv_nsec: 0)
        }
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

    /// When services are started, in seconds since 1970. It is far ahead of the system's clock: pictures of files that
    /// were changed at this moment, as far as the clock of files can tell, are not kept.
    static let start = 4_000_000_000

    /// Moves the clock.
    func pass(_ duration: Duration) async {
        // The queue looks for slow pictures: once it sleeps, it has seen the time before.
        #expect(await clock.hasSleepers())
        clock.advance(by: duration)
    }

    /// A folder with empty templates.
    static func folder(templates: [String]) throws -> URL {
        let folder = try TemporaryFolder.untilExit()
        for template in templates {
            let file = folder.appendingPathComponent(template + ".yaml")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("title: \(template)\n".utf8).write(to: file)
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
    }

    /// Whether pictures can be ended. Those whose template's name begins with `slow` last until then.
    let canBeInterrupted: Bool

    private let state: AwaitedValue<State>
    /// Pictures whose template's name begins with `held` wait for it.
    let gate = DispatchSemaphore(value: 0)

    /// The names of the templates, in the order in which rendering began.
    var rendered: [String] { state.value.rendered }

    /// Waits until the rendering of so many pictures has begun.
    func hasBegun(_ count: Int) async -> Bool { await state.wait { $0.rendered.count >= count } }

    init(inputs: [String] = [], warnings: [String] = [], size: Int = 0, canBeInterrupted: Bool = false) {
        self.canBeInterrupted = canBeInterrupted
        state = AwaitedValue(State(inputs: inputs, warnings: warnings, size: size))
    }

    func makeWorker() -> any PictureWorker { Worker(pictures: self) }

    private struct Worker: PictureWorker {
        let pictures: CountedPictures
        /// Is signalled when the worker's picture is ended.
        private let interruption = DispatchSemaphore(value: 0)

        init(pictures: CountedPictures) {
            self.pictures = pictures
        }

        mutating func picture(_ order: PictureOrder, template: String) throws(ServiceFailure) -> MadePicture {
            let made = pictures.state.change { state in
                state.rendered.append(order.name)
                let parameters = order.parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
                let text = "\(order.name) \(order.format.rawValue) \(parameters) \(order.body ?? "")"
                return MadePicture(
                    bytes: Data(text.utf8) + Data(count: state.size), warnings: state.warnings,
                    inputs: [template] + state.inputs)
            }
            if order.name.hasPrefix("held") { pictures.gate.wait() }
            if order.name.hasPrefix("slow") {
                interruption.wait()
                throw ServiceFailure(.crash, "ended")
            }
            return made
        }

        var interrupt: (@Sendable () -> Void)? {
            guard pictures.canBeInterrupted else { return nil }
            return { [interruption] in interruption.signal() }
        }
    }
}
