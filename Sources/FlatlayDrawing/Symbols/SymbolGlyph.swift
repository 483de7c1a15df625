import CoreGeometry
import Foundation

/// A symbol that matches the size and the weight of the text around it.
package struct SymbolGlyph: Equatable {
    package let outline: SymbolOutline
    package let metrics: SymbolMetrics
    /// The additional stroke width, as a fraction of the font size.
    private let extraWidth: CGFloat
    private let isMirrored: Bool

    /// Creates a symbol beside text.
    ///
    /// - Parameters:
    ///   - fontSize: the size of the text, including the scale of the image.
    ///   - weight: the weight of the text, from 100 to 900.
    package init(_ outline: SymbolOutline, fontSize: CGFloat, weight: Int, isRightToLeft: Bool) {
        self.outline = outline
        metrics = SymbolMetrics(of: outline, fontSize: fontSize)
        extraWidth = outline.growsWithWeight ? SymbolGlyph.extraWidth(atWeight: weight) : 0
        isMirrored = outline.flipsForRightToLeft && isRightToLeft
    }

    /// Returns the warning for a name without a symbol.
    package static func warning(ofMissing name: String, in symbols: any SymbolProviding) -> String {
        symbols.explanation(ofMissing: name)
            ?? "there is no symbol '\(name)'; give the renderer symbols that contain it"
    }

    /// The warning for a symbol that should have its own colours.
    package static func warning(ofColorless name: String) -> String {
        "the symbol '\(name)' has no colours of its own, so multicolor draws it in one; set the colours with palette"
    }

    /// The size beside text, in whole pixels.
    package static func size(_ metrics: SymbolMetrics, pixels: PixelGrid) -> CGSize {
        CGSize(width: pixels.roundUp(metrics.size.width), height: pixels.roundUp(metrics.size.height))
    }

    /// Returns the distance from the top of a box, in which the symbol is centred, to the baseline of the text beside
    /// it. The centre of the view box lies at half the cap height.
    package func baseline(inHeight height: CGFloat, capHeight: CGFloat) -> CGFloat {
        metrics.middle + (height - metrics.size.height) / 2 + capHeight / 2
    }

    /// Returns the drawing of the symbol in a rectangle: centred in its own size, or stretched to fill it.
    package func drawing(in rect: CGRect, fills: Bool) -> SymbolDrawing {
        let bounds = metrics.bounds
        var (sx, sy) = (metrics.unit, metrics.unit)
        if fills { (sx, sy) = (rect.width / bounds.width, rect.height / bounds.height) }
        let map = CGAffineTransform(translationX: rect.midX, y: rect.midY)
            .scaledBy(x: isMirrored ? -sx : sx, y: sy)
            .translatedBy(x: -bounds.midX, y: -bounds.midY)
        return SymbolDrawing(
            map: map, lineWidth: extraWidth * outline.viewBox.height * min(sx, sy), unit: min(sx, sy), rect: rect)
    }

    /// Strokes get thicker with the font's weight, for each step of 100 above regular by a sixth of a regular stroke,
    /// which is a sixteenth of the font size. So bold is 50% thicker. Strokes cannot get thinner.
    private static func extraWidth(atWeight weight: Int) -> CGFloat {
        CGFloat(min(max(weight, 400), 900) - 400) / 100 / 96
    }
}
