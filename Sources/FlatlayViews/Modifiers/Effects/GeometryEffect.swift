import CoreGeometry
import Foundation

/// A projective transform. Components out of the plane are dropped.
public struct ProjectionTransform: Hashable, Sendable {
    let affine: CGAffineTransform

    /// Creates the identity transform.
    public init() {
        affine = .identity
    }

    /// Creates a transform within the plane.
    public init(_ transform: CGAffineTransform) {
        affine = transform
    }

    /// Creates a transform from one in space, keeping only the components in the plane.
    public init(_ transform: CATransform3D) {
        affine = CGAffineTransform(
            a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
            ty: transform.m42)
    }
}

/// A modifier that transforms a view depending on its size.
nonisolated public protocol GeometryEffect: ViewModifier, Animatable where Body == Never {
    /// Returns the transform for a size.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Adds the transformed nodes.
    public func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        content.mapped { effectValue(size: $0).affine }._makeNodes(in: context, into: &nodes)
    }
}

nonisolated extension View {
    /// Transforms the view about its top left corner.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        mapped { _ in transform.affine }
    }

    fileprivate func mapped(_ map: @escaping (CGSize) -> CGAffineTransform) -> some View {
        effect { frame, _ in
            let own = map(frame.size)
            let map = CGAffineTransform.around(frame.origin) { own.concatenating($0) }
            let determinant = map.a * map.d - map.b * map.c
            let isDrawable = DrawingLimit.contains(map.a, map.b, map.c, map.d, map.tx, map.ty)
            return determinant != 0 && isDrawable ? .transform(map) : nil
        }
    }
}
