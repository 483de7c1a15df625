import FlatlayDrawing

/// What one thread keeps from picture to picture.
///
/// It knows none of it: each module keeps its own things, such as opened fonts or painted glyphs, as a
/// ``WorkerResource``, which is made when it is first asked for.
///
/// ```swift
/// let shaper = lease.worker.resource(TextShapers.self).shaper(of: library)
/// ```
package final class RenderWorker {
    private var resources: [any WorkerResource] = []

    init() {}

    /// The resource of a type.
    package func resource<Resource: WorkerResource>(_ type: Resource.Type = Resource.self) -> Resource {
        for resource in resources {
            if let known = resource as? Resource { return known }
        }
        let new = Resource(worker: self)
        resources.append(new)
        return new
    }

    /// Why the picture made with the worker may lack something: a font file that could not be read, or too little memory.
    /// What was kept meanwhile is forgotten.
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

    /// Forgets what only one large picture needs.
    func trim() {
        if resources.contains(where: \.hasFailed) { _ = takeFailure() }
        for resource in resources { resource.trim() }
    }

    /// What it holds: one reading for each kind of thing.
    var statistics: [CacheStatistics] { CacheStatistics.sums(of: resources.flatMap(\.statistics)) }
}

/// What a module keeps in a ``RenderWorker``: caches, opened files and buffers that serve one thread.
package protocol WorkerResource: AnyObject {
    /// An empty one. It may take others from the worker, but no reference to the worker itself.
    init(worker: RenderWorker)

    /// Whether something was noted for ``takeFailure()``.
    var hasFailed: Bool { get }

    /// Hands over why a picture may lack something.
    func takeFailure() -> RenderError?

    /// Forgets everything that can be made again.
    func removeAll()

    /// Forgets what only one large picture needs.
    func trim()

    /// One reading for each kind of thing that it holds.
    var statistics: [CacheStatistics] { get }
}

extension WorkerResource {
    package var hasFailed: Bool { false }
    package func takeFailure() -> RenderError? { nil }
    package func removeAll() {}
    package func trim() {}
    package var statistics: [CacheStatistics] { [] }
}
