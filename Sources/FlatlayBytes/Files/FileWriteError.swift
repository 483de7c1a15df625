/// The reason that a file was not written.
public enum FileWriteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The folder of the file does not exist.
    case missingFolder(path: String, folder: String)
    /// The path is that of a folder.
    case isFolder(path: String)
    /// The name is not a valid file name.
    case invalidName(path: String, reason: String)
    /// The path is that of something that can't hold an image, such as a socket.
    case notAFile(path: String, kind: String)
    /// No process opened the pipe for reading within this number of seconds.
    case noReader(path: String, seconds: Int)
    /// The output is one of the files that the image is made from.
    case isInput(path: String, input: String, role: String)
    /// The system reported an error; the reason is its own text.
    case failed(path: String, reason: String)

    /// The problem, and how to fix it.
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
            "can't write \(path): the pipe was not opened for reading within \(seconds) seconds; start its reader first"
        case .isInput(let path, let input, let role):
            "can't write \(path): it is the same file as \(input), \(role); name another file"
        case .failed(let path, let reason):
            "can't write \(path): \(reason)"
        }
    }
}
