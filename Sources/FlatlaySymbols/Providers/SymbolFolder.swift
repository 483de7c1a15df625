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
/// Each file is read on first use and cached. `SVGIcon` describes which SVG is supported.
public struct SymbolFolder: SymbolProviding {
    private let files: SymbolFiles
    private let nearest = NearestName()

    /// Creates a provider for the symbols of a folder.
    ///
    /// - Throws: ``SymbolFolderError`` if there is no such folder.
    public init(path: String) throws(SymbolFolderError) {
        files = SymbolFiles(folder: path)
        guard files.exists else { throw SymbolFolderError.notFound(path: path) }
    }

    /// The symbol with a name; nil if there is no file, or if the file is not a valid symbol.
    public func symbol(named name: String) -> SymbolOutline? {
        guard case .success(let outline)? = reading(of: name) else { return nil }
        return outline
    }

    /// Says why the file can't be drawn, or suggests a similar name.
    public func explanation(ofMissing name: String) -> String? {
        if case .failure(let error)? = reading(of: name) {
            return "the symbol '\(name)' in \(files.folder) can't be drawn: \(error)"
        }
        return nearest.suggestion(for: name) { files.names }
    }

    /// Whether there is a file for a name, and it is not a valid symbol.
    func hasBrokenFile(named name: String) -> Bool {
        if case .failure? = reading(of: name) { true } else { false }
    }

    /// The paths of the files that symbols were read from, by file identity.
    package var usedFiles: [FileIdentity: String] { files.usedFiles }

    private func reading(of name: String) -> SymbolFiles.Reading? {
        files.reading(of: name) ?? files.reading(of: String(name.map { $0 == "." ? "-" : $0 }))
    }
}

/// Why a folder can't provide symbols.
public enum SymbolFolderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The folder does not exist.
    case notFound(path: String)

    /// The error, and what to do about it.
    public var description: String {
        switch self {
        case .notFound(let path): "there is no folder '\(path)'; check the path of the symbols"
        }
    }
}
