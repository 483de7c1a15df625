import FlatlayRendering

/// The memory in which one thread packs a band after the other.
final class BandPacker: WorkerResource {
    let strips = StripPacker()

    init(worker: RenderWorker) {}

    var statistics: [CacheStatistics] {
        [CacheStatistics(name: "packed bands", count: 1, byteCount: strips.byteCount, countLimit: 1)]
    }
}
