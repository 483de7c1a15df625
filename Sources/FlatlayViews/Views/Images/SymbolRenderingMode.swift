/// How a symbol is coloured, with SwiftUI's names.
///
/// Symbols have up to two levels here: the content of a circle or square, and the circle or square itself. Symbols
/// without such a shape have one level.
public struct SymbolRenderingMode: Hashable, Sendable {
    private enum Kind: Hashable { case monochrome, hierarchical, palette, multicolor }

    private let kind: Kind

    /// All levels in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// All levels in the foreground style, those behind the first with half the opacity.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Each level in its own foreground style: primary, secondary.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// The symbol's own colours. No symbol has any here, so the foreground style is used, and a warning says so.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)

    /// Whether levels are drawn separately.
    var hasLevels: Bool { kind == .hierarchical || kind == .palette }
}

nonisolated extension View {
    /// Sets how symbols inside are coloured; nil for one style, or several if `foregroundStyle` has several.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Sets how the symbol is coloured; nil for the mode of the environment.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        with { $0.symbolRenderingMode = mode }
    }
}
