import CoreGeometry
import FlatlayDrawing
import Foundation

/// Identifies the image of an angular gradient: by the gradient and its rectangle, regardless of their position.
struct PDFGradientKey: Hashable {
    private let stops: [GradientStop]
    private let numbers: [Int]

    /// Returns nil if the paint is not an angular gradient.
    ///
    /// - Parameters:
    ///   - rect: the rectangle that is filled.
    ///   - scale: pixels per point.
    init?(_ paint: Paint, in rect: CGRect, scale: CGFloat) {
        guard case .angularGradient(let stops, let center, let start, let end) = paint else { return nil }
        self.stops = stops
        // A difference of a thousandth of a point is not visible.
        let values = [
            rect.width, rect.height, center.x - rect.minX, center.y - rect.minY, start * 1000, end * 1000, scale * 1000,
        ]
        guard values.allSatisfy({ abs($0) < 1e12 }) else { return nil }
        numbers = values.map { Int(($0 * 1000).rounded()) }
    }
}
