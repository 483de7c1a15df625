// The names are Core Animation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(CGAffineTransform.identity)

/// Whether the transform is exactly the identity.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
    transform == CATransform3DIdentity
}

/// Whether two transforms are equal.
public func CATransform3DEqualToTransform(_ first: CATransform3D, _ second: CATransform3D) -> Bool {
    first == second
}

/// Creates a translation, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var map = CATransform3DIdentity
    (map.m41, map.m42, map.m43) = (tx, ty, tz)
    return map
}

/// Creates a scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var map = CATransform3DIdentity
    (map.m11, map.m22, map.m33) = (sx, sy, sz)
    return map
}

/// Creates a rotation about an axis through the origin, by an angle in radians; the identity if the axis has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    let rest = 1 - cosine
    var map = CATransform3DIdentity
    (map.m11, map.m12, map.m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
    (map.m21, map.m22, map.m23) = (y * x * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
    (map.m31, map.m32, map.m33) = (z * x * rest + y * sine, z * y * rest - x * sine, cosine + z * z * rest)
    return map
}

/// The transform, preceded by a translation in points.
public func CATransform3DTranslate(
    _ transform: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(transform)
}

/// The transform, preceded by a scaling.
public func CATransform3DScale(
    _ transform: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(transform)
}

/// The transform, preceded by a rotation in radians about an axis.
public func CATransform3DRotate(
    _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(transform)
}

/// The transform that applies the first and then the second.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
    first.concatenating(second)
}

/// Converts an affine transform of the plane.
public func CATransform3DMakeAffineTransform(_ map: CGAffineTransform) -> CATransform3D {
    CATransform3D(map)
}

/// Whether the transform is affine in the plane: it does not affect z and has no perspective.
public func CATransform3DIsAffine(_ map: CATransform3D) -> Bool {
    let zeros = [map.m13, map.m14, map.m23, map.m24, map.m31, map.m32, map.m34, map.m43]
    return zeros.allSatisfy { $0 == 0 } && map.m33 == 1 && map.m44 == 1
}

/// The part of the transform that acts on the plane; the identity if the transform is not affine in the plane.
public func CATransform3DGetAffineTransform(_ map: CATransform3D) -> CGAffineTransform {
    guard CATransform3DIsAffine(map) else { return .identity }
    return CGAffineTransform(a: map.m11, b: map.m12, c: map.m21, d: map.m22, tx: map.m41, ty: map.m42)
}
