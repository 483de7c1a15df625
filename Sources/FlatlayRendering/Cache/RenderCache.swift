import CMalloc
import FlatlayDrawing
import Synchronization

/// What renderers reuse from image to image: shaped text, opened fonts, painted glyphs and shapes.
///
/// Renderers share one cache unless you set another. The cache never changes an image, only the time to render it.
///
/// ```swift
/// let cache = RenderCache()
/// renderer.cache = cache     // freed with the last renderer that uses it
/// ```
///
/// Any number of threads may use a cache at once: each leases a worker of its own while it renders. Every worker is
/// bounded, and so is the number of idle workers: two per core, since a renderer uses one to shape text and one to
/// paint. A program that renders for days does not grow; ``statistics`` shows the contents.
public final class RenderCache: Sendable {
    /// The default cache of renderers.
    public static let shared = RenderCache()

    /// A worker that no thread uses: in the idle list, or on its way into or out of it.
    private struct Idle: @unchecked Sendable {
        let worker: RenderWorker
    }

    private struct State {
        var idle: [Idle] = []
        /// Increases with every removal of everything; workers leased before are discarded on return.
        var generation = 0
        /// The number of workers returned so far.
        var returns = 0
    }

    private let state = Mutex(State())
    /// The maximum number of idle workers.
    let idleLimit: Int

    /// Creates an empty cache.
    public convenience init() {
        self.init(idleLimit: 2 * ConcurrentWork.coreCount)
    }

    init(idleLimit: Int) {
        self.idleLimit = idleLimit
    }

    /// The contents of the idle workers: one reading per kind of entry.
    ///
    /// ```swift
    /// for reading in RenderCache.shared.statistics { print(reading) }   // shaped text: 312 of 4096 entries, …
    /// ```
    public var statistics: [CacheStatistics] {
        // Read under the lock, so that no thread leases a worker meanwhile.
        state.withLock { state in CacheStatistics.sums(of: state.idle.flatMap(\.worker.statistics)) }
    }

    /// Removes everything: from idle workers at once, from leased ones when they are returned.
    public func removeAll() {
        let forgotten = state.withLock { state -> [Idle] in
            state.generation += 1
            defer { state.idle = [] }
            return state.idle
        }
        // Released outside the lock, since closing fonts takes a while.
        _ = forgotten
    }

    /// Leases a worker to one thread; it is returned when the last reference to the lease goes away.
    package func lease() -> Lease {
        let (known, generation) = state.withLock { ($0.idle.popLast(), $0.generation) }
        return Lease(worker: known?.worker ?? RenderWorker(), cache: self, generation: generation)
    }

    private func giveBack(_ worker: RenderWorker, generation: Int) {
        worker.trim()
        let worker = Idle(worker: worker)
        let isTimeToTrim = state.withLock { state in
            if state.generation == generation, state.idle.count < idleLimit { state.idle.append(worker) }
            state.returns += 1
            return state.returns % RenderCache.returnsBetweenTrims == 0
        }
        // Freed memory lies between cached entries, and glibc does not return it to the system by itself: a process
        // that renders for a long time would use some tens of megabytes more.
        if isTimeToTrim { malloc_trim(0) }
    }

    /// Trimming takes some milliseconds, so it happens once per this number of returned workers.
    private static let returnsBetweenTrims = 256

    /// A worker of the cache, for the exclusive use of one thread.
    package final class Lease {
        package let worker: RenderWorker
        private let cache: RenderCache
        private let generation: Int

        fileprivate init(worker: RenderWorker, cache: RenderCache, generation: Int) {
            self.worker = worker
            self.cache = cache
            self.generation = generation
        }

        deinit {
            cache.giveBack(worker, generation: generation)
        }
    }
}
