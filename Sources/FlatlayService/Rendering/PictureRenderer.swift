import Flatlay
import Foundation
import Logging

/// Renders the pictures of one thread, unless they are on disk.
struct PictureRenderer {
    private var worker: any PictureWorker
    private let folder: TemplateFolder
    private let settings: ServiceSettings
    private let memory: MemoryCache
    private let disk: DiskCache?
    private let metrics: ServiceMetrics
    private let logger: Logger

    init(
        worker: any PictureWorker, folder: TemplateFolder, settings: ServiceSettings, memory: MemoryCache,
        disk: DiskCache?, metrics: ServiceMetrics, logger: Logger
    ) {
        self.worker = worker
        self.folder = folder
        self.settings = settings
        self.memory = memory
        self.disk = disk
        self.metrics = metrics
        self.logger = logger
    }

    mutating func outcome(_ order: PictureOrder) -> RenderQueue.Outcome {
        if let picture = disk?.picture(order.key) {
            metrics.diskHits.add()
            memory.keep(picture, for: order.key)
            return .success(picture)
        }
        do throws(ServiceFailure) {
            let picture = try render(order)
            if picture.mayBeKept {
                memory.keep(picture, for: order.key)
                disk?.keep(picture, for: order.key)
            }
            return .success(picture)
        } catch {
            metrics.renderFailures.add()
            if error.kind == .crash {
                logger.error(
                    "a renderer ended",
                    metadata: ["template": "\(order.name)", "error": "\(error.problems.first?.message ?? "")"])
            }
            return .failure(error)
        }
    }

    private mutating func render(_ order: PictureOrder) throws(ServiceFailure) -> ServedPicture {
        let started = settings.time.date()
        let clock = ContinuousClock.now
        let made = try worker.picture(order, template: folder.file(order.name))
        metrics.rendered(order.format, seconds: (ContinuousClock.now - clock) / .seconds(1))
        for warning in made.warnings {
            logger.warning("a picture has a warning", metadata: ["template": "\(order.name)", "warning": "\(warning)"])
        }
        return ServedPicture(
            made, format: order.format, started: started, expires: settings.picturesExpire, maxAge: settings.maxAge)
    }
}
