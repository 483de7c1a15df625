import Foundation

/// The largest circle centred in its frame.
public struct Circle: InsettableShape, Hashable {
    private var insetAmount: CGFloat = 0

    /// Creates a circle.
    public init() {}

    /// The path of the circle in a rectangle.
    public func path(in rect: CGRect) -> Path { _outline(in: rect).shape.path }

    /// A square with the smaller side of a proposal; if only one side is proposed, with that side.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = [proposal.width, proposal.height].compactMap(\.self).min() ?? 10
        return CGSize(width: side, height: side)
    }

    /// The circle inset by a length in points.
    public func inset(by amount: CGFloat) -> Circle {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// Not mirrored: it is symmetric, so trimmed parts of it stay in place.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// `circle`.
    public static var _nodeName: String { "circle" }

    /// The circle as a drawing primitive.
    public func _outline(in rect: CGRect) -> ShapeOutline {
        let side = min(rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        return ShapeOutline(.ellipse(square.insetForShape(by: insetAmount)))
    }
}
