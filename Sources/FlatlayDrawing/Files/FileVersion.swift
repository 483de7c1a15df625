import Foundation

/// What tells whether a file has changed since it was read: its number, its length and when it was written.
package struct FileVersion: Hashable, Sendable {
    /// Which file it is.
    package let identity: FileIdentity
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// The version of what stands at a path now; nil where nothing does.
    package init?(of path: String) {
        var status = stat()
        guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The version of a file; nil where nothing stands at its path, or something else, such as a folder.
    package init?(ofRegularFile path: String) {
        var status = stat()
        guard !path.utf8.contains(0), stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        identity = FileIdentity(status)
        size = Int(status.st_size)
        seconds = Int(status.st_mtim.tv_sec)
        nanoseconds = Int(status.st_mtim.tv_nsec)
    }
}
