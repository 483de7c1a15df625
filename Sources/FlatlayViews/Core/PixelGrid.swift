import Foundation

/// Device pixels, and the one rule by which layout meets them.
///
/// While views are laid out, coordinates stay fractions of points. Only where something is drawn — a rectangle, an
/// image, a block of text — its *edges* are moved to the nearest pixel, so that neighbours that touch in the layout
/// touch in the picture, and nothing is rounded twice. Sizes of text are rounded *up*, so that a text always fits the
/// size that it asked for.
package struct PixelGrid: Hashable, Sendable {
    /// Pixels per point.
    package let scale: CGFloat

    /// How far above a pixel a length may be and still count as that pixel: less than anyone sees, more than sums of
    /// fractions err.
    private static let tolerance: CGFloat = 1e-4

    /// The pixels of a display scale; scales that are no positive number count as 1.
    package init(scale: CGFloat) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }

    /// The length of a pixel in points.
    var length: CGFloat { 1 / scale }

    /// The nearest pixel edge.
    func round(_ value: CGFloat) -> CGFloat {
        (value * scale).rounded(.toNearestOrAwayFromZero) / scale
    }

    /// The rectangle with each edge at the nearest pixel edge.
    package func round(_ rect: CGRect) -> CGRect {
        let (left, top) = (round(rect.minX), round(rect.minY))
        return CGRect(x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
    }

    /// The point at the nearest pixel corner.
    func round(_ point: CGPoint) -> CGPoint {
        CGPoint(x: round(point.x), y: round(point.y))
    }

    /// The smallest whole number of pixels that is not less than a length.
    func roundUp(_ value: CGFloat) -> CGFloat {
        (value * scale - PixelGrid.tolerance).rounded(.up) / scale
    }
}
