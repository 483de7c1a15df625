import Foundation

/// What stands at a path: only regular files are read and replaced.
package enum FileKind: Hashable, Sendable {
    case regular
    case folder
    case pipe
    case characterDevice
    case blockDevice
    case socket

    /// The kind of what a path leads to, links followed; nil where nothing is there.
    package init?(of path: String) {
        var status = stat()
        guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
        self.init(mode: status.st_mode)
    }

    /// The kind that the mode of a file tells. A link counts as a file: whoever asks has followed links.
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

    /// What to call it in a message.
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
