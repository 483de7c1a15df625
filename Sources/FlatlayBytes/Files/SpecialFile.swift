import FlatlayDrawing
import Foundation

/// Writes to pipes, devices and files that are open already. They take bytes once and in order, so all are gathered
/// first.
struct SpecialFile {
    /// How long a pipe is waited for that nobody reads.
    static let patience = 10

    private(set) var bytes = Data()

    mutating func append(_ data: Data) {
        bytes += data
    }

    mutating func restart() {
        bytes = Data()
    }

    /// Writes what was gathered.
    ///
    /// - Parameter path: the pipe or device.
    func commit(to path: String, kind: FileKind) throws(FileWriteError) {
        // Opening a pipe would wait for its reader without end.
        var descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        var waited = 0
        while descriptor < 0, errno == ENXIO || errno == EINTR, kind == .pipe {
            guard waited < Self.patience * 100 else { throw .noReader(path: path, seconds: Self.patience) }
            usleep(10_000)
            waited += 1
            descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        }
        guard descriptor >= 0 else { throw .failed(path: path, reason: String(cString: strerror(errno))) }
        defer { close(descriptor) }
        var status = stat()
        // What took its place meanwhile is left alone.
        guard fstat(descriptor, &status) == 0, FileKind(mode: status.st_mode) == kind else {
            throw .failed(path: path, reason: String(cString: strerror(EEXIST)))
        }
        try commit(to: descriptor, path: path)
    }

    /// Writes what was gathered to an open file.
    func commit(to descriptor: Int32, path: String) throws(FileWriteError) {
        let code = DescriptorOutput.write(bytes, to: descriptor)
        if code != 0 { throw .failed(path: path, reason: String(cString: strerror(code))) }
    }
}
