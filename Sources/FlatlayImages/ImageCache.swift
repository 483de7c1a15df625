import FlatlayDrawing
import Foundation
import Synchronization

/// A cache of decoded images, so that each file is decoded only once.
///
/// ```swift
/// let images = ImageCache(byteLimit: 16 << 20)
/// renderer.images = FileImageResolver(folders: ["Assets"], cache: images)
/// ```
///
/// Resolvers share one cache unless you set another. Any number of threads may use it: if two request the same image at
/// once, one decodes it and the other waits. A file that has changed is decoded again. When the images exceed the
/// memory limit, the least recently used ones are removed.
public final class ImageCache: Sendable {
    /// The default cache of resolvers; it holds 64 MB.
    public static let shared = ImageCache()

    /// The maximum size of the cached images, in bytes.
    public let byteLimit: Int

    /// Identifies an image by its source.
    struct Key: Hashable {
        var path: String
        var version: FileVersion
        var name: String
        var scale: CGFloat
        var pixelLimit: Int
        /// The scale of the image in which SVG files are shown.
        var vectorScale = 1
    }

    /// The slot of an image: the thread that holds its lock decodes the image.
    final class Place: Sendable {
        let image = Mutex<ImageResource?>(nil)
    }

    struct Entry {
        fileprivate let place: Place
        /// Zero until the image is decoded.
        fileprivate var byteCount = 0
        fileprivate var lastUse = 0
    }

    struct Contents {
        fileprivate(set) var entries: [Key: Entry] = [:]
        /// The sum of the entries. Only tests change it from outside.
        var byteCount = 0
        private var uses = 0

        /// Returns the slot of a key and marks it as used.
        fileprivate mutating func place(of key: Key) -> Place {
            uses += 1
            if let entry = entries[key] {
                entries[key]?.lastUse = uses
                return entry.place
            }
            let place = Place()
            entries[key] = Entry(place: place, lastUse: uses)
            return place
        }

        /// Adds the size of a decoded image, unless its slot has been removed meanwhile.
        fileprivate mutating func count(_ image: ImageResource, for key: Key, at place: Place) {
            guard entries[key]?.place === place else { return }
            let size = image.pixels.count + image.encoded.count
            entries[key]?.byteCount = size
            byteCount += size
        }

        fileprivate mutating func remove(_ key: Key) {
            byteCount -= entries.removeValue(forKey: key)?.byteCount ?? 0
            checkInvariants()
        }

        /// Checks, in debug builds, that the sum is that of the entries.
        func checkInvariants() {
            assert(
                byteCount == entries.values.reduce(0) { $0 + $1.byteCount },
                "the sum of the cache differs from its images")
        }

        /// Removes the least recently used images until the rest fits.
        fileprivate mutating func trim(to limit: Int) {
            guard byteCount > limit else { return }
            for (key, _) in entries.filter({ $0.value.byteCount > 0 }).sorted(by: {
                $0.value.lastUse < $1.value.lastUse
            }) {
                guard byteCount > limit else { return }
                remove(key)
            }
        }
    }

    let contents = Mutex(Contents())

    /// Creates an empty cache with a limit in bytes.
    public init(byteLimit: Int = 64 << 20) {
        self.byteLimit = max(0, byteLimit)
    }

    /// The number of cached images.
    public var count: Int { contents.withLock { $0.entries.count } }

    /// The size of the cached images in bytes: their pixels, and the original files that SVG and PDF embed.
    public var byteCount: Int { contents.withLock { $0.byteCount } }

    /// Removes all images. Drawings that use them keep them alive.
    public func removeAll() {
        contents.withLock { contents in
            contents.entries = [:]
            contents.byteCount = 0
        }
    }

    /// Returns the image for a key, decoding it if it is not cached. Failures are not cached.
    func image(
        for key: Key, decode: () throws(ImageResolutionError) -> ImageResource
    ) throws(ImageResolutionError) -> ImageResource {
        let place = contents.withLock { $0.place(of: key) }
        let answer = place.image.withLock {
            known -> (result: Result<ImageResource, ImageResolutionError>, isNew: Bool) in
            if let known { return (.success(known), false) }
            do throws(ImageResolutionError) {
                let image = try decode()
                known = image
                return (.success(image), true)
            } catch {
                return (.failure(error), true)
            }
        }
        guard answer.isNew else { return try answer.result.get() }
        contents.withLock { contents in
            switch answer.result {
            case .success(let image):
                contents.count(image, for: key, at: place)
                contents.trim(to: byteLimit)
            case .failure:
                if contents.entries[key]?.place === place { contents.remove(key) }
            }
        }
        return try answer.result.get()
    }
}
