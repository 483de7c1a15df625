import FlatlayDrawing
import Foundation

/// The destination of an image's bytes, checked before any are produced.
enum OutputTarget {
    /// A file, which is replaced if it exists. A symbolic link is resolved first.
    ///
    /// - `folder`: the folder of the file, as a path; `mode`: the permissions of the replaced file.
    case file(folder: String, name: String, mode: mode_t?)
    /// A pipe or a device, which takes the bytes as they are.
    case special(path: String, kind: FileKind)
    /// A file that is already open, such as `/dev/stdout`.
    case descriptor(Int32)

    /// Resolves a path.
    ///
    /// - Throws: ``FileWriteError``.
    init(path: String) throws(FileWriteError) {
        guard !path.isEmpty else { throw .invalidName(path: path, reason: "the name is empty; name a file") }
        guard !path.utf8.contains(0) else {
            throw .invalidName(path: path, reason: "a name can't contain the character NUL; remove it")
        }
        if let descriptor = Self.openDescriptor(path) {
            self = .descriptor(descriptor)
            return
        }
        switch FileKind(of: path) {
        case .folder: throw .isFolder(path: path)
        case .blockDevice: throw .notAFile(path: path, kind: FileKind.blockDevice.noun)
        case .socket: throw .notAFile(path: path, kind: FileKind.socket.noun)
        case .pipe: self = .special(path: path, kind: .pipe)
        case .characterDevice: self = .special(path: path, kind: .characterDevice)
        case .regular, nil: self = try Self.file(at: path)
        }
    }

    private static func file(at path: String) throws(FileWriteError) -> OutputTarget {
        if path.hasSuffix("/") { throw .isFolder(path: path) }
        let end = try followed(path)
        let (folder, name) = split(end)
        var status = stat()
        if stat(folder, &status) != 0 {
            if errno == ENOENT || errno == ENOTDIR { throw .missingFolder(path: path, folder: folder) }
            throw .failed(path: path, reason: String(cString: strerror(errno)))
        }
        guard FileKind(mode: status.st_mode) == .folder else { throw .missingFolder(path: path, folder: folder) }
        guard !name.isEmpty, name != ".", name != ".." else { throw .isFolder(path: path) }
        let exists = lstat(end, &status) == 0
        if !exists, errno != ENOENT { throw .failed(path: path, reason: String(cString: strerror(errno))) }
        return .file(folder: folder, name: name, mode: exists ? status.st_mode & 0o7777 : nil)
    }

    /// Follows symbolic links, including a last one whose target does not exist yet.
    private static func followed(_ path: String) throws(FileWriteError) -> String {
        var path = path
        for _ in 0..<40 {
            guard let link = FileLink.destination(of: path) else { return path }
            path = link.hasPrefix("/") ? link : split(path).folder + "/" + link
        }
        throw .failed(path: path, reason: String(cString: strerror(ELOOP)))
    }

    /// Splits a path into folder and name, by bytes, since paths are bytes to the system.
    private static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
        let folder = String(path[..<slash])
        return (folder.isEmpty ? "/" : folder, String(path[path.utf8.index(after: slash)...]))
    }

    /// The descriptor of a path such as `/dev/stdout` that refers to a file open in this process, or nil.
    private static func openDescriptor(_ path: String) -> Int32? {
        let names: [String: Int32] = ["/dev/stdout": STDOUT_FILENO, "/dev/stderr": STDERR_FILENO]
        let number =
            names[path]
            ?? ["/dev/fd/", "/proc/self/fd/"].lazy.compactMap { prefix in
                path.hasPrefix(prefix) ? Int32(path.dropFirst(prefix.count)) : nil
            }.first
        return number.flatMap { fcntl($0, F_GETFD) >= 0 ? $0 : nil }
    }
}
