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

    /// The symbol of the first set that contains it; nil if none does.
    public func symbol(named name: String) -> SymbolOutline? {
        for provider in providers {
            if let outline = provider.symbol(named: name) { return outline }
        }
        return nil
    }

    /// The explanation of the first set that has one.
    public func explanation(ofMissing name: String) -> String? {
        for provider in providers {
            if let text = provider.explanation(ofMissing: name) { return text }
        }
        return nil
    }
}
