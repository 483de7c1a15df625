import Flatlay
import Foundation
import Synchronization

/// The font libraries of a run: pictures that name the same files share one, on whichever thread they are made.
final class FontSource: Sendable {
    private let files: [String]
    private let libraries = Mutex<[[String]: FontLibrary]>([:])
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
            if let known = libraries[all] { return .success(known) }
            do throws(FontLibraryError) {
                let library = try FontLibrary(files: all)
                if libraries.count >= Self.limit { libraries = [:] }
                libraries[all] = library
                return .success(library)
            } catch {
                return .failure(error)
            }
        }
        return try answer.get()
    }
}
