import Synchronization

/// The pictures in memory.
final class MemoryCache: Sendable {
    private let pictures: Mutex<RecentlyUsed<ServedPicture>>

    let time: ServiceTime

    /// - Parameter limit: the maximum size of all, in bytes.
    init(limit: Int, time: ServiceTime) {
        self.time = time
        pictures = Mutex(RecentlyUsed(limit: limit))
    }

    /// The picture of a key, if it would be the same today.
    func picture(_ key: String) -> ServedPicture? {
        guard let picture = pictures.withLock({ $0.use(key) }) else { return nil }
        guard picture.isCurrent(at: time.seconds) else {
            pictures.withLock { _ = $0.remove(key) }
            return nil
        }
        return picture
    }

    func keep(_ picture: ServedPicture, for key: String) {
        pictures.withLock { _ = $0.keep(picture, for: key, cost: picture.cost) }
    }

    /// The number of pictures and their size in bytes.
    var contents: (count: Int, bytes: Int) { pictures.withLock { ($0.count, $0.cost) } }
}
