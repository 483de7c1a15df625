import Flatlay
import Foundation
import Synchronization

/// The font libraries of a run: images with the same font files share one, across threads.
final class FontSource: Sendable {
    private let files: [String]
    private struct Key: Hashable {
        /// As bytes, as the system compares them: two strings that Swift considers equal may name different files.
        let paths: [[UInt8]]
        /// A file that was replaced since is another font.
        let versions: [FileVersion?]
    }
    private let libraries = Mutex<[Key: FontLibrary]>([:])
    private let identities = Mutex<[Key: [FileIdentity: String]]>([:])
    /// The maximum number of libraries.
    private static let limit = 16

    /// Creates a source that adds the command line's font files to each library.
    init(files: [String]) {
        self.files = files
    }

    /// Returns the library with the files of the command line and of a template.
    ///
    /// - Throws: `FontLibraryError`.
    func library(adding templateFiles: [URL]) throws(FontLibraryError) -> FontLibrary {
        let all = files + templateFiles.map(\.path)
        if all.isEmpty { return try FontLibrary.installed() }
        let answer = libraries.withLock { libraries -> Result<FontLibrary, FontLibraryError> in
            let key = Self.key(all)
            if let known = libraries[key] { return .success(known) }
            do throws(FontLibraryError) {
                let library = try FontLibrary(files: all)
                if libraries.count >= Self.limit { libraries = [:] }
                libraries[key] = library
                return .success(library)
            } catch {
                return .failure(error)
            }
        }
        return try answer.get()
    }

    /// The path of a font file, if `file` is one of the library for these files; otherwise nil.
    func path(of file: FileIdentity, adding templateFiles: [URL]) -> String? {
        let key = Self.key(files + templateFiles.map(\.path))
        if let known = identities.withLock({ $0[key] }) { return known[file] }
        guard let library = try? library(adding: templateFiles) else { return nil }
        var found: [FileIdentity: String] = [:]
        for path in Set(library.listing.flatMap { $0.faces.map(\.path) }) {
            if let identity = FileIdentity(of: path) { found[identity] = path }
        }
        identities.withLock { identities in
            if identities.count >= Self.limit { identities = [:] }
            identities[key] = found
        }
        return found[file]
    }

    private static func key(_ paths: [String]) -> Key {
        Key(paths: paths.map { Array($0.utf8) }, versions: paths.flatMap(versions))
    }

    /// The version of a file, or those of all files in a folder.
    private static func versions(of path: String) -> [FileVersion?] {
        let own = [FileVersion(of: path)]
        guard FileKind(of: path) == .folder, let names = try? FileManager.default.subpathsOfDirectory(atPath: path)
        else { return own }
        return own + names.sorted().map { FileVersion(of: path + "/" + $0) }
    }
}
