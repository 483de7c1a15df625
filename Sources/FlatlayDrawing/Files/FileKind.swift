import Foundation

/// The kind of file at a path: only regular files are read and replaced.
package enum FileKind: Hashable, Sendable {
    case regular
    case folder
    case pipe
    case characterDevice
    case blockDevice
    case socket

    /// Reads the kind of the file at a path, following links; returns nil if there is none.
    package init?(of path: String) {
        var status = stat()
        guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
        self.init(mode: status.st_mode)
    }

    /// Converts the mode of a file. A link counts as a regular file: callers have already followed links.
    package init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFDIR: self = .folder
        case S_IFIFO: self = .pipe
        case S_IFCHR: self = .characterDevice
        case S_IFBLK: self = .blockDevice
        case S_IFSOCK: self = .socket
        default: self = .regular
        }
    }

    /// The name of the kind in messages.
    package var noun: String {
        switch self {
        case .regular: "a file"
        case .folder: "a folder"
        case .pipe: "a pipe"
        case .characterDevice: "a device"
        case .blockDevice: "a disk"
        case .socket: "a socket"
        }
    }
}
