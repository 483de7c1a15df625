import Flatlay
import Foundation

/// Accepts and rejects results, and removes unused files.
///
/// Each step changes one file at once: a process that is ended in between leaves either the old file or the new one,
/// and the results that it did not get to still wait.
package enum ReviewAction {
    /// Why a file is left as it is.
    package enum Failure: Error, Equatable, CustomStringConvertible {
        /// No result waits.
        case nothingPending(path: String)
        /// The result is not a whole file.
        case incomplete(path: String)
        /// There is something else at the path.
        case notAFile(path: String, kind: String)
        /// The system reported an error.
        case failed(path: String, reason: String)

        package var description: String {
            switch self {
            case .nothingPending(let path):
                "no result waits at \(path); run the test again"
            case .incomplete(let path):
                "\(path) is not a whole file; run the test again"
            case .notAFile(let path, let kind):
                "\(path) is \(kind), not a file; remove it"
            case .failed(let path, let reason):
                "can't change \(path): \(reason)"
            }
        }
    }

    /// Makes the result that waits the reference: renames its file over that of the reference.
    package static func accept(_ reference: ReferencePath) throws(Failure) {
        let pending = reference.pending
        try checkFile(pending, mayBeMissing: false)
        try checkFile(reference.path, mayBeMissing: true)
        guard isWhole(pending) else { throw .incomplete(path: pending) }
        guard rename(pending, reference.path) == 0 else { throw failure(reference.path, pending: pending) }
        // What a process that ends here leaves is a difference without a result, which prune removes.
        removeDifference(of: reference)
    }

    /// Removes the result that waits.
    package static func reject(_ reference: ReferencePath) throws(Failure) {
        let pending = reference.pending
        try checkFile(pending, mayBeMissing: false)
        // The difference goes first: without its result it says nothing, but a result without it can still be reviewed.
        removeDifference(of: reference)
        guard unlink(pending) == 0 else { throw failure(pending, pending: pending) }
    }

    /// Removes a file.
    package static func remove(_ path: String) throws(Failure) {
        try checkFile(path, mayBeMissing: true)
        guard unlink(path) == 0 || errno == ENOENT else { throw failure(path, pending: nil) }
    }

    /// Removes the difference of a reference, unless it is that of an image with the same name that waits.
    private static func removeDifference(of reference: ReferencePath) {
        if let image = reference.imageBeside, FileKind(of: image.pending) != nil { return }
        unlink(reference.difference)
    }

    private static func failure(_ path: String, pending: String?) -> Failure {
        let code = errno
        // Another review may have been faster.
        if code == ENOENT, let pending { return .nothingPending(path: pending) }
        return .failed(path: path, reason: String(cString: strerror(code)))
    }

    /// Checks that there is a regular file. A link is not followed: it would be replaced instead of its target.
    private static func checkFile(_ path: String, mayBeMissing: Bool) throws(Failure) {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            let code = errno
            guard code == ENOENT || code == ENOTDIR else {
                throw .failed(path: path, reason: String(cString: strerror(code)))
            }
            if mayBeMissing { return }
            throw .nothingPending(path: path)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFLNK: throw .notAFile(path: path, kind: "a link")
        default: throw .notAFile(path: path, kind: FileKind(mode: status.st_mode).noun)
        }
    }

    /// Whether a file has content; whether a PNG file has its end, too.
    private static func isWhole(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        guard let count = try? file.seekToEnd(), count > 0 else { return false }
        guard path.hasSuffix(".png") else { return true }
        let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard count >= UInt64(start.count + end.count), (try? file.seek(toOffset: 0)) != nil,
            let head = try? file.read(upToCount: start.count), head.elementsEqual(start),
            (try? file.seek(toOffset: count - UInt64(end.count))) != nil, let tail = try? file.readToEnd()
        else { return false }
        return tail.elementsEqual(end)
    }
}
