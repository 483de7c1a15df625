import CoreGeometry
import Foundation

extension DisplayListBuilder {
    /// Draws a group transformed in space; draws nothing if it is seen from its edge, or from behind the eye.
    ///
    /// A transform without perspective is affine. Otherwise, the nearest affine transform around a point moves the
    /// group, so that its content knows its position, and a projection does the rest.
    package func withTransform(_ transform: CATransform3D, near point: CGPoint, _ draw: () -> Void) {
        if CATransform3DIsIdentity(transform) { return draw() }
        let projection = PlaneProjection(transform)
        guard let map = projection.affine(near: point), map.isValid else { return }
        guard transform.hasPerspective else { return withEffect(.transform(map), draw) }
        let rest = CATransform3DConcat(CATransform3DMakeAffineTransform(map.inverted()), transform)
        withEffect(.projection(rest)) { withEffect(.transform(map), draw) }
    }
}
