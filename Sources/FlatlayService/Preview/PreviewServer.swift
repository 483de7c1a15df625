import Flatlay
import FlatlayDrawing
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import Synchronization

/// Shows templates on a page that follows every change of their files.
package final class PreviewServer: Sendable {
    /// The reason that a preview can't start.
    package struct Invalid: Error, CustomStringConvertible {
        package let description: String
    }

    private let settings: PreviewSettings
    private let logger: Logger
    private let catalogue: PreviewCatalogue
    private let events: PreviewEvents
    private let watcher: FolderWatcher
    private let queue: RenderQueue
    private let responder: PreviewResponder
    private let maker: any PreviewMaking
    private let group = Mutex<ServiceGroup?>(nil)
    private let isStopped = Atomic<Bool>(false)

    /// How often pages hear that the connection is alive.
    private static let beat = Duration.seconds(15)

    /// Prepares a preview.
    // It throws before anything is stored, as that of PictureService does.
    package convenience init(
        _ settings: PreviewSettings, maker: any PreviewMaking, logger: Logger
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
        let (catalogue, events) = (PreviewCatalogue(paths), PreviewEvents())
        let watcher: FolderWatcher
        do throws(FolderWatcher.Failure) {
            watcher = try FolderWatcher { changes in
                let effect = catalogue.effect(of: changes)
                events.tell(effect.names, isListOther: effect.areOthers)
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
        self.init(settings, catalogue, events, watcher, maker: maker, logger: logger)
    }

    private init(
        _ settings: PreviewSettings, _ catalogue: PreviewCatalogue, _ events: PreviewEvents, _ watcher: FolderWatcher,
        maker: any PreviewMaking, logger: Logger
    ) {
        (self.settings, self.catalogue, self.events, self.watcher) = (settings, catalogue, events, watcher)
        (self.maker, self.logger) = (maker, logger)
        queue = RenderQueue(limit: 4096, threads: settings.threads, metrics: ServiceMetrics())
        responder = PreviewResponder(
            settings: settings, catalogue: catalogue, events: events,
            hosts: HostCheck(host: settings.host, allowed: settings.allowedHosts),
            memory: MemoryCache(limit: 128 << 20), queue: queue, connections: Connections(), watcher: watcher)
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
        queue.start {
            var renderer = PreviewRenderer(
                worker: maker.makePreviewWorker(), catalogue: catalogue, events: events, watcher: watcher,
                memory: memory)
            return { renderer.outcome($0) }
        }
        let beats = Task.detached {
            while (try? await Task.sleep(for: Self.beat)) != nil { events.beat() }
        }
        defer {
            beats.cancel()
            queue.stop()
            watcher.stop()
        }
        var quiet = logger
        quiet.logLevel = max(.warning, logger.logLevel)
        let (connections, settings) = (responder.connections, settings)
        let limits = responder.limits
        var channel = HTTP1Channel.Configuration(
            additionalChannelHandlers: [ConnectionHandler(connections: connections, settings: limits)],
            idleTimeout: .seconds(60))
        channel.httpDecoder.maxHeaderFieldSize = limits.addressLimit + 4096
        channel.httpDecoder.maxHeaderListSize = limits.addressLimit + (32 << 10)
        let application = Application(
            responder: responder, server: .http1(configuration: channel),
            configuration: ApplicationConfiguration(
                address: .hostname(settings.host, port: settings.port),
                availableConnectionsDelegate: MaximumAvailableConnections(limits.connectionLimit, logger: quiet)),
            onServerRunning: { onStart($0.localAddress?.port ?? settings.port) }, logger: quiet)
        let group = ServiceGroup(configuration: .init(services: [application], logger: quiet))
        self.group.withLock { $0 = group }
        if isStopped.load(ordering: .acquiring) { return }
        try await group.run()
    }

    /// Ends the preview.
    package func stop() {
        isStopped.store(true, ordering: .releasing)
        events.end()
        let group = group.withLock { $0 }
        Task { await group?.triggerGracefulShutdown() }
    }
}
