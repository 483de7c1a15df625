import Flatlay
import Foundation

/// The folder with the references of a test file, and the names of the files in it.
///
/// ```swift
/// let folder = SnapshotFolder(testFile: "/app/Tests/CardTests.swift")
/// folder.path                                             // /app/Tests/__Snapshots__/CardTests
/// folder.files(test: "card()", name: "1", pathExtension: "png").reference   // …/card.1.png
/// ```
package struct SnapshotFolder: Hashable, Sendable {
    /// The files of one reference.
    package struct Files: Hashable, Sendable {
        /// The reference.
        package var reference: String
        /// The result that waits for a review.
        package var pending: String
        /// The image that marks the differences.
        package var difference: String

        /// The files of a reference at any path.
        package init(of reference: ReferencePath) {
            (self.reference, pending, difference) = (reference.path, reference.pending, reference.difference)
        }
    }

    /// The name of the folder beside the test file.
    package static let name = "__Snapshots__"

    /// The path of the folder.
    package var path: String
    /// The absolute path of the test file.
    package var testFile: String

    /// - Parameter directory: another folder than the one beside the test file.
    package init(testFile: String, directory: String? = nil) {
        self.testFile = testFile
        path =
            directory ?? (testFile as NSString).deletingLastPathComponent + "/\(Self.name)/" + Self.suite(of: testFile)
    }

    /// The name of a test file without its extension.
    package static func suite(of testFile: String) -> String {
        ((testFile as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    /// The files of a reference. A text without an extension has none in its name.
    package func files(test: String, name: String, variant: String? = nil, pathExtension: String?) -> Files {
        files(of: [SnapshotFileName.test(test), SnapshotFileName.part(name)], variant, pathExtension)
    }

    /// The files of a reference.
    ///
    /// - Parameter parts: the test and the name, as ``SnapshotFileName`` gives them.
    package func files(of parts: [String], _ variant: String? = nil, _ pathExtension: String?) -> Files {
        let stem = (parts + [variant ?? ""].filter { !$0.isEmpty }.map(SnapshotFileName.part)).joined(separator: ".")
        let ending = pathExtension.map { $0.isEmpty ? "" : "." + SnapshotFileName.pathExtension($0) } ?? ""
        let path = "\(path)/" + Self.shortened(stem, limit: 200) + ending
        return Files(of: ReferencePath(path, hasExtension: !ending.isEmpty))
    }

    /// A name that file systems accept: a longer one ends in a hash of all of it.
    private static func shortened(_ name: String, limit: Int) -> String {
        guard name.utf8.count > limit else { return name }
        // FNV-1a of Fowler, Noll and Vo: the same on every machine.
        let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        var start = ""
        for character in name {
            guard start.utf8.count + String(character).utf8.count <= limit - 17 else { break }
            start.append(character)
        }
        return start + "-" + String(hash, radix: 16)
    }

    /// The folder of run manifests: the given one, or `.build/snapshots` of the package with the test file.
    package func runs(given: String?) -> String {
        if let given, !given.isEmpty { return given }
        var folder = (testFile as NSString).deletingLastPathComponent
        while folder.count > 1 {
            if FileKind(of: folder + "/Package.swift") == .regular { return folder + "/.build/snapshots" }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return NSTemporaryDirectory() + "flatlay-snapshots"
    }
}
