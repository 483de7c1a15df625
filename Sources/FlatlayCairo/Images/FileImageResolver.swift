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
/// images are kept; one resolver serves all threads.
public final class FileImageResolver: ImageResolving {
    /// The folders that names are looked up in, in this order.
    public let folders: [String]
    /// Folders that files may lie in besides.
    public let allowedRoots: [String]
    /// The scale whose files are taken first; others follow from the largest down.
    public let preferredScale: Int

    private let decoder: ImageDecoder
    private let cache = Cache()

    /// A resolver for the folders given.
    public init(
        folders: [String], allowedRoots: [String] = [], preferredScale: Int = 1, decoder: ImageDecoder = ImageDecoder()
    ) {
        self.folders = folders
        self.allowedRoots = allowedRoots
        self.preferredScale = preferredScale
        self.decoder = decoder
    }

    /// The image of a name.
    public func image(named name: String) throws(ImageResolutionError) -> ImageResource {
        let file = try find(name)
        if let known = cache.image(at: file.path, named: name) { return known }
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: file.path))
        } catch {
            throw .corrupt(name: name, reason: "its file can't be read")
        }
        let image = try decoder.decode(data, name: name, scale: file.scale)
        cache.keep(image, at: file.path)
        return image
    }

    private func find(_ name: String) throws(ImageResolutionError) -> (path: String, scale: CGFloat) {
        guard !name.isEmpty, !name.utf8.contains(0) else { throw .notFound(name: name, searched: folders) }
        let bases = name.hasPrefix("/") ? [name] : folders.map { $0 + "/" + name }
        for base in bases {
            for candidate in ImageFileName.candidates(for: base, preferredScale: preferredScale) {
                guard let path = FileImageResolver.resolved(candidate.path), isRegularFile(path) else { continue }
                guard isAllowed(path) else {
                    let roots = (folders + allowedRoots).joined(separator: ", ")
                    throw .forbidden(name: name, folder: roots.isEmpty ? "the folders that may be read" : roots)
                }
                return (path, candidate.scale)
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

    private func isRegularFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The path without links, or nil where nothing is there.
    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

extension FileImageResolver {
    /// Decoded images by the files that they came from and the names that they were asked for by.
    private final class Cache: Sendable {
        private let images = Locked<[Key: ImageResource]>([:])

        private struct Key: Hashable {
            var path: String
            var name: String
        }

        func image(at path: String, named name: String) -> ImageResource? {
            images.withLock { $0[Key(path: path, name: name)] }
        }

        func keep(_ image: ImageResource, at path: String) {
            images.withLock { $0[Key(path: path, name: image.name)] = image }
        }
    }
}
