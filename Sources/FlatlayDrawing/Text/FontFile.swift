import Foundation

/// One version of a font file.
///
/// Text is shaped and drawn at different times, by libraries that each open the file themselves. If they opened a path,
/// a package upgrade in between would draw the glyph numbers of the old font with the outlines of the new one. So a
/// font library opens a file once, keeps it open, and everything else opens ``pathToOpen``, which refers to the same
/// file even if its path has been removed or has another file now.
package struct FontFile: Sendable {
    private final class Storage: Sendable {
        let path: String
        let openPath: String
        let version: FileVersion?
        let isHeld: Bool

        init(path: String, openPath: String, version: FileVersion?, isHeld: Bool) {
            self.path = path
            self.openPath = openPath
            self.version = version
            self.isHeld = isHeld
        }
    }

    private let storage: Storage

    /// Refers to whatever file is at a path when it is opened.
    package init(path: String) {
        storage = Storage(path: path, openPath: path, version: nil, isHeld: false)
    }

    /// Refers to one version of a file.
    ///
    /// - Parameters:
    ///   - path: the path of the font, for messages.
    ///   - version: the version of the file at `path`.
    ///   - openPath: the path that libraries open.
    ///   - isHeld: whether `openPath` refers to this version as long as the process lives.
    package init(path: String, version: FileVersion, openPath: String, isHeld: Bool) {
        storage = Storage(path: path, openPath: openPath, version: version, isHeld: isHeld)
    }

    /// The path of the font, for messages and lists; other paths refer to the same file when it is in use.
    package var path: String { storage.path }

    /// The version of the file; nil if any version is meant.
    package var version: FileVersion? { storage.version }

    /// Whether the file can be opened as long as the process lives, whatever happens to its path.
    package var isHeld: Bool { storage.isHeld }

    /// The path for libraries that open the file; nil if the file is not held, and is gone or has changed.
    package var pathToOpen: String? {
        guard let version = storage.version, !storage.isHeld else { return storage.openPath }
        return FileVersion(ofRegularFile: storage.path) == version ? storage.openPath : nil
    }

    /// Whether the file can be opened for reading.
    package var isReadable: Bool { pathToOpen.map { access($0, R_OK) == 0 } ?? false }
}

extension FontFile: Hashable {
    /// Returns whether both are the same version of the same file. Opened files are shared, so this is nearly always
    /// one comparison.
    package static func == (left: FontFile, right: FontFile) -> Bool {
        left.storage === right.storage || left.version == right.version && left.path == right.path
    }

    /// Hashes the path and the version.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(storage.path)
        hasher.combine(storage.version)
    }
}
