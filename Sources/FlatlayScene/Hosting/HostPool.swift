import Foundation

/// The hosts of hosted content that wait for other content, as cells wait in the reuse queue of a collection view.
///
/// ```swift
/// renderer.hostPool = HostPool(capacity: 3)
/// ```
///
/// A pool serves one renderer. Elements in sight keep their hosts from picture to picture; the hosts of those that have
/// gone out of sight take in what comes into sight. How many wait can't be seen in any picture.
public final class HostPool {
    /// How many hosts wait at most, and how many views of measured elements are kept until they are drawn.
    public let capacity: Int
    /// Told what is worth knowing while hosts are reused: that one finds its last content elsewhere.
    public var log: (String) -> Void = { _ in }
    /// Whether hosts leave content alone that has moved on. Tests turn it off to see what happens to cells that do not.
    package var checksOwners = true

    private var used: [CollectionPath: Entry] = [:]
    private var waiting: [ContentHost] = []
    private var count = 0

    private struct Entry {
        let host: ContentHost
        let child: HostedContent
        /// Entries are let go of in the order in which they were made.
        let number: Int
    }

    /// A pool.
    public init(capacity: Int = .max) {
        self.capacity = max(0, capacity)
    }

    /// The host at a place: the one that is there, or the one that waited least, or a new one. Content moves in when the host
    /// comes to the place, and when the content is another one.
    func host(at place: CollectionPath, for child: HostedContent) -> ContentHost {
        if let entry = used[place] {
            if entry.child !== child { use(entry.host, at: place, for: child) }
            return entry.host
        }
        let host = waiting.popLast() ?? ContentHost()
        use(host, at: place, for: child)
        return host
    }

    /// Lets go of the hosts in a collection's elements that are no longer in sight.
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
