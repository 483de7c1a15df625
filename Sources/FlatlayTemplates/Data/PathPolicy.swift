import Flatlay
import Foundation

/// Restricts a template to its own folder. Relative paths are resolved against that folder, symbolic links are followed
/// before the check, and paths elsewhere are rejected unless their folder is allowed.
struct PathPolicy {
    /// The template's folder.
    let folder: URL
    /// The images on the web that may be read.
    let remote: RemoteImages
    private let allowed: [String]
    private let log: FileLog?

    init(folder: URL, allowedFolders: [URL], log: FileLog? = nil, remote: RemoteImages = .none) {
        self.remote = remote
        self.folder = folder
        self.log = log
        self.allowed = ([folder] + allowedFolders).map { Self.resolved($0).path }
    }

    /// Returns the file that a template refers to as `name`.
    func file(named name: String) throws(PathProblem) -> URL {
        let (url, isFolder) = try find(name)
        guard !isFolder else { throw .unreadable(reason: "it is a folder") }
        log?.note(url)
        return url
    }

    /// Returns the folder that a template refers to as `name`.
    func folder(named name: String) throws(PathProblem) -> URL {
        let (url, isFolder) = try find(name)
        guard isFolder else { throw .unreadable(reason: "it is not a folder") }
        log?.note(url)
        return url
    }

    private func find(_ name: String) throws(PathProblem) -> (url: URL, isFolder: Bool) {
        // A NUL would end the path early for the system, but not for the check below.
        guard !name.isEmpty, !name.utf8.contains(0) else { throw .notFound }
        let url = Self.resolved(URL(fileURLWithPath: name, relativeTo: folder))
        let isAllowed = allowed.contains { url.path == $0 || url.path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
        guard isAllowed else { throw .forbidden(folder: Self.shown(folder)) }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { throw .notFound }
        return (url, isFolder.boolValue)
    }

    private static func shown(_ folder: URL) -> String { folder.lastPathComponent }

    private static func resolved(_ url: URL) -> URL {
        url.absoluteURL.standardizedFileURL.resolvingSymlinksInPath().standardizedFileURL
    }
}

/// The files and folders that a template was read from.
final class FileLog {
    private(set) var files: [URL] = []

    func note(_ file: URL) {
        if !files.contains(file) { files.append(file) }
    }
}

/// The reason that a file can't be used.
enum PathProblem: Error {
    case notFound
    case forbidden(folder: String)
    case unreadable(reason: String)

    /// The problem for the user, with the name that the user wrote.
    func problem(for name: String) -> TemplateProblem {
        switch self {
        case .notFound: .fileNotFound(name.shortened(to: 120))
        case .forbidden(let folder): .forbiddenPath(name.shortened(to: 120), folder: "'\(folder)'")
        case .unreadable(let reason): .unreadableFile(name.shortened(to: 120), reason: reason)
        }
    }
}
