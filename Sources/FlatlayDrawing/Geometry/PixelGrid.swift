import Foundation

/// Device pixels, and the one rule for snapping layout to them.
///
/// While views are laid out, coordinates stay fractions of points. Only when something is drawn — a rectangle, an
/// image, a block of text — its *edges* are moved to the nearest pixel. So neighbours that touch in the layout touch in
/// the image, and nothing is rounded twice. Sizes of text are rounded *up*, so that text always fits the size that it
/// requested.
package struct PixelGrid: Hashable, Sendable {
    /// Pixels per point.
    @usableFromInline package let scale: CGFloat

    /// How far a length may exceed a whole pixel and still count as that pixel: too little to be visible, but more than
    /// the rounding error of sums of fractions.
    @inlinable static var tolerance: CGFloat { 1e-4 }

    /// Creates the pixel grid of a display scale. Scales that are not positive finite numbers count as 1.
    @inlinable package init(scale: CGFloat) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }

    /// The length of one pixel in points.
    @inlinable package var length: CGFloat { 1 / scale }

    /// Returns the nearest pixel edge.
    @inlinable package func round(_ value: CGFloat) -> CGFloat {
        (value * scale).rounded(.toNearestOrAwayFromZero) / scale
    }

    /// Returns the rectangle with each edge moved to the nearest pixel edge.
    @inlinable package func round(_ rect: CGRect) -> CGRect {
        let (left, top) = (round(rect.minX), round(rect.minY))
        return CGRect(x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
    }

    /// Returns the nearest pixel corner.
    @inlinable package func round(_ point: CGPoint) -> CGPoint {
        CGPoint(x: round(point.x), y: round(point.y))
    }

    /// Returns the smallest whole number of pixels, in points, that is not less than a length.
    @inlinable package func roundUp(_ value: CGFloat) -> CGFloat {
        (value * scale - PixelGrid.tolerance).rounded(.up) / scale
    }
}
