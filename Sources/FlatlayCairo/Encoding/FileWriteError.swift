/// Why a file was not written.
public enum FileWriteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The folder of the file is not there.
    case missingFolder(path: String, folder: String)
    /// A folder has the file's name.
    case isFolder(path: String)
    /// The system refused; the reason is its own text.
    case failed(path: String, reason: String)

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .missingFolder(let path, let folder):
            "can't write \(path): there is no folder \(folder); create it first"
        case .isFolder(let path):
            "can't write \(path): it is a folder; name a file in it"
        case .failed(let path, let reason):
            "can't write \(path): \(reason)"
        }
    }
}
