import Flatlay
import Foundation

/// The destination of images, from `-o`.
enum OutputDestination: Equatable {
    /// Standard output: `-o -`.
    case standardOutput
    /// A single file.
    case file(String)
    /// A folder, with files named after their templates.
    case folder(String)

    /// The default folder, without `-o`.
    static let defaultFolder = "Output"

    /// Parses `-o`. A path that ends in a slash or names an existing folder is a folder.
    init(option: String?) {
        switch option {
        case nil: self = .folder(OutputDestination.defaultFolder)
        case "-": self = .standardOutput
        case let path?:
            var isFolder = ObjCBool(false)
            let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            self = path.hasSuffix("/") || (exists && isFolder.boolValue) ? .folder(path) : .file(path)
        }
    }

    /// The format of the file extension; nil if the destination is not a file.
    func formatOfName() throws -> ImageFormat? {
        guard case .file(let path) = self else { return nil }
        guard let format = ImageFormat(endingOf: path) else {
            throw CommandFailure.usage(
                "'\(FileName.last(of: path))' has no known file extension; "
                    + "use \(ImageFormat.list()), or add --format")
        }
        return format
    }
}
