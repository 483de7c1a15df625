import Synchronization

/// What renderers keep from picture to picture: shaped text, opened fonts, painted glyphs and shapes.
///
/// All renderers share one cache unless they are given others. It never changes a picture, only how soon it is there.
///
/// ```swift
/// let cache = RenderCache()
/// renderer.cache = cache     // forgotten with the last renderer that has it
/// ```
///
/// Any number of threads may use a cache at once: each has a part of it for itself as long as it works.
public final class RenderCache: Sendable {
    /// The cache of renderers that are given none.
    public static let shared = RenderCache()

    /// A worker that nobody works with: one in the list of the idle, or on its way from there or to there.
    private struct Idle: @unchecked Sendable {
        let worker: RenderWorker
    }

    private let idle = Mutex<[Idle]>([])

    /// An empty cache.
    public init() {}

    /// A part of the cache for one thread, given back with the last owner of the lease.
    package func lease() -> Lease {
        let known = idle.withLock { $0.popLast() }
        return Lease(worker: known?.worker ?? RenderWorker(), cache: self)
    }

    private func giveBack(_ worker: RenderWorker) {
        let worker = Idle(worker: worker)
        idle.withLock { $0.append(worker) }
    }

    /// A part of a cache that one thread has for itself.
    package final class Lease {
        package let worker: RenderWorker
        private let cache: RenderCache

        fileprivate init(worker: RenderWorker, cache: RenderCache) {
            self.worker = worker
            self.cache = cache
        }

        deinit {
            cache.giveBack(worker)
        }
    }
}
