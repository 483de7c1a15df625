import Flatlay
import FlatlayDrawing
import Foundation
import Logging

/// Shows templates, and pictures of code, on a page that follows every change of their files.
package final class PreviewServer: Sendable {
    /// The reason that a preview can't start.
    package struct Invalid: Error, CustomStringConvertible {
        package let description: String
    }

    private let settings: PreviewSettings
    private let logger: Logger
    private let catalogue: PreviewCatalogue
    private let events = PreviewEvents()
    private let watcher: FolderWatcher
    private let queue: RenderQueue
    private let responder: PreviewResponder
    private let maker: any PreviewMaking
    private let code: (any CodePictures)?
    private let builder: CodeBuilder?
    private let server = ServerRun()

    /// How often pages hear that the connection is alive.
    private static let beat = Duration.seconds(15)

    /// Prepares a preview.
    ///
    /// - Parameter code: the pictures of packages; nil if there is no package.
    package init(
        _ settings: PreviewSettings, maker: any PreviewMaking, code: (any CodePictures)? = nil, logger: Logger
    ) throws(Invalid) {
        var paths: [String] = []
        for path in settings.paths {
            guard let resolved = PreviewCatalogue.resolved(path) else {
                throw Invalid(description: "'\(path)' does not exist; name templates, or folders with templates")
            }
            paths.append(resolved)
        }
        var settings = settings
        settings.snapshotFolder = settings.snapshotFolder.map { PreviewCatalogue.resolved($0) ?? $0 }
        self.settings = settings
        self.logger = logger
        self.maker = maker
        let (catalogue, events) = (PreviewCatalogue(paths), events)
        self.catalogue = catalogue
        self.code = code
        let builder = code.map { CodeBuilder(code: $0, catalogue: catalogue, events: events) }
        self.builder = builder
        if code != nil { catalogue.build = .running }
        do throws(FolderWatcher.Failure) {
            watcher = try FolderWatcher { changes in
                let effect = catalogue.effect(of: changes)
                events.tell(effect.names, hasListChanged: effect.hasListChanged)
                builder?.note(changes)
            }
        } catch {
            throw Invalid(description: error.description)
        }
        watcher.watch(trees: catalogue.folders.trees)
        watcher.watch(folders: catalogue.folders.single)
        if let failure = watcher.failure {
            watcher.stop()
            throw Invalid(description: failure.description)
        }
        queue = RenderQueue(limit: 4096, threads: settings.threads, metrics: ServiceMetrics(), time: settings.time)
        responder = PreviewResponder(
            settings: settings, catalogue: catalogue, events: events,
            hosts: HostCheck(host: settings.host, allowed: settings.allowedHosts),
            memory: MemoryCache(limit: 128 << 20, time: settings.time), queue: queue, connections: Connections(),
            watcher: watcher)
    }

    /// How many templates there are.
    package var count: Int { catalogue.entries.count }

    /// How many pages are open.
    package var pageCount: Int { events.count }

    /// Shows the page until the preview is stopped.
    ///
    /// - Parameter onStart: called with the port when requests are answered.
    package func run(onStart: @escaping @Sendable (Int) -> Void) async throws {
        let (maker, catalogue, events, watcher, memory) = (maker, catalogue, events, watcher, responder.memory)
        let (code, clock) = (code, settings.time.clock)
        queue.start {
            var renderer = PreviewRenderer(
                worker: maker.makePreviewWorker(), code: code, catalogue: catalogue, events: events, watcher: watcher,
                memory: memory)
            return RenderThread { renderer.outcome($0) }
        }
        let beats = Task.detached {
            while (try? await clock.sleep(for: Self.beat)) != nil { events.beat() }
        }
        builder?.start()
        defer {
            beats.cancel()
            builder?.stop()
            queue.stop()
            watcher.stop()
        }
        try await server.run(
            responder, responder.connections, limits: responder.limits, idleLimit: 60, logger: logger, onStart: onStart)
    }

    /// Ends the preview.
    package func stop() {
        events.end()
        // Pictures that their programs draw are not waited for.
        code?.stop()
        server.stop()
    }
}
