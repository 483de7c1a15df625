import FlatlayDrawing
import Foundation
import Synchronization

/// Finds images in folders: `photo` is `photo.png`, `photo@2x.png`, `photo.jpg` … in the first folder that has it.
///
/// ```swift
/// let images = FileImageResolver(folders: ["Assets"], preferredScale: 2)
/// let image = try images.image(named: "avatar")   // Assets/avatar@2x.png, 2 pixels per point
/// ```
///
/// A name may have an extension and folders of its own (`people/avatar.jpg`), or be an absolute path. In every case,
/// and after following symbolic links, only files in the folders or in an additional allowed root are read. Decoded
/// images are stored in an ``ImageCache``, which resolvers share; a resolver may be used from any thread.
public final class FileImageResolver: ImageResolving {
    /// The folders in which names are looked up, in this order.
    public let folders: [String]
    /// Additional folders from which files may be read.
    public let allowedRoots: [String]
    /// The preferred scale of image files; other scales follow, the largest first.
    public let preferredScale: Int

    /// The cache for decoded images.
    public let cache: ImageCache

    private let decoder: ImageDecoder
    private let remote: RemoteImages
    private let makeFailure: MakeFailure
    /// Images without a file: those within their names, and those of addresses.
    private let unfiled = Mutex<[String: ImageResource]>([:])
    private let used = Mutex<[FileIdentity: String]>([:])

    /// Creates a resolver for the folders.
    public convenience init(
        folders: [String], allowedRoots: [String] = [], preferredScale: Int = 1, decoder: ImageDecoder = ImageDecoder(),
        cache: ImageCache = .shared
    ) {
        self.init(
            folders: folders, allowedRoots: allowedRoots, preferredScale: preferredScale, decoder: decoder,
            cache: cache,
            remote: .none)
    }

    /// Makes the error that ends rendering because of an image; see ``failure(for:at:)``.
    package typealias MakeFailure = @Sendable (ImageResolutionError, Diagnostics.Location?) -> (any Error)?

    /// Creates a resolver that also reads addresses.
    package init(
        folders: [String], allowedRoots: [String], preferredScale: Int, decoder: ImageDecoder = ImageDecoder(),
        cache: ImageCache, remote: RemoteImages, makeFailure: @escaping MakeFailure = { _, _ in nil }
    ) {
        var decoder = decoder
        decoder.vectorScale = preferredScale
        self.remote = remote
        self.makeFailure = makeFailure
        self.folders = folders
        self.allowedRoots = allowedRoots
        self.preferredScale = preferredScale
        self.decoder = decoder
        self.cache = cache
    }

    /// The error that ends rendering because of an image; nil in apps, where a box is drawn.
    public func failure(for error: ImageResolutionError, at location: Diagnostics.Location?) -> (any Error)? {
        makeFailure(error, location)
    }

    /// Returns the image with a name.
    public func image(named name: String) throws(ImageResolutionError) -> ImageResource {
        if DataAddress.isAddress(name) || RemoteImages.isAddress(name) { return try unfiled(name) }
        let file = try find(name)
        let key = ImageCache.Key(
            path: file.path, version: file.version, name: name, scale: file.scale, pixelLimit: decoder.pixelLimit,
            vectorScale: preferredScale)
        return try cache.image(for: key) { () throws(ImageResolutionError) in
            let data: Data
            do throws(RegularFile.Failure) {
                data = try RegularFile.read(file.path, limit: Self.byteLimit)
            } catch {
                throw .corrupt(
                    name: name,
                    reason: error == .tooLarge
                        ? "its file has more than \(Self.byteLimit >> 20) MB" : "its file can't be read")
            }
            return try decoder.decode(data, name: name, scale: file.scale)
        }
    }

    /// Returns the image within a name or at an address. The resolver keeps it, since there is no file that can change.
    private func unfiled(_ name: String) throws(ImageResolutionError) -> ImageResource {
        if let known = unfiled.withLock({ $0[name] }) { return known }
        let shown = DataAddress.shown(name)
        let data: Data
        if DataAddress.isAddress(name) {
            do throws(DataAddress.Failure) { data = try DataAddress.data(of: name) } catch {
                throw .corrupt(
                    name: shown,
                    reason: error == .tooLarge
                        ? "its data has more than \(DataAddress.limit >> 20) MB" : "its data is malformed")
            }
        } else {
            do throws(RemoteImages.Failure) { data = try remote.data(at: name) } catch {
                switch error {
                case .forbidden(let host): throw .forbiddenHost(name: name, host: host)
                case .forbiddenRedirect(let host):
                    throw .notDownloaded(name: name, reason: "it redirects to \(host), which --allow-net does not name")
                case .failed(let reason): throw .notDownloaded(name: name, reason: reason)
                }
            }
        }
        let image = try decoder.decode(data, name: shown)
        unfiled.withLock { $0[name] = image }
        return image
    }

    /// The maximum size of an image file. A file with the maximum number of pixels is far smaller.
    private static let byteLimit = 512 << 20

    /// The resolved paths of the files found so far, by file identity.
    package var usedFiles: [FileIdentity: String] { used.withLock { $0 } }

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
                used.withLock { $0[version.identity] = path }
                return FoundFile(path: path, scale: candidate.scale, version: version)
            }
        }
        throw explanation(ofMissing: name, bases: bases)
    }

    /// The error for a missing image: perhaps a file of another format exists, or something that is not a file.
    private func explanation(ofMissing name: String, bases: [String]) -> ImageResolutionError {
        for base in bases {
            guard let path = FileImageResolver.resolved(base), isAllowed(path), let kind = FileKind(of: path),
                kind != .folder
            else { continue }
            guard kind == .regular else { return .corrupt(name: name, reason: "it is \(kind.noun), not a file") }
            return .unknownFormat(name: name)
        }
        return .notFound(name: name, searched: folders)
    }

    /// Returns true if a resolved path lies in a folder from which files may be read.
    private func isAllowed(_ path: String) -> Bool {
        (folders + allowedRoots).contains { folder in
            guard let root = FileImageResolver.resolved(folder) else { return false }
            return path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
        }
    }

    /// The path with symbolic links resolved, or nil if it does not exist.
    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
