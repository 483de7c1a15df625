import Foundation

/// Keeps a template to its own folder: what it names is looked for there, links are followed before they are judged,
/// and what lies elsewhere is refused unless its folder was allowed.
struct PathPolicy {
    /// The template's folder.
    let folder: URL
    private let allowed: [String]
    private let log: FileLog?

    init(folder: URL, allowedFolders: [URL], log: FileLog? = nil) {
        self.folder = folder
        self.log = log
        self.allowed = ([folder] + allowedFolders).map { Self.resolved($0).path }
    }

    /// The file that a template means by `name`.
    func file(named name: String) throws(PathProblem) -> URL {
        let (url, isFolder) = try find(name)
        guard !isFolder else { throw .unreadable(reason: "it is a folder") }
        log?.note(url)
        return url
    }

    /// The folder that a template means by `name`.
    func folder(named name: String) throws(PathProblem) -> URL {
        let (url, isFolder) = try find(name)
        guard isFolder else { throw .unreadable(reason: "it is no folder") }
        log?.note(url)
        return url
    }

    private func find(_ name: String) throws(PathProblem) -> (url: URL, isFolder: Bool) {
        // A NUL would end the name early for the system, but not for the test below.
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

/// Why a file may not or can't be used.
enum PathProblem: Error {
    case notFound
    case forbidden(folder: String)
    case unreadable(reason: String)

    /// The problem as it is told to users, for the name that they wrote.
    func problem(for name: String) -> TemplateProblem {
        switch self {
        case .notFound: .fileNotFound(name.shortened(to: 120))
        case .forbidden(let folder): .forbiddenPath(name.shortened(to: 120), folder: "'\(folder)'")
        case .unreadable(let reason): .unreadableFile(name.shortened(to: 120), reason: reason)
        }
    }
}
