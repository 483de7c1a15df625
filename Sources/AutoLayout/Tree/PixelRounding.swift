import Foundation

/// Rounds to the pixels of a screen, as UIKit does.
///
/// Frames go to the nearest pixel, halves up: 950.25 is 950.5 at scale 2, 950.2 is 950 (measured on devices). Their edges
/// are rounded, and sizes are what lies between, so rectangles that touch still touch. Fitting sizes are rounded up.
public struct PixelRounding: Sendable {
    /// Pixels in a point.
    public let scale: Double

    /// Rounding for a screen. A scale that is not a positive number counts as 1.
    public init(scale: Double) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

    /// A thousandth of a pixel: what calculations may lose must not tip a half.
    private static let tolerance = 1e-3

    /// The nearest pixel.
    public func nearest(_ value: Double) -> Double {
        value.isFinite ? (value * scale + 0.5 + Self.tolerance).rounded(.down) / scale : value
    }

    /// The next larger pixel.
    public func up(_ value: Double) -> Double {
        value.isFinite ? (value * scale - Self.tolerance).rounded(.up) / scale : value
    }

    /// A rectangle with its edges at pixels.
    public func frame(_ rectangle: CGRect) -> CGRect {
        let left = nearest(rectangle.minX)
        let top = nearest(rectangle.minY)
        return CGRect(
            x: left, y: top, width: nearest(rectangle.maxX) - left, height: nearest(rectangle.maxY) - top)
    }

    /// A size that holds another.
    public func fittingSize(_ size: CGSize) -> CGSize { CGSize(width: up(size.width), height: up(size.height)) }
}
