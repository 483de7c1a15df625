import CoreGeometry
import Foundation

extension CGAffineTransform {
    /// Returns a transform that leaves a point in place, such as the centre of a rotation.
    static func around(
        _ point: CGPoint, _ change: (CGAffineTransform) -> CGAffineTransform
    ) -> CGAffineTransform {
        change(CGAffineTransform(translationX: point.x, y: point.y)).translatedBy(x: -point.x, y: -point.y)
    }
}
