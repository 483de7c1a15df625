import FlatlayBytes
import FlatlayRendering

/// The memory in which one thread paints a band after the other.
final class BandMemory: WorkerResource {
    let pixels = ScratchBuffer()

    init(worker: RenderWorker) {}

    var statistics: [CacheStatistics] {
        [CacheStatistics(name: "painted bands", count: 1, byteCount: pixels.byteCount, countLimit: 1)]
    }
}
