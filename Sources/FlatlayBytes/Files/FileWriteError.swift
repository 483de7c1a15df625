/// Why a file was not written.
public enum FileWriteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The folder of the file is not there.
    case missingFolder(path: String, folder: String)
    /// A folder has the file's name.
    case isFolder(path: String)
    /// No file can have the name.
    case invalidName(path: String, reason: String)
    /// Something that can't hold a picture has the name, such as a socket.
    case notAFile(path: String, kind: String)
    /// Nobody opened the pipe of the name for reading.
    case noReader(path: String, seconds: Int)
    /// The file is one that the picture is made from.
    case isInput(path: String, input: String, role: String)
    /// The system refused; the reason is its own text.
    case failed(path: String, reason: String)

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .missingFolder(let path, let folder):
            "can't write \(path): there is no folder \(folder); create it first"
        case .isFolder(let path):
            "can't write \(path): it is a folder; name a file in it"
        case .invalidName(let path, let reason):
            "can't write '\(path)': \(reason)"
        case .notAFile(let path, let kind):
            "can't write \(path): it is \(kind); name a file, a pipe or a device such as /dev/null"
        case .noReader(let path, let seconds):
            "can't write \(path): nobody opened the pipe for reading within \(seconds) seconds; start its reader first"
        case .isInput(let path, let input, let role):
            "can't write \(path): it is the same file as \(input), \(role); name another file"
        case .failed(let path, let reason):
            "can't write \(path): \(reason)"
        }
    }
}
