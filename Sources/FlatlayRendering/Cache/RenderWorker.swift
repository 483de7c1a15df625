import FlatlayDrawing

/// The caches of one thread, reused from image to image.
///
/// The worker knows nothing of their contents: each module stores its own, such as opened fonts or painted glyphs, in a
/// ``WorkerResource``, which is created on first use.
///
/// ```swift
/// let shaper = lease.worker.resource(TextShapers.self).shaper(of: library)
/// ```
package final class RenderWorker {
    private var resources: [any WorkerResource] = []

    init() {}

    /// Returns the resource of a type, and creates it on first use.
    package func resource<Resource: WorkerResource>(_ type: Resource.Type = Resource.self) -> Resource {
        for resource in resources {
            if let known = resource as? Resource { return known }
        }
        let new = Resource(worker: self)
        resources.append(new)
        return new
    }

    /// Returns why the image rendered with this worker may be incomplete, and clears it: an unreadable font file, or
    /// too little memory. Everything cached meanwhile is discarded.
    package func takeFailure() -> RenderError? {
        var failure: RenderError?
        for resource in resources {
            let noted = resource.takeFailure()
            failure = failure ?? noted
        }
        failure = failure ?? MemoryLimit.reached.map { .memoryLimit(bytes: $0) }
        guard failure != nil else { return nil }
        for resource in resources { resource.removeAll() }
        return failure
    }

    /// Discards what only one large image needs.
    func trim() {
        if resources.contains(where: \.hasFailed) { _ = takeFailure() }
        for resource in resources { resource.trim() }
    }

    /// The contents: one reading per kind of entry.
    var statistics: [CacheStatistics] { CacheStatistics.sums(of: resources.flatMap(\.statistics)) }
}

/// A module's resources in a ``RenderWorker``: caches, opened files and buffers for one thread.
package protocol WorkerResource: AnyObject {
    /// Creates an empty resource. It may hold other resources of the worker, but not the worker itself.
    init(worker: RenderWorker)

    /// Whether ``takeFailure()`` has an error to return.
    var hasFailed: Bool { get }

    /// Returns why an image may be incomplete, and clears it.
    func takeFailure() -> RenderError?

    /// Discards everything that can be recomputed.
    func removeAll()

    /// Discards what only one large image needs.
    func trim()

    /// One reading per kind of entry.
    var statistics: [CacheStatistics] { get }
}

extension WorkerResource {
    package var hasFailed: Bool { false }
    package func takeFailure() -> RenderError? { nil }
    package func removeAll() {}
    package func trim() {}
    package var statistics: [CacheStatistics] { [] }
}
