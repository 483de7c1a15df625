import Foundation

/// Looks up images by name. Several threads may share one resolver.
public protocol ImageResolving: Sendable {
    /// Returns the image of a name.
    ///
    /// - Throws: ``ImageResolutionError``.
    func image(named name: String) throws(ImageResolutionError) -> ImageResource

    /// The error that ends rendering because a view needs an image that cannot be drawn; nil, as by default, to draw a
    /// box with its name and to warn.
    func failure(for error: ImageResolutionError, at location: Diagnostics.Location?) -> (any Error)?
}

extension ImageResolving {
    /// Nil: a box is drawn.
    public func failure(for error: ImageResolutionError, at location: Diagnostics.Location?) -> (any Error)? { nil }
}

extension Diagnostics {
    /// Records what is wrong with an image that a view needs, if that ends rendering.
    package func failIfNeeded(_ error: ImageResolutionError, by images: any ImageResolving) {
        if let failure = images.failure(for: error, at: origin?.location) { fail(failure) }
    }
}

/// The reason why an image cannot be drawn.
public enum ImageResolutionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No image has the name; `searched` lists the places that were searched.
    case notFound(name: String, searched: [String])
    /// The format of the file is not supported.
    case unknownFormat(name: String)
    /// A host that is not allowed.
    case forbiddenHost(name: String, host: String)
    /// An address that can't be read.
    case notDownloaded(name: String, reason: String)
    /// A library that the file needs is not installed.
    case missingLibrary(name: String, library: String, package: String)
    /// The image has more pixels than the limit.
    case tooLarge(name: String, pixelWidth: Int, pixelHeight: Int, limit: Int)
    /// The file is corrupt.
    case corrupt(name: String, reason: String)
    /// The file is outside the folders that may be read.
    case forbidden(name: String, folder: String)

    /// The error, and how to fix it.
    public var description: String {
        switch self {
        case .notFound(let name, let searched) where searched.isEmpty:
            "image '\(name)' not found; give the renderer a folder or a resolver that has it"
        case .notFound(let name, let searched):
            "image '\(name)' not found in \(searched.joined(separator: ", ")); check its name and its folder"
        case .unknownFormat(let name):
            "image '\(name)' is not PNG, JPEG, WebP, AVIF, GIF or SVG; convert it to one of them"
        case .forbiddenHost(let name, let host):
            "image '\(name)' is on the web, which is off; allow its host with --allow-net \(host)"
        case .notDownloaded(let name, let reason):
            "image '\(name)' can't be read: \(reason)"
        case .missingLibrary(let name, let library, let package):
            "image '\(name)' needs \(library); install Debian's package \(package)"
        case .tooLarge(let name, let width, let height, let limit):
            "image '\(name)' has \(width)×\(height) pixels, over the limit of \(limit); scale it down"
        case .corrupt(let name, let reason):
            "image '\(name)' can't be decoded: \(reason); export it again"
        case .forbidden(let name, let folder):
            "image '\(name)' lies outside \(folder); move it there, or allow its folder (--allow-path)"
        }
    }
}

/// A resolver without images.
public struct NoImages: ImageResolving {
    /// Creates the resolver.
    public init() {}

    /// Always throws ``ImageResolutionError/notFound(name:searched:)``.
    public func image(named name: String) throws(ImageResolutionError) -> ImageResource {
        throw .notFound(name: name, searched: [])
    }
}

/// A resolver of images in memory: for tests, and for images that a program generates.
public struct ImageTable: ImageResolving {
    private let images: [String: ImageResource]

    /// Creates a resolver of images, each found by its name.
    public init(_ images: [ImageResource]) {
        self.images = Dictionary(images.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    }

    /// Returns the image of a name.
    public func image(named name: String) throws(ImageResolutionError) -> ImageResource {
        guard let image = images[name] else {
            throw .notFound(name: name, searched: ["\(images.count) images in memory"])
        }
        return image
    }
}
