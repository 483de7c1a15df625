/// Looks up symbols by name. Several threads may share one provider.
public protocol SymbolProviding: Sendable {
    /// Returns the symbol of a name, or nil if there is none; a labelled placeholder is drawn instead.
    func symbol(named name: String) -> SymbolOutline?

    /// Returns why there is no symbol of a name, and what to do; nil if there is no more to say. The same text for
    /// several names is reported once.
    func explanation(ofMissing name: String) -> String?
}

extension SymbolProviding {
    /// Returns nil.
    public func explanation(ofMissing name: String) -> String? { nil }
}

/// A provider without symbols.
public struct NoSymbols: SymbolProviding {
    /// Creates the provider.
    public init() {}

    /// Always returns nil.
    public func symbol(named name: String) -> SymbolOutline? { nil }
}
