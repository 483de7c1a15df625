import CoreGeometry
import Foundation

/// What happens to a shape or a view where one reads in the other direction: SwiftUI's `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It looks the same.
    case fixed
    /// It is mirrored where reading has a direction.
    case mirrors(in: LayoutDirection)

    /// It is mirrored where one reads from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    func isMirrored(in direction: LayoutDirection) -> Bool {
        self == .mirrors(in: direction)
    }
}

extension Shape {
    /// ``LayoutDirectionBehavior/mirrors``, as in apps for iOS 17 and later.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The outline in a frame whose edges lie on pixels, mirrored where the shape is for a direction of reading.
    func outline(at frame: CGRect, in direction: LayoutDirection) -> ShapeOutline {
        let outline = outline(at: frame)
        // Only paths can be lopsided.
        guard case .path(let path) = outline.shape, layoutDirectionBehavior.isMirrored(in: direction) else {
            return outline
        }
        return ShapeOutline(.path(path.applying(.mirror(aboutX: frame.midX))), stroke: outline.stroke)
    }
}

extension CGAffineTransform {
    /// The mirror image about an upright line.
    fileprivate static func mirror(aboutX x: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0)
    }
}
