import CoreGeometry
import Foundation

extension CGAffineTransform {
    /// A map that leaves a point where it is.
    static func around(
        _ point: CGPoint, _ change: (CGAffineTransform) -> CGAffineTransform
    ) -> CGAffineTransform {
        change(CGAffineTransform(translationX: point.x, y: point.y)).translatedBy(x: -point.x, y: -point.y)
    }
}
