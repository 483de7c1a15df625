import Foundation

/// The path of a reference, and those of the files beside it.
package struct ReferencePath: Hashable, Sendable {
    /// The role of a file in a folder of references.
    package enum Role: Equatable, Sendable {
        case reference
        case pending
        case difference
    }

    /// The name of the folders of references.
    package static let folderName = "__Snapshots__"
    /// The usual extensions of references.
    private static let endings: Set<String> = [
        "png", "txt", "svg", "json", "csv", "html", "xml", "plist", "pdf", "webp", "jpeg", "jpg", "avif",
    ]

    /// The path of the reference.
    package var path: String
    /// Whether the last part of the name is an extension: data may be stored without one, as `card.1`.
    private var hasExtension: Bool

    /// - Parameter hasExtension: false for a reference that is known to have none; by default the name decides.
    package init(_ path: String, hasExtension: Bool = true) {
        self.path = path
        self.hasExtension = hasExtension && Self.hasExtension(path)
    }

    /// The reference that a file belongs to, with the role of the file; nil for a file that is not named like one, such
    /// as `README.md`.
    package static func of(_ path: String) -> (reference: ReferencePath, role: Role)? {
        if path.hasSuffix(".pending") {
            let reference = ReferencePath(String(path.dropLast(".pending".count)), hasExtension: false)
            return reference.fileName.isEmpty ? nil : (reference, .pending)
        }
        let parts = split(path)
        guard !parts.stem.isEmpty, isReferenceName(parts.stem, parts.ending) else { return nil }
        guard hasExtension(path) else { return (ReferencePath(path), .reference) }
        for (suffix, role) in [(".pending", Role.pending), (".difference", .difference)]
        where parts.stem.hasSuffix(suffix) && parts.stem.count > suffix.count {
            // A difference is an image, whatever the reference is.
            return (ReferencePath(parts.folder + parts.stem.dropLast(suffix.count) + "." + parts.ending), role)
        }
        return (ReferencePath(path), .reference)
    }

    /// Whether a name is that of a reference: it has a usual extension, or the parts `test.name` without one, or
    /// `test.name.extension`.
    private static func isReferenceName(_ stem: String, _ ending: String) -> Bool {
        endings.contains(ending.lowercased()) || stem.dropFirst().contains(".") || (!ending.isEmpty && !isWord(ending))
    }

    private static func hasExtension(_ path: String) -> Bool {
        let parts = split(path)
        return endings.contains(parts.ending.lowercased()) || (parts.stem.contains(".") && isWord(parts.ending))
    }

    /// Whether a part of a name may be an extension, unlike the number in `card.1`.
    private static func isWord(_ ending: String) -> Bool {
        ending.utf8.count <= 10 && ending.first?.isLetter == true && ending.allSatisfy { $0.isLetter || $0.isNumber }
    }

    /// The path of the result that waits for a review.
    package var pending: String {
        let parts = Self.split(path)
        return hasExtension ? parts.folder + parts.stem + ".pending." + parts.ending : path + ".pending"
    }

    /// The path of the image that marks the differences.
    package var difference: String { stem + ".difference.png" }

    /// The path of an image with the same name, whose difference has the same path; nil for an image.
    var imageBeside: ReferencePath? { path.hasSuffix(".png") ? nil : ReferencePath(stem + ".png") }

    /// The path without its extension.
    private var stem: String {
        let parts = Self.split(path)
        return hasExtension ? parts.folder + parts.stem : path
    }

    /// The folder of the reference, without a slash at its end.
    package var folder: String { String(Self.split(path).folder.dropLast()) }

    /// The last component of the path.
    package var fileName: String {
        let parts = Self.split(path)
        return parts.ending.isEmpty ? parts.stem : parts.stem + "." + parts.ending
    }

    /// The name of the test function, as it is part of the file's name.
    package var testStem: String { String(fileName.prefix { $0 != "." }) }

    /// The name of the suite: that of the folder.
    package var suite: String { folder.split(separator: "/").last.map(String.init) ?? "" }

    /// The path of the test's file without its extension; nil if the reference is not in a folder `__Snapshots__`.
    package var testFileStem: String? {
        let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[parts.count - 2] == Self.folderName else { return nil }
        return (parts.dropLast(2) + parts.suffix(1)).joined(separator: "/")
    }

    /// The folder with its slash, the name without its extension, and the extension.
    private static func split(_ path: String) -> (folder: String, stem: String, ending: String) {
        let bytes = path.utf8
        let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) } ?? path.startIndex
        guard let dot = bytes[name...].lastIndex(of: UInt8(ascii: ".")), dot > name else {
            return (String(path[..<name]), String(path[name...]), "")
        }
        return (String(path[..<name]), String(path[name..<dot]), String(path[bytes.index(after: dot)...]))
    }
}
