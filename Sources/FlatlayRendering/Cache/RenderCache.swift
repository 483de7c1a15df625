import CMalloc
import FlatlayDrawing
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
/// Any number of threads may use a cache at once: each has a part of it for itself as long as it works. Every part is
/// bounded, and so is how many of them are kept while nobody works: two for each core, since a renderer takes one to
/// shape text and one to paint. A program that renders for days does not grow; ``statistics`` shows what it holds.
public final class RenderCache: Sendable {
    /// The cache of renderers that are given none.
    public static let shared = RenderCache()

    /// A worker that nobody works with: one in the list of the idle, or on its way from there or to there.
    private struct Idle: @unchecked Sendable {
        let worker: RenderWorker
    }

    private struct State {
        var idle: [Idle] = []
        /// How often everything was forgotten; parts that were lent before are forgotten when they come back.
        var generation = 0
        /// How often a part was given back.
        var returns = 0
    }

    private let state = Mutex(State())
    /// How many parts are kept while nobody works.
    let idleLimit: Int

    /// An empty cache.
    public convenience init() {
        self.init(idleLimit: 2 * ConcurrentWork.coreCount)
    }

    init(idleLimit: Int) {
        self.idleLimit = idleLimit
    }

    /// What the parts hold that nobody works with at the moment: one reading for each kind of thing.
    ///
    /// ```swift
    /// for reading in RenderCache.shared.statistics { print(reading) }   // shaped text: 312 of 4096 entries, …
    /// ```
    public var statistics: [CacheStatistics] {
        // Read under the lock, so that nobody begins to work with them meanwhile.
        state.withLock { state in CacheStatistics.sums(of: state.idle.flatMap(\.worker.statistics)) }
    }

    /// Forgets everything: what nobody works with at once, the rest when its work is done.
    public func removeAll() {
        let forgotten = state.withLock { state -> [Idle] in
            state.generation += 1
            defer { state.idle = [] }
            return state.idle
        }
        // They end here and not under the lock: closing fonts takes a while.
        _ = forgotten
    }

    /// A part of the cache for one thread, given back with the last owner of the lease.
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
        // What pictures leave free lies between what is kept, and glibc gives none of that back by itself: a process that
        // renders for long would have some tens of megabytes more.
        if isTimeToTrim { malloc_trim(0) }
    }

    /// Trimming takes some milliseconds.
    private static let returnsBetweenTrims = 256

    /// A part of a cache that one thread has for itself.
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
