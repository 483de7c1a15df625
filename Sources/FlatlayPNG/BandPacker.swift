import FlatlayRendering

/// The memory with which one thread compresses bands, one after another.
final class BandPacker: WorkerResource {
    let strips = StripPacker()

    init(worker: RenderWorker) {}

    var statistics: [CacheStatistics] {
        [CacheStatistics(name: "packed bands", count: 1, byteCount: strips.byteCount, countLimit: 1)]
    }
}
