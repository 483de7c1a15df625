import FlatlayDrawing
import Foundation

/// Symbols from a folder of SVG files: `brand.logo` is `brand.logo.svg`, or `brand-logo.svg`.
///
/// ```swift
/// var symbols = SymbolLibrary.installed
/// symbols.add(try SymbolFolder(path: "Icons"))
/// renderer.symbols = symbols
/// ```
///
/// A file is read when it is first asked for, and kept. ``SVGIcon`` says what a file may hold.
public struct SymbolFolder: SymbolProviding {
    private let files: SymbolFiles
    private let nearest = NearestName()

    /// The symbols of a folder.
    ///
    /// - Throws: ``SymbolFolderError`` where there is no such folder.
    public init(path: String) throws(SymbolFolderError) {
        files = SymbolFiles(folder: path)
        guard files.exists else { throw SymbolFolderError.notFound(path: path) }
    }

    /// The symbol of a name; nil where there is no file, or one that is no symbol.
    public func symbol(named name: String) -> SymbolOutline? {
        guard case .success(let outline)? = reading(of: name) else { return nil }
        return outline
    }

    /// What is wrong with the file of a name, or which name comes near it.
    public func explanation(ofMissing name: String) -> String? {
        if case .failure(let error)? = reading(of: name) {
            return "the symbol '\(name)' in \(files.folder) can't be drawn: \(error)"
        }
        return nearest.suggestion(for: name) { files.names }
    }

    /// The files that symbols were read from, by what they are.
    package var usedFiles: [FileIdentity: String] { files.usedFiles }

    private func reading(of name: String) -> SymbolFiles.Reading? {
        files.reading(of: name) ?? files.reading(of: String(name.map { $0 == "." ? "-" : $0 }))
    }
}

/// Why a folder can't provide symbols.
public enum SymbolFolderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such folder.
    case notFound(path: String)

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .notFound(let path): "there is no folder '\(path)'; check the path of the symbols"
        }
    }
}
