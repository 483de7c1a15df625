import Flatlay
import Foundation
import Synchronization

/// The font libraries of a run: pictures that name the same files share one, on whichever thread they are made.
final class FontSource: Sendable {
    private let files: [String]
    /// Names of files are compared by their bytes, as the system does: two texts that are equal may name two files.
    private typealias Key = [[UInt8]]
    private let libraries = Mutex<[Key: FontLibrary]>([:])
    private let identities = Mutex<[Key: [FileIdentity: String]]>([:])
    /// How many libraries are kept.
    private static let limit = 16

    /// Fonts with the files of the command line added to each library.
    init(files: [String]) {
        self.files = files
    }

    /// The library of the command line's and a template's files.
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

    /// The font file that is one with a file, of those that the library of the same files has; nil for none.
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

    private static func key(_ paths: [String]) -> Key { paths.map { Array($0.utf8) } }
}
