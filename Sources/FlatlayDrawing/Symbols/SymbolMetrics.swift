import Foundation

/// The metrics of a symbol beside text.
///
/// A symbol is as large as its drawing plus a margin: `chevron.right` is narrow, `minus` is low. If the view box is as
/// high as the font size, a circle that fills the box is as large as that of `circle.fill` in SF Symbols: 20 × 19.2
/// points at 17 points, with its margins. The margins are chosen so that the aspect ratios come close to those that
/// Interface Builder writes into storyboards (`chevron.right` 97 × 128, `plus` 128 × 113, `person.circle.fill` 128 ×
/// 123): 0.066 of the font size above and below. At the sides 0.125 of it for symbols up to 0.8 of the font size wide,
/// less for wider ones.
package struct SymbolMetrics: Equatable {
    /// Points per unit of the view box.
    package let unit: CGFloat
    /// The bounds of the drawing, in units of the view box.
    package let bounds: CGRect
    /// The size with margins, in points, not rounded.
    package let size: CGSize
    /// The distance from the top of the size to the centre of the view box, in points.
    package let middle: CGFloat

    /// The size of a small symbol relative to a medium one. Source: Apple's documentation of the symbol scales,
    /// "approximately 20% smaller" and "30% larger".
    package static let smallScale: CGFloat = 0.8
    /// The size of a large symbol relative to a medium one.
    package static let largeScale: CGFloat = 1.3

    private static let verticalMargin: CGFloat = 0.066
    private static let sideMargins = (widest: CGFloat(0.125), narrowest: CGFloat(0.08))

    /// Creates the metrics for a font size that includes the image scale. Without an outline, those of a full box.
    package init(of outline: SymbolOutline?, fontSize: CGFloat) {
        /// Whether a painter can handle the coordinates.
        func isReachable(_ rect: CGRect) -> Bool {
            [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { abs($0) <= 1_000_000 }
        }
        let full = CGRect(x: 0, y: 0, width: 1, height: 1)
        var box = outline?.viewBox ?? full
        if !(box.width > 0 && box.height > 0 && isReachable(box)) { box = full }
        var bounds = outline?.bounds ?? box
        if !(bounds.width > 0 && bounds.height > 0 && isReachable(bounds)) { bounds = box }
        let unit = fontSize / box.height
        let side = SymbolMetrics.sideMargin(beside: bounds.width / box.height)
        let vertical = SymbolMetrics.verticalMargin
        self.unit = unit
        self.bounds = bounds
        size = CGSize(
            width: bounds.width * unit + 2 * side * fontSize, height: bounds.height * unit + 2 * vertical * fontSize)
        middle = (box.midY - bounds.minY) * unit + vertical * fontSize
    }

    /// Returns the margin at each side of a symbol with a given width, both as fractions of the font size.
    private static func sideMargin(beside width: CGFloat) -> CGFloat {
        min(sideMargins.widest, max(sideMargins.narrowest, sideMargins.widest - (width - 0.8) * 0.18))
    }
}
