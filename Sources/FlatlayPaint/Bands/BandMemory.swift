import FlatlayBytes
import FlatlayRendering

/// The memory in which one thread paints bands, one after another.
final class BandMemory: WorkerResource {
    var pixels = GrowingMemory<UInt8>()

    init(worker: RenderWorker) {}

    var statistics: [CacheStatistics] {
        [CacheStatistics(name: "painted bands", count: 1, byteCount: pixels.byteCount, countLimit: 1)]
    }
}
