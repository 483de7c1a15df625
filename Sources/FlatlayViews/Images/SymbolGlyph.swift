import CoreGeometry
import FlatlayDrawing
import Foundation

/// A symbol as large and as bold as the text that it stands in or beside.
struct SymbolGlyph: Equatable {
    let outline: SymbolOutline
    let metrics: SymbolMetrics
    /// How much thicker than drawn a line is, in parts of the font's size.
    private let extraWidth: CGFloat
    private let isMirrored: Bool

    init(_ outline: SymbolOutline, in environment: EnvironmentValues) {
        let font = environment.fontDescriptor()
        self.outline = outline
        metrics = SymbolMetrics(of: outline, fontSize: font.size * environment.imageScale.factor)
        extraWidth = outline.growsWithWeight ? SymbolGlyph.extraWidth(atWeight: font.weight) : 0
        isMirrored = outline.flipsForRightToLeft && environment.layoutDirection == .rightToLeft
    }

    /// The outline of a name, or of its variant where the environment asks for one and the variant is known.
    static func outline(
        named name: String, in environment: EnvironmentValues, of symbols: any SymbolProviding
    ) -> SymbolOutline? {
        let variant = environment.symbolVariants.name(for: name)
        return symbols.symbol(named: variant) ?? (variant == name ? nil : symbols.symbol(named: name))
    }

    /// Why nothing is drawn for a name.
    static func warning(ofMissing name: String, in symbols: any SymbolProviding) -> String {
        symbols.explanation(ofMissing: name)
            ?? "there is no symbol '\(name)'; give the renderer a set of symbols that has it"
    }

    /// The size beside text, in whole pixels. Without a symbol, that of a full box.
    static func size(of outline: SymbolOutline?, in environment: EnvironmentValues) -> CGSize {
        let fontSize = environment.fontDescriptor().size * environment.imageScale.factor
        return size(SymbolMetrics(of: outline, fontSize: fontSize), in: environment)
    }

    static func size(_ metrics: SymbolMetrics, in environment: EnvironmentValues) -> CGSize {
        let pixels = PixelGrid(scale: environment.displayScale)
        return CGSize(width: pixels.roundUp(metrics.size.width), height: pixels.roundUp(metrics.size.height))
    }

    /// From the top of a box of a height, in which the symbol stands in the middle, to the baseline of the text beside
    /// it: the middle of the symbol's view box lies in the middle of capital letters.
    func baseline(inHeight height: CGFloat, capHeight: CGFloat) -> CGFloat {
        metrics.middle + (height - metrics.size.height) / 2 + capHeight / 2
    }

    /// How the symbol is drawn in a rectangle: in its own size in the middle, or stretched to fill it.
    func drawing(in rect: CGRect, fills: Bool) -> SymbolDrawing {
        let bounds = metrics.bounds
        var (sx, sy) = (metrics.unit, metrics.unit)
        if fills { (sx, sy) = (rect.width / bounds.width, rect.height / bounds.height) }
        let map = CGAffineTransform(translationX: rect.midX, y: rect.midY)
            .scaledBy(x: isMirrored ? -sx : sx, y: sy)
            .translatedBy(x: -bounds.midX, y: -bounds.midY)
        return SymbolDrawing(
            map: map, lineWidth: extraWidth * outline.viewBox.height * min(sx, sy), unit: min(sx, sy), rect: rect)
    }

    /// Lines become thicker with the font's weight: by a sixth of a regular line, which is a sixteenth of the font's
    /// size, for each step of 100 above regular, so that bold is half as thick again. They can't become thinner.
    private static func extraWidth(atWeight weight: Int) -> CGFloat {
        CGFloat(min(max(weight, 400), 900) - 400) / 100 / 96
    }
}
