import Foundation

/// What tells two files apart, whatever they are called: a link and what it leads to are one file, and so are two hard
/// links.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt
    private let number: UInt

    /// The identity of what a path leads to; nil where nothing is there.
    package init?(of path: String) {
        var status = stat()
        // A NUL would end the path early for the system.
        guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The identity of an open file; nil where none is open.
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
