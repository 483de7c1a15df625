import FlatlayDrawing
import Synchronization

/// Caches that renderers share from image to image: shaped text, opened fonts, painted glyphs and shapes.
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
        /// Whether it holds no more than an idle worker may.
        var isTrimmed = true
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
    ///
    /// - Parameter trimsLater: whether it is returned as it is, to be trimmed by ``trimIdle()``. The threads that draw
    ///   cells lease workers for measuring and again for drawing, and others wait for them meanwhile.
    package func lease(trimsLater: Bool = false) -> Lease {
        let (known, generation) = state.withLock { ($0.idle.popLast(), $0.generation) }
        return Lease(
            worker: known?.worker ?? RenderWorker(), cache: self, generation: generation, trimsLater: trimsLater)
    }

    /// Whether an idle worker was returned as it was.
    package var needsTrim: Bool { state.withLock { $0.idle.contains { !$0.isTrimmed } } }

    /// Trims the idle workers that were returned as they were.
    package func trimIdle() {
        while let (place, found, generation) = takeUntrimmed() {
            found.worker.trim()
            let trimmed = Idle(worker: found.worker)
            state.withLock { state in
                guard state.generation == generation, state.idle.count < idleLimit else { return }
                // In its place, so that the workers used last are used next.
                state.idle.insert(trimmed, at: min(place, state.idle.count))
            }
        }
    }

    private func takeUntrimmed() -> (place: Int, Idle, generation: Int)? {
        state.withLock { state in
            guard let place = state.idle.firstIndex(where: { !$0.isTrimmed }) else { return nil }
            return (place, state.idle.remove(at: place), state.generation)
        }
    }

    private func giveBack(_ worker: RenderWorker, generation: Int, trimsLater: Bool) {
        if !trimsLater { worker.trim() }
        let worker = Idle(worker: worker, isTrimmed: !trimsLater)
        let isTimeToTrim = state.withLock { state in
            if state.generation == generation, state.idle.count < idleLimit { state.idle.append(worker) }
            state.returns += 1
            return state.returns % RenderCache.returnsBetweenTrims == 0
        }
        if isTimeToTrim { FreedMemory.returnToSystem() }
    }

    /// Trimming takes some milliseconds, so it happens once per this number of returned workers.
    private static let returnsBetweenTrims = 256

    /// A worker of the cache, for the exclusive use of one thread.
    package final class Lease {
        package let worker: RenderWorker
        private let cache: RenderCache
        private let generation: Int
        private let trimsLater: Bool

        fileprivate init(worker: RenderWorker, cache: RenderCache, generation: Int, trimsLater: Bool) {
            self.worker = worker
            self.cache = cache
            self.generation = generation
            self.trimsLater = trimsLater
        }

        deinit {
            cache.giveBack(worker, generation: generation, trimsLater: trimsLater)
        }
    }
}
