/// Finds symbols by name. One provider may serve several threads.
public protocol SymbolProviding: Sendable {
    /// The symbol of a name, or nil where there is none; a labelled placeholder is drawn then.
    func symbol(named name: String) -> SymbolOutline?

    /// Why there is no symbol of a name, and what to do; nil where nothing but that is known. The same text for several
    /// names is reported once.
    func explanation(ofMissing name: String) -> String?
}

extension SymbolProviding {
    /// Nothing.
    public func explanation(ofMissing name: String) -> String? { nil }
}

/// A provider that has no symbols.
public struct NoSymbols: SymbolProviding {
    /// The provider.
    public init() {}

    /// Always nil.
    public func symbol(named name: String) -> SymbolOutline? { nil }
}
