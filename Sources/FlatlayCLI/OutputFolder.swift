import Flatlay
import Foundation

/// Creates folders for images.
enum OutputFolder {
    /// Creates a folder and its missing parents.
    ///
    /// - Throws: ``FileWriteError``.
    static func make(_ path: String) throws(FileWriteError) {
        guard !path.utf8.contains(0) else {
            throw .invalidName(path: path, reason: "a name can't contain the character NUL; remove it")
        }
        var made = path.hasPrefix("/") ? "/" : ""
        for step in path.split(separator: "/") {
            made += (made.isEmpty || made == "/" ? "" : "/") + step
            // Another thread or process may create it at the same time.
            guard mkdir(made, 0o777) != 0 else { continue }
            let code = errno
            switch FileKind(of: made) {
            case .folder: continue
            case nil: throw .failed(path: path, reason: String(cString: strerror(code)))
            case let kind?: throw .failed(path: path, reason: "\(made) is \(kind.noun), not a folder; name another")
            }
        }
    }
}
