import Foundation

/// The pixel grid to which lengths and positions are aligned.
///
/// Source: compositional layout rules, numbers and rounding, measured on UIKit at scales 2 and 3. Lengths from
/// fractions are rounded down to whole pixels; absolute, estimated and measured lengths are not rounded. Positions are
/// running sums of unrounded values, and only the final origin is rounded, ties away from zero.
struct PixelGrid: Hashable, Sendable {
    /// Pixels per point; always positive.
    let scale: CGFloat

    /// How far below a whole pixel, in pixels, a value is still rounded to that pixel.
    static let tolerance: CGFloat = 1e-6

    init(scale: CGFloat) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    func floored(_ length: CGFloat) -> CGFloat {
        (length * scale + Self.tolerance).rounded(.down) / scale
    }

    func rounded(_ position: CGFloat) -> CGFloat {
        let pixels = position * scale
        return (pixels + (pixels < 0 ? -Self.tolerance : Self.tolerance)).rounded(.toNearestOrAwayFromZero) / scale
    }

    func rounded(_ frame: CGRect) -> CGRect {
        CGRect(
            x: rounded(frame.origin.x), y: rounded(frame.origin.y), width: frame.size.width, height: frame.size.height)
    }
}
