import Foundation

/// The files of an app that `app-sources.json` names.
struct AppSourceList {
    static let fileName = "app-sources.json"

    /// A file of the app.
    struct Source {
        /// Its path below the folder of the app.
        var path: String
        var url: URL
    }

    private struct Configuration: Decodable {
        /// The folder of the app, relative to that of the target.
        var root: String
        /// Patterns of the files that are compiled: `**` is any folders, `*` any part of a name.
        var include: [String]?
        /// Patterns of those that are not.
        var exclude: [String]?
    }

    /// The files, by their paths.
    private(set) var files: [Source] = []
    /// What is wrong with the patterns.
    private(set) var problems: [String] = []

    init(file: URL) throws {
        let configuration: Configuration
        do {
            configuration = try JSONDecoder().decode(Configuration.self, from: Data(contentsOf: file))
        } catch let error as DecodingError {
            throw ListError(Self.explanation(of: error))
        } catch {
            throw ListError(
                "cannot be read; it names the app's files: "
                    + "{ \"root\": \"../../../MyApp\", \"include\": [\"**/*.swift\"] }")
        }
        let root = file.deletingLastPathComponent().appending(path: configuration.root).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw ListError("there is no folder '\(root.path)', which 'root' names")
        }
        let paths = Self.swiftFiles(in: root)
        let include = configuration.include ?? ["**/*.swift"]
        let exclude = configuration.exclude ?? []
        for pattern in include + exclude where !paths.contains(where: { FilePattern(pattern).matches($0) }) {
            problems.append("no file of '\(root.path)' matches '\(pattern)'")
        }
        files = paths.filter { path in
            include.contains { FilePattern($0).matches(path) } && !exclude.contains { FilePattern($0).matches(path) }
        }.map { Source(path: $0, url: root.appending(path: $0)) }
    }

    private static func swiftFiles(in root: URL) -> [String] {
        let all = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var paths: [String] = []
        for case let url as URL in all ?? .init() where url.pathExtension == "swift" {
            paths.append(String(url.standardizedFileURL.path.dropFirst(root.path.count + 1)))
        }
        return paths.sorted()
    }

    private static func explanation(of error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, _): "needs the key '\(key.stringValue)'"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' has the wrong type: "
                + "'root' is a string, 'include' and 'exclude' are lists of strings"
        default: "is not JSON"
        }
    }
}

/// Why a list cannot be read.
struct ListError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
