import FlatlayDrawing

/// A list of symbol sets, searched in order.
///
/// ```swift
/// var symbols = SymbolLibrary.installed
/// symbols.add(try SymbolFolder(path: "Icons"))     // overrides the existing sets
/// renderer.symbols = symbols
/// ```
public struct SymbolLibrary: SymbolProviding {
    /// Bootstrap Icons, if Debian's package is installed.
    public static let installed = SymbolLibrary([BootstrapIcons()])

    /// The sets, in search order.
    public private(set) var providers: [any SymbolProviding]

    /// Creates a library of sets, which are searched in order.
    public init(_ providers: [any SymbolProviding] = []) {
        self.providers = providers
    }

    /// Adds a set that is searched before all others, so its symbols override those of the same name.
    public mutating func add(_ provider: any SymbolProviding) {
        providers.insert(provider, at: 0)
    }

    /// The paths of the files that symbols were read from, by file identity.
    package var usedFiles: [FileIdentity: String] {
        providers.reduce(into: [:]) { files, provider in
            let more =
                (provider as? SymbolFolder)?.usedFiles ?? (provider as? SymbolLibrary)?.usedFiles ?? [:]
            files.merge(more) { first, _ in first }
        }
    }

    /// The symbol of the first set that contains it; nil if none does, or if that set's file can't be drawn. A symbol
    /// that someone replaces is never shown instead of the broken one that replaces it.
    public func symbol(named name: String) -> SymbolOutline? {
        for provider in providers {
            if let outline = provider.symbol(named: name) { return outline }
            if provider.hasBrokenSymbol(named: name) { return nil }
        }
        return nil
    }

    /// The explanation of the first set that has one: of the set with a file that can't be drawn, if there is one.
    public func explanation(ofMissing name: String) -> String? {
        let broken = providers.first { $0.hasBrokenSymbol(named: name) }
        if let text = broken?.explanation(ofMissing: name) { return text }
        for provider in providers {
            if let text = provider.explanation(ofMissing: name) { return text }
        }
        return nil
    }
}

extension SymbolProviding {
    /// Whether the provider has a file for a symbol, and the file can't be drawn.
    fileprivate func hasBrokenSymbol(named name: String) -> Bool {
        switch self {
        case let folder as SymbolFolder: folder.hasBrokenFile(named: name)
        case let library as SymbolLibrary: library.providers.contains { $0.hasBrokenSymbol(named: name) }
        default: false
        }
    }
}
