import CoreGeometry
import Foundation

/// A map of the plane in space. What leads out of the plane is not drawn.
public struct ProjectionTransform: Hashable, Sendable {
    let affine: CGAffineTransform

    /// No change.
    public init() {
        affine = .identity
    }

    /// A map within the plane.
    public init(_ transform: CGAffineTransform) {
        affine = transform
    }

    /// A map in space, of which what stays in the plane is drawn.
    public init(_ transform: CATransform3D) {
        affine = CGAffineTransform(
            a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
            ty: transform.m42)
    }
}

/// A modifier that maps a view by its size.
public protocol GeometryEffect: ViewModifier, Animatable where Body == Never {
    /// The map for a size.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Adds the mapped nodes.
    public func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        content.mapped { effectValue(size: $0).affine }._makeNodes(in: context, into: &nodes)
    }
}

extension View {
    /// The view mapped by a transform about its upper left corner.
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
