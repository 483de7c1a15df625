import Flatlay
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import Synchronization

/// Whether a service takes requests.
final class Readiness: Sendable {
    private let isStopping = Atomic<Bool>(false)
    private let isRunning = Atomic<Bool>(false)
    private let folder: TemplateFolder

    init(folder: TemplateFolder) {
        self.folder = folder
    }

    func start() { isRunning.store(true, ordering: .releasing) }
    func stop() { isStopping.store(true, ordering: .releasing) }

    /// What keeps it from taking requests; nil if nothing does.
    var problem: String? {
        if isStopping.load(ordering: .acquiring) { return "stopping" }
        if !isRunning.load(ordering: .acquiring) { return "starting" }
        return access(folder.path, R_OK | X_OK) == 0 ? nil : "the folder of templates can't be read"
    }
}

/// Answers requests with pictures of templates, over HTTP.
package final class PictureService: Sendable {
    /// The reason that a service can't start.
    package struct Invalid: Error, CustomStringConvertible {
        package let description: String
    }

    private let settings: ServiceSettings
    private let logger: Logger
    private let responder: PictureResponder
    private let makeRender: @Sendable () -> (PictureOrder) -> RenderQueue.Outcome
    private let group = Mutex<ServiceGroup?>(nil)
    private let isStopped = Atomic<Bool>(false)

    /// Prepares a service.
    // It throws before anything is stored: Swift 6.3 can't compile an initializer in release mode that throws behind
    // stored atomic values.
    package convenience init(
        _ settings: ServiceSettings, maker: any PictureMaking, logger: Logger
    ) throws(Invalid) {
        guard let folder = TemplateFolder(settings.folder) else {
            throw Invalid(description: "'\(settings.folder)' is not a folder; name the one with the templates")
        }
        var disk: DiskCache?
        if let path = settings.diskFolder {
            do throws(DiskCache.Invalid) {
                disk = try DiskCache(folder: path, limit: settings.diskLimit, logger: logger)
            } catch {
                throw Invalid(description: error.description)
            }
        }
        self.init(settings, folder, disk, maker: maker, logger: logger)
    }

    private init(
        _ settings: ServiceSettings, _ folder: TemplateFolder, _ disk: DiskCache?, maker: any PictureMaking,
        logger: Logger
    ) {
        self.settings = settings
        self.logger = logger
        let metrics = ServiceMetrics()
        let memory = MemoryCache(limit: settings.memoryLimit)
        responder = PictureResponder(
            settings: settings, folder: folder, hosts: HostCheck(host: settings.host, allowed: settings.allowedHosts),
            memory: memory, disk: disk,
            queue: RenderQueue(limit: settings.queueLimit, threads: settings.threads, metrics: metrics),
            rate: settings.rateLimit.map { RateLimit(perMinute: $0) }, metrics: metrics, connections: Connections(),
            readiness: Readiness(folder: folder), logger: logger)
        makeRender = {
            var renderer = PictureRenderer(
                worker: maker.makeWorker(), folder: folder, settings: settings, memory: memory, disk: disk,
                metrics: metrics, logger: logger)
            return { renderer.outcome($0) }
        }
    }

    /// Answers requests until the service is stopped, and finishes those that are under way.
    ///
    /// - Parameter onStart: called with the port when requests are answered.
    package func run(onStart: @escaping @Sendable (Int) -> Void) async throws {
        responder.queue.start(makeRender)
        defer { responder.queue.stop() }
        let (readiness, connections, settings) = (responder.readiness, responder.connections, settings)
        var idle = HTTP1Channel.Configuration(
            additionalChannelHandlers: [ConnectionHandler(connections: connections, settings: settings)],
            idleTimeout: .milliseconds(Int64(settings.receiveLimit * 1000)))
        idle.httpDecoder.maxHeaderFieldSize = settings.addressLimit + 4096
        idle.httpDecoder.maxHeaderListSize = settings.addressLimit + (32 << 10)
        var quiet = logger
        // The server's own words about connections are of no use in logs of requests.
        quiet.logLevel = max(.warning, logger.logLevel)
        let application = Application(
            responder: responder, server: .http1(configuration: idle),
            configuration: ApplicationConfiguration(
                address: .hostname(settings.host, port: settings.port),
                availableConnectionsDelegate: MaximumAvailableConnections(settings.connectionLimit, logger: quiet)),
            onServerRunning: { channel in
                readiness.start()
                onStart(channel.localAddress?.port ?? settings.port)
            }, logger: quiet)
        let group = ServiceGroup(configuration: .init(services: [application], logger: quiet))
        self.group.withLock { $0 = group }
        if isStopped.load(ordering: .acquiring) { return }
        try await group.run()
    }

    /// Ends the service: it takes no more requests, and those under way are finished.
    package func stop() {
        isStopped.store(true, ordering: .releasing)
        responder.readiness.stop()
        let group = group.withLock { $0 }
        Task { await group?.triggerGracefulShutdown() }
    }

    /// How many pictures were rendered.
    package var renderedCount: Int { responder.metrics.renderedCount }
}
