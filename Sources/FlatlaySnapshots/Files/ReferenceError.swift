import Flatlay

/// The reason that an image cannot be compared with its reference.
package enum ReferenceError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no file.
    case missing(path: String)
    /// The file has no bytes.
    case empty(path: String)
    /// The file is a pointer to one that Git LFS has not fetched.
    case gitLFSPointer(path: String)
    /// The file is something else than a PNG file; the text says what it starts with.
    case notPNG(path: String, start: String)
    /// The file is neither PNG nor JPEG, where both are accepted.
    case notAnImage(path: String, start: String)
    /// The file is incomplete or damaged.
    case corrupt(path: String, reason: String)
    /// The file cannot be read.
    case unreadable(path: String, reason: String)
    /// The comparison of pixels does not work, so no result can be trusted.
    case comparisonFailsItsTest(mode: String)

    /// The problem and its fix.
    package var description: String {
        switch self {
        case .missing(let path): "there is no file at \(path.visible)"
        case .empty(let path): "\(path.visible) has no bytes"
        case .gitLFSPointer(let path):
            "\(path.visible) is a pointer of Git LFS, not the image; fetch the image with 'git lfs pull'"
        case .notPNG(let path, let start):
            "\(path.visible) is not a PNG file: it starts with \(start)"
        case .notAnImage(let path, let start):
            "\(path.visible) is neither a PNG file nor a JPEG file: it starts with \(start)"
        case .corrupt(let path, let reason):
            "\(path.visible) cannot be decoded: \(reason)"
        case .unreadable(let path, let reason): "\(path.visible) cannot be read: \(reason)"
        case .comparisonFailsItsTest(let mode):
            "the comparison of pixels misses a known difference (\(mode)), so none of its results can be trusted; "
                + "please report this, with the processor and the version of Flatlay"
        }
    }
}
