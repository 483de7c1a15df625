import Foundation

/// How a transform in space shows the plane to an eye in front of it. A point is a row vector (x, y, 1), multiplied from
/// the left with nine numbers, and divided by its depth.
package struct PlaneProjection: Sendable {
    // The rows of the matrix.
    private let x: SIMD3<Double>
    private let y: SIMD3<Double>
    private let one: SIMD3<Double>

    private init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ one: SIMD3<Double>) {
        (self.x, self.y, self.one) = (x, y, one)
    }

    /// Creates the projection of a transform in space.
    package init(_ transform: CATransform3D) {
        x = SIMD3(Double(transform.m11), Double(transform.m12), Double(transform.m14))
        y = SIMD3(Double(transform.m21), Double(transform.m22), Double(transform.m24))
        one = SIMD3(Double(transform.m41), Double(transform.m42), Double(transform.m44))
    }

    private init(_ map: CGAffineTransform) {
        x = SIMD3(Double(map.a), Double(map.b), 0)
        y = SIMD3(Double(map.c), Double(map.d), 0)
        one = SIMD3(Double(map.tx), Double(map.ty), 1)
    }

    /// The numbers, column by column: those of x', of y', and of the depth.
    package var numbers: [Double] { (0..<3).flatMap { [x[$0], y[$0], one[$0]] } }

    /// Whether points have images: every number is finite, and the plane is not seen from its edge.
    package var isUsable: Bool { determinant.isFinite && abs(determinant) > 1e-12 && (x + y + one).sum().isFinite }

    private var determinant: Double {
        x.x * (y.y * one.z - y.z * one.y) - x.y * (y.x * one.z - y.z * one.x) + x.z * (y.x * one.y - y.y * one.x)
    }

    /// The projection that applies this one first and an affine transform second.
    package func concatenating(_ next: CGAffineTransform) -> PlaneProjection {
        let next = PlaneProjection(next)
        func row(_ row: SIMD3<Double>) -> SIMD3<Double> { row.x * next.x + row.y * next.y + row.z * next.one }
        return PlaneProjection(row(x), row(y), row(one))
    }

    /// The projection from images back to points; nil if there is none.
    package var inverse: PlaneProjection? {
        guard isUsable else { return nil }
        let scale = 1 / determinant
        return PlaneProjection(
            SIMD3(y.y * one.z - y.z * one.y, x.z * one.y - x.y * one.z, x.y * y.z - x.z * y.y) * scale,
            SIMD3(y.z * one.x - y.x * one.z, x.x * one.z - x.z * one.x, x.z * y.x - x.x * y.z) * scale,
            SIMD3(y.x * one.y - y.y * one.x, x.y * one.x - x.x * one.y, x.x * y.y - x.y * y.x) * scale)
    }

    private func image(_ point: CGPoint) -> SIMD3<Double> { Double(point.x) * x + Double(point.y) * y + one }

    /// The image of a point; nil for one at or behind the eye.
    package func image(of point: CGPoint) -> CGPoint? {
        let image = image(point)
        guard image.z > 1e-6 else { return nil }
        return CGPoint(x: image.x / image.z, y: image.y / image.z)
    }

    /// The bounds of the image of a rectangle; nil if a corner is at or behind the eye.
    package func bounds(of rect: CGRect) -> CGRect? {
        var bounds = CGRect.null
        for corner in corners(of: rect) {
            guard let image = image(of: corner) else { return nil }
            bounds = bounds.union(CGRect(origin: image, size: .zero))
        }
        return bounds
    }

    /// The affine transform that is nearest to the projection around a point: its derivative there; nil for a point at
    /// or behind the eye.
    package func affine(near point: CGPoint) -> CGAffineTransform? {
        let image = image(point)
        guard image.z > 1e-6 else { return nil }
        let (u, v) = (image.x / image.z, image.y / image.z)
        let (a, b) = ((x.x - u * x.z) / image.z, (x.y - v * x.z) / image.z)
        let (c, d) = ((y.x - u * y.z) / image.z, (y.y - v * y.z) / image.z)
        let (px, py) = (Double(point.x), Double(point.y))
        return CGAffineTransform(
            a: CGFloat(a), b: CGFloat(b), c: CGFloat(c), d: CGFloat(d), tx: CGFloat(u - a * px - c * py),
            ty: CGFloat(v - b * px - d * py))
    }

    /// The most that lengths grow in a rectangle: at one of its corners.
    package func largestScale(in rect: CGRect) -> CGFloat {
        corners(of: rect).compactMap { affine(near: $0) }.reduce(0) { scale, map in
            max(scale, (map.a * map.a + map.b * map.b).squareRoot(), (map.c * map.c + map.d * map.d).squareRoot())
        }
    }

    private func corners(of rect: CGRect) -> [CGPoint] {
        [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ]
    }
}

extension CATransform3D {
    /// The transform about a point of the plane instead of the origin.
    package func around(_ point: CGPoint) -> CATransform3D {
        CATransform3DMakeTranslation(-point.x, -point.y, 0).concatenating(self)
            .concatenating(CATransform3DMakeTranslation(point.x, point.y, 0))
    }

    /// The transform as an eye at a distance in front of the origin sees it.
    package func seen(from distance: CGFloat) -> CATransform3D {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / distance
        return concatenating(eye)
    }

    /// Each entry on the way to that of another transform.
    package func mixed(with other: CATransform3D, by fraction: Double) -> CATransform3D {
        let (rest, part) = (CGFloat(1 - fraction), CGFloat(fraction))
        return CATransform3D(rows: zip(rows, other.rows).map { $0 * rest + $1 * part })
    }

    /// The entries, row by row.
    package var entries: [CGFloat] { rows }
}
