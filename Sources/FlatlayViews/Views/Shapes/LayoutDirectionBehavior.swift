import CoreGeometry
import Foundation

/// How a shape or a view reacts to the layout direction: SwiftUI's `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Not mirrored.
    case fixed
    /// Mirrored in the given layout direction.
    case mirrors(in: LayoutDirection)

    /// Mirrored in right-to-left environments.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    func isMirrored(in direction: LayoutDirection) -> Bool {
        self == .mirrors(in: direction)
    }
}

extension Shape {
    /// ``LayoutDirectionBehavior/mirrors``, as in apps for iOS 17 and later.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The outline in a pixel-aligned frame, mirrored if the shape mirrors in the direction.
    func outline(at frame: CGRect, in direction: LayoutDirection) -> ShapeOutline {
        let outline = outline(of: frame.size)
        return ShapeOutline(place(outline.shape, at: frame, in: direction), stroke: outline.stroke)
    }

    /// The outline of the size of a pixel-aligned frame, in this frame, mirrored if the shape mirrors in the direction.
    func place(_ outline: DrawnShape, at frame: CGRect, in direction: LayoutDirection) -> DrawnShape {
        let shape = outline.offsetBy(dx: frame.origin.x, dy: frame.origin.y)
        // Only paths can be asymmetric.
        guard case .path(let path) = shape, layoutDirectionBehavior.isMirrored(in: direction) else { return shape }
        return .path(path.applying(.mirror(aboutX: frame.midX)))
    }
}

extension CGAffineTransform {
    /// The reflection about a vertical line.
    fileprivate static func mirror(aboutX x: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0)
    }
}
