import Foundation

/// The reuse pool for hosts of hosted content, the counterpart of a collection view's reuse queue of cells.
///
/// ```swift
/// renderer.hostPool = HostPool(capacity: 3)
/// ```
///
/// A pool serves one renderer. Visible elements keep their hosts from image to image; the hosts of elements that have
/// disappeared are reused for elements that appear. The number of hosts in the pool does not affect images.
public final class HostPool {
    /// The maximum number of hosts in the pool, and of measured views that are cached until they are drawn.
    public let capacity: Int
    /// Called with messages about reuse, for example that a host's last content has moved.
    public var log: (String) -> Void = { _ in }
    /// Whether hosts leave content that has moved alone. Tests disable it to show what happens to cells that do not.
    package var checksOwners = true

    private var used: [CollectionPath: Entry] = [:]
    private var waiting: [ContentHost] = []
    private var count = 0

    private struct Entry {
        let host: ContentHost
        let child: HostedContent
        /// Entries are discarded in the order in which they were created.
        let number: Int
    }

    /// Creates a pool.
    public init(capacity: Int = .max) {
        self.capacity = max(0, capacity)
    }

    /// Returns the host at a place: the current one, the most recently pooled one, or a new one. The content moves in
    /// when the host arrives at the place, and when the content changes.
    func host(at place: CollectionPath, for child: HostedContent) -> ContentHost {
        if let entry = used[place] {
            if entry.child !== child { use(entry.host, at: place, for: child) }
            return entry.host
        }
        let host = waiting.popLast() ?? ContentHost()
        use(host, at: place, for: child)
        return host
    }

    /// Releases the hosts in a collection's elements that are no longer visible.
    func endDisplaying(in collection: CollectionPath, except visible: Set<ElementKey>) {
        let depth = collection.holders.count
        let gone = used.filter { place, _ in
            guard place.holders.count > depth, Array(place.holders.prefix(depth)) == collection.holders,
                place.holders[depth].number == collection.number
            else { return false }
            return !visible.contains(place.holders[depth].element)
        }
        for (place, entry) in gone.sorted(by: { $0.value.number < $1.value.number }) {
            used[place] = nil
            waiting.append(entry.host)
        }
        waiting.removeFirst(max(0, waiting.count - capacity))
    }

    private func use(_ host: ContentHost, at place: CollectionPath, for child: HostedContent) {
        host.prepareForReuse(checksOwner: checksOwners, log: log)
        host.child = child
        used[place] = Entry(host: host, child: child, number: count)
        count += 1
    }
}
