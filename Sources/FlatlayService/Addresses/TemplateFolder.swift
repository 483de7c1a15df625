import FlatlayDrawing
import FlatlayTemplates
import Foundation

/// The folder whose templates are served, and nothing outside of it.
package struct TemplateFolder: Sendable {
    /// The resolved path of the folder.
    package let path: String
    /// The extensions of templates, in the order in which they are looked for.
    static let endings = ["yaml", "yml", "json"]

    /// Opens a folder; nil if there is none at the path.
    package init?(_ path: String) {
        guard let resolved = Self.resolved(path), FileKind(of: resolved) == .folder else { return nil }
        self.path = resolved
    }

    /// The file of a template: a regular file in the folder or below it, also after all symbolic links are followed.
    ///
    /// - Parameter name: the path below the folder without an extension.
    package func file(_ name: String) throws(ServiceFailure) -> String {
        for ending in Self.endings {
            guard let file = Self.resolved("\(path)/\(name).\(ending)"), FileKind(of: file) == .regular else {
                continue
            }
            // A link may lead anywhere.
            guard contains(file) else { break }
            return file
        }
        // A link that leads out of the folder has the name itself.
        let near = Suggestion.nearest(to: name, in: names().filter { $0 != name })
        throw ServiceFailure(
            .notFound,
            "there is no template '\(name.shortened(to: 60))'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }

    private func contains(_ file: String) -> Bool {
        let root = path.hasSuffix("/") ? path : path + "/"
        return file.utf8.starts(with: root.utf8)
    }

    /// The names of templates near the root, for suggestions.
    private func names() -> [String] {
        guard let files = try? FileManager.default.contentsOfDirectory(atPath: path) else { return [] }
        return files.prefix(1000).sorted().compactMap { file in
            guard !file.hasPrefix("."), let ending = Self.endings.first(where: { file.hasSuffix("." + $0) }) else {
                return nil
            }
            return String(file.dropLast(ending.count + 1))
        }
    }

    private static func resolved(_ path: String) -> String? {
        guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
