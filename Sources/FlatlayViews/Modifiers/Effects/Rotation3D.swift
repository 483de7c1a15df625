import CoreGeometry
import Foundation

nonisolated extension View {
    /// Rotates the view in space about an axis, drawn without perspective.
    ///
    /// Rotation about the vertical axis narrows the view; about the horizontal axis it flattens it. Edge-on, nothing is
    /// drawn.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        effect { frame, _ in
            guard let turn = CGAffineTransform(turning: angle.radians, about: axis) else {
                return .transform(.identity)
            }
            let map = CGAffineTransform.around(anchor.point(in: frame)) { turn.concatenating($0) }
            let determinant = map.a * map.d - map.b * map.c
            return abs(determinant) > 1e-6 && DrawingLimit.contains(map.tx, map.ty) ? .transform(map) : nil
        }
    }
}

extension CGAffineTransform {
    /// Creates a rotation in space, projected onto the plane: Rodrigues' rotation without its third row and column. Nil
    /// if the axis has no length.
    fileprivate init?(turning angle: Double, about axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite, angle.isFinite else { return nil }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (c, s) = (cos(angle), sin(angle))
        self.init(
            a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c),
            tx: 0, ty: 0)
    }
}
