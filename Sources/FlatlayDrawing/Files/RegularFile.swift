import Foundation

/// Reads regular files only: reading a pipe without a writer would block forever, and a device may never end.
package enum RegularFile {
    /// The reason why a file is not read.
    package enum Failure: Error, Hashable {
        case notFound
        /// The path is not a regular file.
        case special(FileKind)
        /// The file has more bytes than the limit.
        case tooLarge
        /// The system call failed; the reason is the system's message.
        case failed(reason: String)
        /// The permissions do not allow reading.
        case forbidden
    }

    /// Reads a file.
    ///
    /// - Parameter limit: the maximum number of bytes.
    package static func read(_ path: String, limit: Int) throws(Failure) -> Data {
        let (descriptor, size) = try openWithSize(path)
        defer { close(descriptor) }
        guard size <= limit else { throw .tooLarge }
        return try readAll(descriptor, expected: size, limit: limit, waits: false)
    }

    /// Opens a file for reading in blocks; the caller closes it.
    package static func open(_ path: String) throws(Failure) -> Int32 {
        try openWithSize(path).descriptor
    }

    /// Reads the next bytes of an open file; none at its end.
    package static func readBlock(_ descriptor: Int32, count: Int) throws(Failure) -> [UInt8] {
        while true {
            var code: Int32 = 0
            let block = [UInt8](unsafeUninitializedCapacity: count) { block, length in
                let result = Foundation.read(descriptor, block.baseAddress, count)
                if result < 0 { code = errno }
                length = max(0, result)
            }
            if code == EINTR { continue }
            guard code == 0 else { throw failure(code) }
            return block
        }
    }

    private static func openWithSize(_ path: String) throws(Failure) -> (descriptor: Int32, size: Int) {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw .notFound }
        // Opening a device can have side effects, so the path is checked first.
        if let kind = FileKind(of: path), kind != .regular { throw .special(kind) }
        // Without blocking, in case a pipe or a device has replaced the file meanwhile.
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw failure(errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            throw failure(code)
        }
        let kind = FileKind(mode: status.st_mode)
        guard kind == .regular else {
            close(descriptor)
            throw .special(kind)
        }
        return (descriptor, Int(status.st_size))
    }

    /// Reads an open file, which may be a pipe, to its end; it blocks.
    package static func readToEnd(_ descriptor: Int32, limit: Int) throws(Failure) -> Data {
        try readAll(descriptor, expected: 0, limit: limit, waits: true)
    }

    /// Reads to the end. Some files have more bytes than their length says, or grow meanwhile.
    private static func readAll(
        _ descriptor: Int32, expected: Int, limit: Int, waits: Bool
    ) throws(Failure) -> Data {
        var capacity = max(expected + 1, 4096)
        var buffer = malloc(capacity)
        var count = 0
        while let base = buffer {
            let result = Foundation.read(descriptor, base + count, capacity - count)
            if result == 0 { return Data(bytesNoCopy: base, count: count, deallocator: .free) }
            if result < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN, waits {
                    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                    poll(&waiting, 1, -1)
                    continue
                }
                let code = errno
                free(base)
                throw failure(code)
            }
            count += result
            guard count <= limit else {
                free(base)
                throw .tooLarge
            }
            if count == capacity {
                capacity *= 2
                let larger = realloc(base, capacity)
                if larger == nil { free(base) }
                buffer = larger
            }
        }
        throw failure(ENOMEM)
    }

    private static func failure(_ code: Int32) -> Failure {
        switch code {
        case ENOENT, ENOTDIR: .notFound
        case EACCES, EPERM: .forbidden
        default: .failed(reason: String(cString: strerror(code)))
        }
    }
}
