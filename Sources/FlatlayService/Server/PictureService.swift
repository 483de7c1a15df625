import Flatlay
import Foundation
import Logging
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
    private let makeRender: @Sendable () -> RenderThread
    private let server = ServerRun()

    /// Prepares a service.
    package init(_ settings: ServiceSettings, maker: any PictureMaking, logger: Logger) throws(Invalid) {
        guard let folder = TemplateFolder(settings.folder) else {
            throw Invalid(description: "'\(settings.folder)' is not a folder; name the one with the templates")
        }
        self.settings = settings
        self.logger = logger
        var kept: DiskCache?
        if let path = settings.diskFolder {
            do throws(DiskCache.Invalid) {
                kept = try DiskCache(folder: path, limit: settings.diskLimit, time: settings.time, logger: logger)
            } catch {
                throw Invalid(description: error.description)
            }
        }
        let (disk, metrics) = (kept, ServiceMetrics())
        let memory = MemoryCache(limit: settings.memoryLimit, time: settings.time)
        responder = PictureResponder(
            settings: settings, folder: folder, hosts: HostCheck(host: settings.host, allowed: settings.allowedHosts),
            memory: memory, disk: disk,
            queue: RenderQueue(
                limit: settings.queueLimit, threads: settings.threads,
                longest: .seconds(ServiceSettings.longestPicture(settings.timeLimit)), metrics: metrics,
                time: settings.time),
            rate: settings.rateLimit.map { RateLimit(perMinute: $0) }, metrics: metrics, connections: Connections(),
            readiness: Readiness(folder: folder), logger: logger)
        makeRender = {
            let worker = maker.makeWorker()
            var renderer = PictureRenderer(
                worker: worker, folder: folder, settings: settings, memory: memory, disk: disk,
                metrics: metrics, logger: logger)
            return RenderThread(render: { renderer.outcome($0) }, interrupt: worker.interrupt)
        }
    }

    /// Answers requests until the service is stopped, and finishes those that are under way.
    ///
    /// - Parameter onStart: called with the port when requests are answered.
    package func run(onStart: @escaping @Sendable (Int) -> Void) async throws {
        responder.queue.start(makeRender)
        defer { responder.queue.stop() }
        let readiness = responder.readiness
        try await server.run(
            responder, responder.connections, limits: settings, idleLimit: settings.receiveLimit, logger: logger
        ) { port in
            readiness.start()
            onStart(port)
        }
    }

    /// Ends the service: it takes no more requests, and those under way are finished.
    package func stop() {
        responder.readiness.stop()
        server.stop()
    }

    /// How many pictures were rendered.
    package var renderedCount: Int { responder.metrics.renderedCount }
}
