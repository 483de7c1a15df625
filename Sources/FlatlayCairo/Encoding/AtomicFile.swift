import Foundation

/// Writes files whole or not at all.
///
/// The bytes go to a temporary file beside the target, which then takes the target's name in one step: a reader sees
/// the old file or the new one, never half of either. The file is not forced to disk, so a loss of power may lose it.
public enum AtomicFile {
    /// Writes a file, replacing one of the same name and keeping its permissions. A link is followed.
    ///
    /// - Throws: ``FileWriteError``; then the target is as it was, and nothing else is left behind.
    public static func write(_ data: Data, to path: String) throws(FileWriteError) {
        let target = realPath(path) ?? path
        var status = stat()
        let exists = stat(target, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw .isFolder(path: path) }
        let folder = (target as NSString).deletingLastPathComponent
        var folderStatus = stat()
        guard stat(folder.isEmpty ? "." : folder, &folderStatus) == 0, folderStatus.st_mode & S_IFMT == S_IFDIR else {
            throw .missingFolder(path: path, folder: folder.isEmpty ? "." : folder)
        }
        let (temporary, descriptor) = try createTemporary(beside: target, for: path)
        let failure = fill(descriptor, with: data, mode: exists ? status.st_mode & 0o7777 : nil)
        guard failure == nil, rename(temporary, target) == 0 else {
            let reason = failure ?? lastError()
            unlink(temporary)
            throw .failed(path: path, reason: reason)
        }
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Creates a file that did not exist, with the permissions that new files get.
    private static func createTemporary(
        beside target: String, for path: String
    ) throws(FileWriteError) -> (String, Int32) {
        for attempt in 0..<1000 {
            let name = "\(target).\(getpid())-\(attempt).tmp"
            let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (name, descriptor) }
            if errno != EEXIST { break }
        }
        throw .failed(path: path, reason: lastError())
    }

    /// Writes and closes; answers what went wrong, or nil.
    private static func fill(_ descriptor: Int32, with data: Data, mode: mode_t?) -> String? {
        var failure: String?
        data.withUnsafeBytes { buffer in
            var rest = buffer
            while !rest.isEmpty, failure == nil {
                let written = Foundation.write(descriptor, rest.baseAddress, rest.count)
                if written > 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
                } else if written == 0 || errno != EINTR {
                    failure = lastError()
                }
            }
        }
        if let mode, failure == nil, fchmod(descriptor, mode) != 0 { failure = lastError() }
        if close(descriptor) != 0, failure == nil { failure = lastError() }
        return failure
    }

    private static func lastError() -> String {
        String(cString: strerror(errno))
    }
}
