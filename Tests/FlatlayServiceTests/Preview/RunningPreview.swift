import Flatlay
import FlatlayService
import Foundation
import Logging
import TestSupport

/// A preview in this process, on a free port, of a folder of its own. Its pictures are the texts of their templates.
final class RunningPreview: Sendable {
    let folder: URL
    let port: Int
    let server: PreviewServer
    let pictures = TextPictures()
    /// Stands still unless a test moves it.
    let clock = TestClock()
    private let task: Task<Void, any Error>

    init(
        templates: [String] = ["card.yaml"], paths: [String]? = nil,
        _ change: (inout PreviewSettings, URL) throws -> Void = { _, _ in }
    ) async throws {
        let folder = try TemporaryFolder.untilExit().resolvingSymlinksInPath()
        for template in templates { try Self.write("sections: [] # first\n", to: template, in: folder) }
        var settings = PreviewSettings(paths: paths?.map { folder.appendingPathComponent($0).path } ?? [folder.path])
        settings.port = 0
        settings.time = ServiceTime(clock: clock)
        try change(&settings, folder)
        let server = try PreviewServer(
            settings, maker: pictures, logger: Logger(label: "test") { _ in JSONLogHandler(level: .critical) })
        (self.server, self.folder) = (server, folder)
        let (ports, started) = AsyncStream<Int>.makeStream()
        task = Task {
            defer { started.finish() }
            try await server.run { started.yield($0) }
        }
        var iterator = ports.makeAsyncIterator()
        guard let port = await iterator.next() else {
            try await task.value
            throw CancellationError()
        }
        self.port = port
    }

    /// Stops the preview, and waits until it has ended.
    func stop() async throws {
        server.stop()
        try await task.value
    }

    func write(_ text: String, to name: String) throws {
        try Self.write(text, to: name, in: folder)
    }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private static func write(_ text: String, to name: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Asks as the page does, unless the fields say otherwise.
    func get(_ target: String, _ fields: [String] = [], method: String = "GET") async throws -> RawAnswer {
        let own = fields.contains { $0.hasPrefix("Sec-Fetch-Site") } ? [] : ["Sec-Fetch-Site: same-origin"]
        return try await RawConnection(port: port).exchange(method, target, own + fields)
    }

    func events() throws -> EventClient { try EventClient(port: port) }
}

/// Pictures that are the texts of their templates; lines `input: PATH` name further files. One with `wrong` has an error.
final class TextPictures: PreviewMaking {
    /// Pictures of texts with `held` wait for it.
    let gate = DispatchSemaphore(value: 0)
    /// How many of them have begun.
    private let held = AwaitedValue(0)

    /// Waits until so many pictures that are held have begun.
    func hasBegun(_ count: Int) async -> Bool { await held.wait { $0 >= count } }

    func makePreviewWorker() -> any PreviewWorker { Worker(pictures: self) }

    private struct Worker: PreviewWorker {
        let pictures: TextPictures

        mutating func picture(_ order: PictureOrder, template: String) throws(ServiceFailure) -> MadePicture {
            guard let text = try? String(contentsOfFile: template, encoding: .utf8) else {
                throw ServiceFailure(.template, "the template can't be read")
            }
            if text.contains("wrong") {
                throw ServiceFailure(.template, [.init(message: "it is wrong", file: "card.yaml", line: 1, column: 2)])
            }
            if text.contains("held") {
                pictures.held.change { $0 += 1 }
                pictures.gate.wait()
            }
            var bytes = text
            var inputs = [template]
            for line in text.split(separator: "\n") where line.hasPrefix("input: ") {
                let path = String(line.dropFirst(7))
                inputs.append(path)
                bytes += (try? String(contentsOfFile: path, encoding: .utf8)) ?? "missing"
            }
            return MadePicture(bytes: Data(bytes.utf8), inputs: inputs)
        }

        mutating func inspection(_ order: PictureOrder, template: String) throws(ServiceFailure) -> MadePicture {
            let made = try picture(order, template: template)
            return MadePicture(bytes: Data("{}".utf8), inputs: made.inputs)
        }
    }
}
