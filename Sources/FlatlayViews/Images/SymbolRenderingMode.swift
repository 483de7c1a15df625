/// How many styles a symbol is drawn in, with SwiftUI's names.
///
/// Symbols have up to two levels here: what stands in a circle or square, and the circle or square itself. Symbols
/// without such a shape have one.
public struct SymbolRenderingMode: Hashable, Sendable {
    private enum Kind: Hashable { case monochrome, hierarchical, palette, multicolor }

    private let kind: Kind

    /// In the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// In the foreground style, levels behind the first at half the opacity.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Each level in a foreground style of its own: the first, the second.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// In the symbol's own colours; none has any here, so the foreground style is used.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)

    /// Whether levels are drawn apart.
    var hasLevels: Bool { kind == .hierarchical || kind == .palette }
}

extension View {
    /// How many styles symbols inside are drawn in; nil for one, or for several where `foregroundStyle` has several.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// The symbol in as many styles as the mode says; nil for what the surroundings say.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        with { $0.symbolRenderingMode = mode }
    }
}
