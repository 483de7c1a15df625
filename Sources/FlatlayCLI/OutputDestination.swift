import Flatlay
import Foundation

/// Where pictures go, from `-o`.
enum OutputDestination: Equatable {
    /// Standard output.
    case standardOutput
    /// One file.
    case file(String)
    /// A folder, with files named after their templates.
    case folder(String)

    /// The folder that is written to without `-o`.
    static let defaultFolder = "Output"

    /// Reads `-o`. A path that ends in a slash or names a folder that exists is a folder.
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

    /// The format that the ending of a file's name asks for.
    func formatOfName() throws -> ImageFormat? {
        guard case .file(let path) = self else { return nil }
        guard let format = ImageFormat(endingOf: path) else {
            throw CommandFailure.usage(
                "'\(FileName.last(of: path))' ends in no format that can be written; "
                    + "use \(ImageFormat.list()), or say --format")
        }
        return format
    }
}
