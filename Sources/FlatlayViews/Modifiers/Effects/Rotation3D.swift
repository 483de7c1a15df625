import CoreGeometry
import FlatlayDrawing
import Foundation

nonisolated extension View {
    /// Rotates the view in space about an axis.
    ///
    /// Rotation about the vertical axis narrows the view; about the horizontal axis it flattens it. Edge-on, nothing is
    /// drawn. The eye is as far away as the longer side of the view, divided by `perspective`; 0 draws without
    /// perspective.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        effect { frame, _ in
            let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
            guard length > 0, length.isFinite, angle.radians.isFinite else { return .transform(.identity) }
            var turn = CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
            if anchorZ != 0, anchorZ.isFinite {
                turn = CATransform3DTranslate(turn, 0, 0, -anchorZ)
                turn.m43 += anchorZ
            }
            let distance = max(frame.width, frame.height) / perspective
            if distance.isFinite, distance != 0 { turn = turn.seen(from: distance) }
            return .projection(turn, around: anchor.point(in: frame))
        }
    }
}

extension DisplayList.Effect {
    /// The effect of a transform in space about a point: an affine transform where that is exact; nil if nothing is
    /// drawn.
    static func projection(_ transform: CATransform3D, around point: CGPoint) -> DisplayList.Effect? {
        guard transform.hasPerspective else {
            let map = CGAffineTransform.around(point) { transform.planeMap.concatenating($0) }
            let determinant = map.a * map.d - map.b * map.c
            return abs(determinant) > 1e-6 && DrawingLimit.contains(map.tx, map.ty) ? .transform(map) : nil
        }
        let projection = transform.around(point)
        guard PlaneProjection(projection).isUsable, DrawingLimit.contains(projection.m41, projection.m42) else {
            return nil
        }
        return .projection(projection)
    }
}
