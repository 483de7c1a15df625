import Foundation

/// A folder of its own in the system's temporary folder, which is removed with its last owner.
///
/// ```swift
/// let folder = try TemporaryFolder()
/// try folder.write(Data("text".utf8), to: "a/b.txt")
/// ```
package final class TemporaryFolder: Sendable {
    /// The folder.
    package let url: URL

    /// Its path, without a slash at the end.
    package var path: String { url.path }

    /// Creates an empty folder.
    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("flatlay-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Creates an empty folder that is removed when the process ends, for values that nobody owns alone.
    package static func untilExit() throws -> URL {
        let url = processFolder.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }

    /// The folder around all those of the process, so that a process that is killed leaves one.
    private static let processFolder: URL = {
        atexit { try? FileManager.default.removeItem(at: TemporaryFolder.processFolder) }
        return FileManager.default.temporaryDirectory.appendingPathComponent("flatlay-\(UUID().uuidString)")
    }()

    /// The path of a name inside.
    package func path(_ name: String) -> String { path + "/" + name }

    /// Writes a file, with the folders that it needs. Returns its path.
    @discardableResult
    package func write(_ data: Data, to name: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file.path
    }
}
