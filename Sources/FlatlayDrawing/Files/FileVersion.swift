import Foundation

/// The version of a file: its identity, its length and its modification time. Another version means that the file has
/// changed since it was read.
package struct FileVersion: Hashable, Sendable, Codable {
    /// The identity of the file.
    package let identity: FileIdentity
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// Reads the current version of the file at a path; returns nil if there is none.
    package init?(of path: String) {
        var status = stat()
        guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Reads the version of a regular file; returns nil if there is none at the path, or something else, such as a
    /// folder.
    package init?(ofRegularFile path: String) {
        var status = stat()
        guard !path.utf8.contains(0), stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(status)
    }

    /// Reads the version of an open regular file; returns nil if the descriptor refers to something else.
    package init?(ofRegularFileWith descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        identity = FileIdentity(status)
        size = Int(status.st_size)
        seconds = Int(status.st_mtim.tv_sec)
        nanoseconds = Int(status.st_mtim.tv_nsec)
    }

    /// Whether the file was last changed before a moment of the system's clock.
    package func isOlder(than moment: timespec) -> Bool {
        (seconds, nanoseconds) < (Int(moment.tv_sec), Int(moment.tv_nsec))
    }
}
