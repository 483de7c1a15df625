import CoreGeometry
import FlatlayDrawing
import Foundation

extension SymbolGlyph {
    /// Creates a symbol beside the text of an environment.
    init(_ outline: SymbolOutline, in environment: EnvironmentValues) {
        let font = environment.fontDescriptor()
        self.init(
            outline, fontSize: font.size * environment.imageScale.factor, weight: font.weight,
            isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    /// Returns the outline of the variant that the environment requests, if there is one; otherwise that of the name
    /// itself.
    static func outline(
        named name: String, in environment: EnvironmentValues, of symbols: any SymbolProviding
    ) -> SymbolOutline? {
        let variant = environment.symbolVariants.name(for: name)
        return symbols.symbol(named: variant) ?? (variant == name ? nil : symbols.symbol(named: name))
    }

    /// The size beside text, in whole pixels. Without an outline, that of a full box.
    static func size(of outline: SymbolOutline?, in environment: EnvironmentValues) -> CGSize {
        let fontSize = environment.fontDescriptor().size * environment.imageScale.factor
        return size(SymbolMetrics(of: outline, fontSize: fontSize), in: environment)
    }

    static func size(_ metrics: SymbolMetrics, in environment: EnvironmentValues) -> CGSize {
        size(metrics, pixels: PixelGrid(scale: environment.displayScale))
    }
}
