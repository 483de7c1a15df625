import Flatlay
import FlatlayFormats
import FlatlayTemplates

/// The path of a picture: `/cards/blog.png` is the template `cards/blog` as PNG.
struct PictureAddress: Equatable {
    /// The path of the template below the folder, without an extension.
    let name: String
    /// The format of the extension; nil if the path has none, so that the client chooses by `Accept`.
    let format: ImageFormat?

    private static let lengthLimit = 1024

    /// Reads the path of an address, as it was sent.
    ///
    /// Nothing in it can lead out of the folder: names that begin with a dot, and slashes, backslashes and control
    /// characters within names are refused before any file is looked for.
    init(path: Substring) throws(ServiceFailure) {
        guard path.utf8.first == UInt8(ascii: "/"), path.utf8.count <= Self.lengthLimit else {
            throw ServiceFailure(.address, "a picture's address is a path such as /cards/blog.png")
        }
        var steps: [String] = []
        for part in path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let step = PercentDecoding.text(of: part) else {
                throw ServiceFailure(
                    .address,
                    "the path has an escape that is no UTF-8 text; write names as UTF-8, and percent signs as %25")
            }
            guard Self.isName(step) else {
                throw ServiceFailure(
                    .notFound,
                    "'\(step.shortened(to: 60))' can't be the name of a template; a path has names with a slash between "
                        + "them, and none of them begins with a dot")
            }
            steps.append(step)
        }
        let last = steps[steps.count - 1]
        guard let dot = last.utf8.lastIndex(of: UInt8(ascii: ".")) else {
            name = steps.joined(separator: "/")
            format = nil
            return
        }
        let ending = String(last[last.utf8.index(after: dot)...])
        guard let format = ImageFormat(pathExtension: ending) else {
            let known = ImageFormat.listOfEndings(dots: true)
            throw ServiceFailure(
                .notFound,
                "'.\(ending.shortened(to: 20))' is not a format; end the path in \(known), or in no extension")
        }
        self.format = format
        steps[steps.count - 1] = String(last[..<dot])
        name = steps.joined(separator: "/")
    }

    private static func isName(_ step: String) -> Bool {
        guard let first = step.utf8.first, first != UInt8(ascii: "."), step.utf8.count <= 255 else { return false }
        return !step.unicodeScalars.contains {
            "/\\".unicodeScalars.contains($0) || $0.value < 0x20 || $0.value == 0x7F
        }
    }
}
