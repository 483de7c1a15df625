import Flatlay
import Foundation
import Synchronization

/// The font libraries of a run: images with the same font files share one, across threads.
final class FontSource: Sendable {
    private struct Entry {
        let library: FontLibrary
        /// The versions of the files. A file that was replaced since is another font.
        let versions: [FileVersion?]
        /// When the versions were compared last.
        var checked: ContinuousClock.Instant
        /// The paths of the library's files; nil before the first access.
        var paths: [FileIdentity: String]?
    }
    /// Paths as bytes, as the system compares them: two strings that Swift considers equal may name different files.
    private typealias Key = [[UInt8]]

    private let files: [String]
    private let checkInterval: Duration
    private let entries = Mutex<[Key: Entry]>([:])
    /// The maximum number of libraries.
    private static let limit = 16

    /// Creates a source that adds the command line's font files to each library.
    ///
    /// - Parameter checkInterval: how long fonts count as unchanged. Looking through a folder of fonts for every image
    ///   of a batch would take as long as painting small ones.
    init(files: [String], checkInterval: Duration = .seconds(1)) {
        self.files = files
        self.checkInterval = checkInterval
    }

    /// Returns the library with the files of the command line and of a template.
    ///
    /// - Throws: `FontLibraryError`.
    func library(adding templateFiles: [URL]) throws(FontLibraryError) -> FontLibrary {
        let all = files + templateFiles.map(\.path)
        let answer = entries.withLock { entries -> Result<FontLibrary, FontLibraryError> in
            let key = Self.key(all)
            let now = ContinuousClock.now
            if let known = entries[key], known.checked.duration(to: now) < checkInterval {
                return .success(known.library)
            }
            let versions = all.flatMap(Self.versions)
            if let known = entries[key], known.versions == versions {
                entries[key]?.checked = now
                return .success(known.library)
            }
            do throws(FontLibraryError) {
                let library = all.isEmpty ? try FontLibrary.installed() : try FontLibrary(files: all)
                if entries.count >= Self.limit { entries = [:] }
                entries[key] = Entry(library: library, versions: versions, checked: now)
                return .success(library)
            } catch {
                return .failure(error)
            }
        }
        return try answer.get()
    }

    /// The path of a font file, if `file` is one of the library for these files; otherwise nil.
    func path(of file: FileIdentity, adding templateFiles: [URL]) -> String? {
        guard let library = try? library(adding: templateFiles) else { return nil }
        let key = Self.key(files + templateFiles.map(\.path))
        if let known = entries.withLock({ $0[key]?.paths }) { return known[file] }
        var found: [FileIdentity: String] = [:]
        for path in Set(library.listing.flatMap { $0.faces.map(\.path) }) {
            if let identity = FileIdentity(of: path) { found[identity] = path }
        }
        entries.withLock { entries in
            if entries[key]?.library === library { entries[key]?.paths = found }
        }
        return found[file]
    }

    private static func key(_ paths: [String]) -> Key { paths.map { Array($0.utf8) } }

    /// The version of a file, or those of all files in a folder.
    private static func versions(of path: String) -> [FileVersion?] {
        let own = [FileVersion(of: path)]
        guard FileKind(of: path) == .folder, let names = try? FileManager.default.subpathsOfDirectory(atPath: path)
        else { return own }
        return own + names.sorted().map { FileVersion(of: path + "/" + $0) }
    }
}
