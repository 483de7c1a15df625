import FlatlayDrawing
import Foundation
import Synchronization

/// Decoded images, so that a file is decoded once however many pictures show it.
///
/// ```swift
/// let images = ImageCache(byteLimit: 16 << 20)
/// renderer.images = FileImageResolver(folders: ["Assets"], cache: images)
/// ```
///
/// All resolvers share one cache unless they are given others, and any number of threads may use it: of two that ask for
/// the same image at once, one decodes it and the other waits. A file that has changed is decoded anew. When the images
/// take more memory than the limit, those go that were not asked for the longest.
public final class ImageCache: Sendable {
    /// The cache of resolvers that are given none; it holds 64 MB.
    public static let shared = ImageCache()

    /// The most bytes that the images kept take.
    public let byteLimit: Int

    /// What an image was made from.
    struct Key: Hashable {
        var path: String
        var version: FileVersion
        var name: String
        var scale: CGFloat
        var pixelLimit: Int
    }

    /// The place of an image: whoever holds its lock decodes it.
    private final class Place: Sendable {
        let image = Mutex<ImageResource?>(nil)
    }

    private struct Entry {
        let place: Place
        /// Zero as long as nothing is decoded.
        var byteCount = 0
        var lastUse = 0
    }

    private struct Contents {
        var entries: [Key: Entry] = [:]
        var byteCount = 0
        var uses = 0

        /// The place of a key, used now.
        mutating func place(of key: Key) -> Place {
            uses += 1
            if let entry = entries[key] {
                entries[key]?.lastUse = uses
                return entry.place
            }
            let place = Place()
            entries[key] = Entry(place: place, lastUse: uses)
            return place
        }

        /// Counts a decoded image, unless its place was given up meanwhile.
        mutating func count(_ image: ImageResource, for key: Key, at place: Place) {
            guard entries[key]?.place === place else { return }
            let size = image.pixels.count + image.encoded.count
            entries[key]?.byteCount = size
            byteCount += size
        }

        mutating func remove(_ key: Key) {
            byteCount -= entries.removeValue(forKey: key)?.byteCount ?? 0
        }

        /// Gives up images, the longest unused first, until the rest fits.
        mutating func trim(to limit: Int) {
            guard byteCount > limit else { return }
            for (key, _) in entries.filter({ $0.value.byteCount > 0 }).sorted(by: {
                $0.value.lastUse < $1.value.lastUse
            }) {
                guard byteCount > limit else { return }
                remove(key)
            }
        }
    }

    private let contents = Mutex(Contents())

    /// An empty cache that holds so many bytes at most.
    public init(byteLimit: Int = 64 << 20) {
        self.byteLimit = max(0, byteLimit)
    }

    /// How many images are kept.
    public var count: Int { contents.withLock { $0.entries.count } }

    /// How many bytes they take: their pixels, and the files that SVG and PDF take over.
    public var byteCount: Int { contents.withLock { $0.byteCount } }

    /// Forgets all images. Pictures that show them keep theirs.
    public func removeAll() {
        contents.withLock { contents in
            contents.entries = [:]
            contents.byteCount = 0
        }
    }

    /// The image of a key, decoded where it is not known. What can't be decoded is not kept.
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
