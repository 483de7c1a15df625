import Foundation

/// Writes files atomically.
///
/// The bytes go to a temporary file beside the target, which is then renamed in one step: a reader sees either the old
/// file or the new one, and a writer that is killed leaves nothing behind (see `TemporaryFile`). The file is not synced
/// to disk, so a power failure may lose it.
///
/// Pipes and devices are not replaced: they receive the bytes when all are complete.
package final class AtomicFile {
    private enum Storage {
        case temporary(TemporaryFile, mode: mode_t?)
        case special(SpecialFile)
    }

    private let path: String
    private let target: OutputTarget
    private var storage: Storage

    /// Writes a file, replacing an existing one and keeping its permissions. Symbolic links are followed. Pipes, and
    /// devices such as `/dev/null`, are written to.
    ///
    /// - Throws: ``FileWriteError``; then the target is unchanged and nothing else is left behind.
    package static func write(_ data: Data, to path: String) throws(FileWriteError) {
        let file = try AtomicFile(path: path)
        try file.append(data)
        try file.commit()
    }

    /// Writes a file that doesn't exist yet. Returns false, and changes nothing, if there is something at the path: a
    /// file, even one that appears meanwhile, a folder, or a symbolic link, even one that leads nowhere.
    ///
    /// - Throws: ``FileWriteError``; then there is no file, and nothing else is left behind.
    package static func create(_ data: Data, at path: String) throws(FileWriteError) -> Bool {
        var status = stat()
        guard path.utf8.contains(0) || lstat(path, &status) != 0 else { return false }
        let file = try AtomicFile(path: path)
        try file.append(data)
        return try file.commitNew()
    }

    /// Starts a file that is written in parts. Nothing is left of it unless ``commit()`` is called.
    ///
    /// - Parameter mayBeUnnamed: false to work as on file systems that don't support unnamed files.
    package init(path: String, mayBeUnnamed: Bool = true) throws(FileWriteError) {
        self.path = path
        target = try OutputTarget(path: path)
        switch target {
        case .file(let folder, let name, let mode):
            do throws(TemporaryFile.Failure) {
                let file = try TemporaryFile(in: folder, for: name, mayBeUnnamed: mayBeUnnamed)
                storage = .temporary(file, mode: mode)
            } catch {
                throw .failed(path: path, reason: error.reason)
            }
        case .special, .descriptor: storage = .special(SpecialFile())
        }
    }

    /// Appends bytes to the file.
    func append(_ data: Data) throws(FileWriteError) {
        switch storage {
        case .temporary(let file, _):
            let code = DescriptorOutput.write(data, to: file.descriptor)
            if code != 0 { throw .failed(path: path, reason: String(cString: strerror(code))) }
        case .special(var file):
            // `storage` must not hold a second reference, or the append would copy the bytes.
            storage = .special(SpecialFile())
            file.append(data)
            storage = .special(file)
        }
    }

    /// Gives the file the target's name, unless something has it; then returns false.
    private func commitNew() throws(FileWriteError) -> Bool {
        guard case .temporary(let file, nil) = storage else { return false }
        do throws(TemporaryFile.Failure) {
            return try file.commitNew()
        } catch {
            throw .failed(path: path, reason: error.reason)
        }
    }

    /// Renames the file to the target's name, or writes the bytes to the pipe.
    package func commit() throws(FileWriteError) {
        switch (storage, target) {
        case (.temporary(let file, let mode), _):
            do throws(TemporaryFile.Failure) {
                try file.commit(mode: mode)
            } catch {
                throw .failed(path: path, reason: error.reason)
            }
        case (.special(let file), .special(let path, let kind)): try file.commit(to: path, kind: kind)
        case (.special(let file), .descriptor(let descriptor)): try file.commit(to: descriptor, path: path)
        case (.special, .file): break
        }
    }
}

extension AtomicFile: ByteSink {
    package func write(_ bytes: Data) throws {
        try append(bytes)
    }

    package func restart() throws {
        switch storage {
        case .temporary(let file, _):
            do throws(TemporaryFile.Failure) {
                try file.restart()
            } catch {
                throw FileWriteError.failed(path: path, reason: error.reason)
            }
        case .special: storage = .special(SpecialFile())
        }
    }
}
