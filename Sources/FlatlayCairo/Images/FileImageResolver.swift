import FlatlayDrawing
import Foundation

/// Finds images in folders: `photo` is `photo.png`, `photo@2x.png`, `photo.jpg` … in the first folder that has it.
///
/// ```swift
/// let images = FileImageResolver(folders: ["Assets"], preferredScale: 2)
/// let image = try images.image(named: "avatar")   // Assets/avatar@2x.png, 2 pixels a point
/// ```
///
/// A name may have an extension and folders of its own (`people/avatar.jpg`), or be a whole path. Whatever it is, and
/// wherever links lead, only files below the folders, or below a root that is allowed besides, are read. Decoded
/// images are kept in an ``ImageCache``, which resolvers share; one resolver serves all threads.
public final class FileImageResolver: ImageResolving {
    /// The folders that names are looked up in, in this order.
    public let folders: [String]
    /// Folders that files may lie in besides.
    public let allowedRoots: [String]
    /// The scale whose files are taken first; others follow from the largest down.
    public let preferredScale: Int

    /// Where decoded images are kept.
    public let cache: ImageCache

    private let decoder: ImageDecoder

    /// A resolver for the folders given.
    public init(
        folders: [String], allowedRoots: [String] = [], preferredScale: Int = 1, decoder: ImageDecoder = ImageDecoder(),
        cache: ImageCache = .shared
    ) {
        self.folders = folders
        self.allowedRoots = allowedRoots
        self.preferredScale = preferredScale
        self.decoder = decoder
        self.cache = cache
    }

    /// The image of a name.
    public func image(named name: String) throws(ImageResolutionError) -> ImageResource {
        let file = try find(name)
        let key = ImageCache.Key(
            path: file.path, version: file.version, name: name, scale: file.scale, pixelLimit: decoder.pixelLimit)
        return try cache.image(for: key) { () throws(ImageResolutionError) in
            let data: Data
            do {
                data = try Data(contentsOf: URL(fileURLWithPath: file.path))
            } catch {
                throw .corrupt(name: name, reason: "its file can't be read")
            }
            return try decoder.decode(data, name: name, scale: file.scale)
        }
    }

    private struct FoundFile {
        var path: String
        var scale: CGFloat
        var version: FileVersion
    }

    private func find(_ name: String) throws(ImageResolutionError) -> FoundFile {
        guard !name.isEmpty, !name.utf8.contains(0) else { throw .notFound(name: name, searched: folders) }
        let bases = name.hasPrefix("/") ? [name] : folders.map { $0 + "/" + name }
        for base in bases {
            for candidate in ImageFileName.candidates(for: base, preferredScale: preferredScale) {
                guard let path = FileImageResolver.resolved(candidate.path),
                    let version = FileVersion(ofRegularFile: path)
                else { continue }
                guard isAllowed(path) else {
                    let roots = (folders + allowedRoots).joined(separator: ", ")
                    throw .forbidden(name: name, folder: roots.isEmpty ? "the folders that may be read" : roots)
                }
                return FoundFile(path: path, scale: candidate.scale, version: version)
            }
        }
        throw .notFound(name: name, searched: folders)
    }

    /// Whether a path without links lies below a folder that may be read.
    private func isAllowed(_ path: String) -> Bool {
        (folders + allowedRoots).contains { folder in
            guard let root = FileImageResolver.resolved(folder) else { return false }
            return path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
        }
    }

    /// The path without links, or nil where nothing is there.
    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
