import Flatlay
import Foundation

/// The font libraries of a run: pictures that name the same files share one.
final class FontSource {
    private let files: [String]
    private var libraries: [[String]: FontLibrary] = [:]

    /// Fonts with the files of the command line added to each library.
    init(files: [String]) {
        self.files = files
    }

    /// The library of the command line's and a template's files.
    ///
    /// - Throws: `FontLibraryError`.
    func library(adding templateFiles: [URL]) throws(FontLibraryError) -> FontLibrary {
        let all = files + templateFiles.map(\.path)
        if let known = libraries[all] { return known }
        let library = all.isEmpty ? try FontLibrary.installed() : try FontLibrary(files: all)
        libraries[all] = library
        return library
    }
}
