import FlatlayDrawing
import Foundation

/// Writes to pipes, devices and open files. They accept bytes once and in order, so everything is collected first.
struct SpecialFile {
    /// The time to wait for a reader of a pipe, in seconds.
    static let patience = 10

    private(set) var bytes = Data()

    mutating func append(_ data: Data) {
        bytes += data
    }

    mutating func restart() {
        bytes = Data()
    }

    /// Writes the collected bytes.
    ///
    /// - Parameter path: the pipe or device.
    func commit(to path: String, kind: FileKind) throws(FileWriteError) {
        // A blocking open would wait forever for a reader.
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
        // Don't write to another kind of file that has replaced it since.
        guard fstat(descriptor, &status) == 0, FileKind(mode: status.st_mode) == kind else {
            throw .failed(path: path, reason: String(cString: strerror(EEXIST)))
        }
        try commit(to: descriptor, path: path)
    }

    /// Writes the collected bytes to an open file.
    func commit(to descriptor: Int32, path: String) throws(FileWriteError) {
        let code = DescriptorOutput.write(bytes, to: descriptor)
        if code != 0 { throw .failed(path: path, reason: String(cString: strerror(code))) }
    }
}
