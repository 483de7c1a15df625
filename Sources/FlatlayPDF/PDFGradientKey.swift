import CoreGeometry
import FlatlayDrawing
import Foundation

/// What the pictures of angular gradients are told apart by: the gradient and its rectangle, wherever it lies.
struct PDFGradientKey: Hashable {
    private let stops: [GradientStop]
    private let numbers: [Int]

    /// Nil for what is no angular gradient.
    ///
    /// - Parameters:
    ///   - rect: the rectangle that is filled.
    ///   - scale: pixels per point.
    init?(_ paint: Paint, in rect: CGRect, scale: CGFloat) {
        guard case .angularGradient(let stops, let center, let start, let end) = paint else { return nil }
        self.stops = stops
        // A thousandth of a point more or less is not to be seen.
        let values = [
            rect.width, rect.height, center.x - rect.minX, center.y - rect.minY, start * 1000, end * 1000, scale * 1000,
        ]
        guard values.allSatisfy({ abs($0) < 1e12 }) else { return nil }
        numbers = values.map { Int(($0 * 1000).rounded()) }
    }
}
