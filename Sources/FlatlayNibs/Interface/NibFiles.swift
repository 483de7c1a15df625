import Foundation

/// Finds and reads files.
enum NibFiles {
    /// Returns the document of a name. Throws ``NibError``.
    static func document(_ name: String, extension suffix: String, bundle: Bundle?) throws -> NibDocument {
        let file = name.hasSuffix("." + suffix) ? name : "\(name).\(suffix)"
        func fail(_ problem: NibError.Problem) -> NibError {
            NibError(file: file, line: 0, element: "", problem: problem)
        }
        let folders = folders(of: bundle ?? .main)
        // A name leads into no other folder.
        guard !name.isEmpty, !name.split(separator: "/", omittingEmptySubsequences: false).contains("..") else {
            throw fail(.fileMissing(folders: []))
        }
        for folder in folders {
            for place in ["", "Base.lproj/", "en.lproj/"] {
                let url = folder.appendingPathComponent(place + file)
                guard FileManager.default.fileExists(atPath: url.path) else { continue }
                let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
                guard size <= NibReader.sizeLimit else { throw fail(.fileTooLarge(limit: NibReader.sizeLimit)) }
                let data: Data
                do {
                    data = try Data(contentsOf: url)
                } catch {
                    throw fail(.fileUnreadable(reason: error.localizedDescription))
                }
                return try NibDocument(data, file: file, modules: modules(of: folder))
            }
        }
        throw fail(.fileMissing(folders: folders.prefix(3).map(\.path)))
    }

    /// The module that a bundle of SwiftPM belongs to: that after the name of the package.
    private static func modules(of folder: URL) -> [String] {
        let name = folder.deletingPathExtension().lastPathComponent
        guard folder.pathExtension == "resources", let line = name.firstIndex(of: "_") else { return [] }
        return [String(name[name.index(after: line)...])]
    }

    /// Where files of a bundle can be: in it, and in the bundles that SwiftPM makes beside the program.
    private static func folders(of bundle: Bundle) -> [URL] {
        var folders = [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }
        for place in [Bundle.main.bundleURL, bundle.bundleURL.deletingLastPathComponent()] {
            let entries =
                (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)) ?? []
            folders += entries.filter {
                $0.pathExtension == "resources" && $0.lastPathComponent.contains("_")
            }.sorted { $0.path < $1.path }
        }
        var seen: Set<String> = []
        return folders.filter { seen.insert($0.standardizedFileURL.path).inserted }
    }
}
