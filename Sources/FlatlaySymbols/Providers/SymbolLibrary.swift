import FlatlayDrawing

/// Sets of symbols, asked one after the other.
///
/// ```swift
/// var symbols = SymbolLibrary.installed
/// symbols.add(try SymbolFolder(path: "Icons"))     // goes before what was there
/// renderer.symbols = symbols
/// ```
public struct SymbolLibrary: SymbolProviding {
    /// Bootstrap Icons, where Debian's package has installed them.
    public static let installed = SymbolLibrary([BootstrapIcons()])

    /// The sets, the first asked first.
    public private(set) var providers: [any SymbolProviding]

    /// A library of sets, the first asked first.
    public init(_ providers: [any SymbolProviding] = []) {
        self.providers = providers
    }

    /// Adds a set that is asked before those that are there, so its symbols replace theirs of the same name.
    public mutating func add(_ provider: any SymbolProviding) {
        providers.insert(provider, at: 0)
    }

    /// The files of folders that symbols were read from, by what they are.
    package var usedFiles: [FileIdentity: String] {
        providers.reduce(into: [:]) { files, provider in
            let more =
                (provider as? SymbolFolder)?.usedFiles ?? (provider as? SymbolLibrary)?.usedFiles ?? [:]
            files.merge(more) { first, _ in first }
        }
    }

    /// The symbol of the first set that has it.
    public func symbol(named name: String) -> SymbolOutline? {
        for provider in providers {
            if let outline = provider.symbol(named: name) { return outline }
        }
        return nil
    }

    /// What the first set that has something to say says.
    public func explanation(ofMissing name: String) -> String? {
        for provider in providers {
            if let text = provider.explanation(ofMissing: name) { return text }
        }
        return nil
    }
}
