import Foundation

/// Writes files whole or not at all.
///
/// The bytes go to a temporary file beside the target, which then takes the target's name in one step: a reader sees
/// the old file or the new one, never half of either. The file is not forced to disk, so a loss of power may lose it.
public final class AtomicFile {
    private let path: String
    private let target: String
    private let temporary: String
    /// The permissions of the file that is replaced.
    private let mode: mode_t?
    private var descriptor: Int32

    /// Writes a file, replacing one of the same name and keeping its permissions. A link is followed.
    ///
    /// - Throws: ``FileWriteError``; then the target is as it was, and nothing else is left behind.
    public static func write(_ data: Data, to path: String) throws(FileWriteError) {
        let file = try AtomicFile(path: path)
        try file.append(data)
        try file.commit()
    }

    /// Starts a file that is written piece by piece. Unless ``commit()`` is called, nothing is left of it.
    init(path: String) throws(FileWriteError) {
        self.path = path
        target = AtomicFile.realPath(path) ?? path
        var status = stat()
        let exists = stat(target, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw .isFolder(path: path) }
        let folder = (target as NSString).deletingLastPathComponent
        var folderStatus = stat()
        guard stat(folder.isEmpty ? "." : folder, &folderStatus) == 0, folderStatus.st_mode & S_IFMT == S_IFDIR else {
            throw .missingFolder(path: path, folder: folder.isEmpty ? "." : folder)
        }
        mode = exists ? status.st_mode & 0o7777 : nil
        (temporary, descriptor) = try AtomicFile.createTemporary(beside: target, for: path)
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        unlink(temporary)
    }

    /// Adds bytes at the end.
    func append(_ data: Data) throws(FileWriteError) {
        var failure: String?
        data.withUnsafeBytes { buffer in
            var rest = buffer
            while !rest.isEmpty, failure == nil {
                let written = Foundation.write(descriptor, rest.baseAddress, rest.count)
                if written > 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
                } else if written == 0 || errno != EINTR {
                    failure = AtomicFile.lastError()
                }
            }
        }
        if let failure { throw .failed(path: path, reason: failure) }
    }

    /// Gives the file the target's name.
    func commit() throws(FileWriteError) {
        var failure: String?
        if let mode, fchmod(descriptor, mode) != 0 { failure = AtomicFile.lastError() }
        let isClosed = close(descriptor) == 0
        descriptor = -1
        if failure == nil, !isClosed || rename(temporary, target) != 0 { failure = AtomicFile.lastError() }
        guard let failure else { return }
        unlink(temporary)
        throw .failed(path: path, reason: failure)
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

    private static func lastError() -> String {
        String(cString: strerror(errno))
    }
}

extension AtomicFile: ByteSink {
    func write(_ bytes: Data) throws {
        try append(bytes)
    }

    func restart() throws {
        guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
            throw FileWriteError.failed(path: path, reason: AtomicFile.lastError())
        }
    }
}
