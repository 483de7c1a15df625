import Foundation

/// The identity of a file, whatever its name: a link and its target are one file, and so are two hard links.
package struct FileIdentity: Hashable, Sendable, Codable {
    private let device: UInt
    private let number: UInt

    /// Reads the identity of the file at a path; returns nil if there is none.
    package init?(of path: String) {
        var status = stat()
        // A NUL would end the path early in the system call.
        guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Reads the identity of an open file; returns nil if the descriptor is not open.
    package init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    package init(_ status: stat) {
        device = UInt(status.st_dev)
        number = UInt(status.st_ino)
    }
}
