import Foundation

/// Writes files whole or not at all.
///
/// The bytes go to a temporary file beside the target, which then takes the target's name in one step: a reader sees
/// the old file or the new one, never half of either, and of a writer that is killed nothing is left (see
/// `TemporaryFile`). The file is not forced to disk, so a loss of power may lose it.
///
/// A pipe or a device is not replaced: it gets the bytes when all are there.
public final class AtomicFile {
    private enum Storage {
        case temporary(TemporaryFile, mode: mode_t?)
        case special(SpecialFile)
    }

    private let path: String
    private let target: OutputTarget
    private var storage: Storage

    /// Writes a file, replacing one of the same name and keeping its permissions. A link is followed. A pipe, or a device
    /// such as `/dev/null`, is written to.
    ///
    /// - Throws: ``FileWriteError``; then the target is as it was, and nothing else is left behind.
    public static func write(_ data: Data, to path: String) throws(FileWriteError) {
        let file = try AtomicFile(path: path)
        try file.append(data)
        try file.commit()
    }

    /// Starts a file that is written piece by piece. Unless ``commit()`` is called, nothing is left of it.
    ///
    /// - Parameter mayBeUnnamed: false for the way of file systems where each file has a name.
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

    /// Adds bytes at the end.
    func append(_ data: Data) throws(FileWriteError) {
        switch storage {
        case .temporary(let file, _):
            let code = DescriptorOutput.write(data, to: file.descriptor)
            if code != 0 { throw .failed(path: path, reason: String(cString: strerror(code))) }
        case .special(var file):
            // Set free first, so that the bytes are not copied.
            storage = .special(SpecialFile())
            file.append(data)
            storage = .special(file)
        }
    }

    /// Gives the file the target's name, or the pipe its bytes.
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
