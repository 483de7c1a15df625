import Foundation

/// The outline of a symbol, such as a star or a chevron.
public struct SymbolOutline: Equatable, Sendable {
    /// The outline.
    public var path: Path
    /// The rectangle of the outline's coordinates that counts as the symbol's box.
    public var viewBox: CGRect
    /// How it is filled.
    public var fillStyle: FillStyle

    /// A symbol.
    public init(path: Path, viewBox: CGRect, fillStyle: FillStyle = FillStyle()) {
        self.path = path
        self.viewBox = viewBox
        self.fillStyle = fillStyle
    }
}

/// Finds symbols by name. One provider may serve several threads.
public protocol SymbolProviding: Sendable {
    /// The symbol of a name, or nil where there is none; a labelled placeholder is drawn then.
    func symbol(named name: String) -> SymbolOutline?
}

/// A provider that has no symbols.
public struct NoSymbols: SymbolProviding {
    /// The provider.
    public init() {}

    /// Always nil.
    public func symbol(named name: String) -> SymbolOutline? { nil }
}
