import Foundation

/// A 3D transform as a 4×4 matrix, the Core Animation type that Foundation lacks on Linux.
///
/// A point is a row vector (x, y, z, 1), multiplied from the left as in Core Animation. `CATransform3DTranslate`,
/// `CATransform3DScale` and `CATransform3DRotate` act before the transform that they are given.
///
/// ```swift
/// var tilt = CATransform3DIdentity
/// tilt.m34 = -1 / 500
/// tilt = CATransform3DRotate(tilt, .pi / 6, 0, 1, 0)
/// ```
public struct CATransform3D: Hashable, Sendable {
    // The sixteen entries, row by row.

    /// Row 1, column 1.
    public var m11: CGFloat
    /// Row 1, column 2.
    public var m12: CGFloat
    /// Row 1, column 3.
    public var m13: CGFloat
    /// Row 1, column 4.
    public var m14: CGFloat
    /// Row 2, column 1.
    public var m21: CGFloat
    /// Row 2, column 2.
    public var m22: CGFloat
    /// Row 2, column 3.
    public var m23: CGFloat
    /// Row 2, column 4.
    public var m24: CGFloat
    /// Row 3, column 1.
    public var m31: CGFloat
    /// Row 3, column 2.
    public var m32: CGFloat
    /// Row 3, column 3.
    public var m33: CGFloat
    /// Row 3, column 4; for perspective, minus one divided by the distance of the eye.
    public var m34: CGFloat
    /// Row 4, column 1: the translation along x.
    public var m41: CGFloat
    /// Row 4, column 2: the translation along y.
    public var m42: CGFloat
    /// Row 4, column 3: the translation along z.
    public var m43: CGFloat
    /// Row 4, column 4.
    public var m44: CGFloat

    /// Creates a matrix of zeros, like the empty initialiser in Core Animation.
    public init() {
        self.init(rows: Array(repeating: 0, count: 16))
    }

    /// Creates a transform from its sixteen entries.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
        m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
        m43: CGFloat, m44: CGFloat
    ) {
        self.init(rows: [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44])
    }

    /// Creates a transform from sixteen entries, row by row.
    init(rows: [CGFloat]) {
        (m11, m12, m13, m14) = (rows[0], rows[1], rows[2], rows[3])
        (m21, m22, m23, m24) = (rows[4], rows[5], rows[6], rows[7])
        (m31, m32, m33, m34) = (rows[8], rows[9], rows[10], rows[11])
        (m41, m42, m43, m44) = (rows[12], rows[13], rows[14], rows[15])
    }

    var rows: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    /// Converts an affine transform of the plane; z is unchanged.
    init(_ map: CGAffineTransform) {
        self.init(rows: [map.a, map.b, 0, 0, map.c, map.d, 0, 0, 0, 0, 1, 0, map.tx, map.ty, 0, 1])
    }

    /// The transform that applies this one first and `next` second.
    func concatenating(_ next: CATransform3D) -> CATransform3D {
        let (first, second) = (rows, next.rows)
        var product: [CGFloat] = []
        for row in 0..<4 {
            for column in 0..<4 {
                var sum: CGFloat = 0
                for step in 0..<4 { sum += first[row * 4 + step] * second[step * 4 + column] }
                product.append(sum)
            }
        }
        return CATransform3D(rows: product)
    }

    /// The projection of a point of the plane: the transformed point, divided by its depth.
    ///
    /// Points at or behind the eye have no projection; they are divided by 1 instead.
    func seen(_ point: CGPoint) -> CGPoint {
        let depth = m14 * point.x + m24 * point.y + m44
        let divisor = depth.isFinite && depth > 0 ? depth : 1
        return CGPoint(
            x: (m11 * point.x + m21 * point.y + m41) / divisor, y: (m12 * point.x + m22 * point.y + m42) / divisor)
    }
}

extension CATransform3D {
    /// Whether distant objects appear smaller.
    package var hasPerspective: Bool { m14 != 0 || m24 != 0 }

    /// The affine transform that best approximates the projection near the origin. Without perspective it is exact
    /// everywhere.
    ///
    /// It is the derivative of the projection: with x' = X / w and y' = Y / w, each entry is (∂X - x'·∂w) / w.
    package var planeMap: CGAffineTransform {
        guard m44.isFinite, m44 > 0 else { return .identity }
        let (x, y) = (m41 / m44, m42 / m44)
        return CGAffineTransform(
            a: (m11 - x * m14) / m44, b: (m12 - y * m14) / m44, c: (m21 - x * m24) / m44, d: (m22 - y * m24) / m44,
            tx: x, ty: y)
    }
}

extension CGRect {
    /// The bounding box of the rectangle's projection under `transform`.
    package func applying(_ transform: CATransform3D) -> CGRect {
        if isNull || isInfinite { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map(transform.seen)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
        let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
