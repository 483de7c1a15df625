import Foundation

/// The largest circle in the middle of its frame.
public struct Circle: InsettableShape, Hashable {
    private var insetAmount: CGFloat = 0

    /// A circle.
    public init() {}

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { _outline(in: rect).shape.path }

    /// A square of the smaller side of a proposal; where only one side is offered, of that.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = [proposal.width, proposal.height].compactMap(\.self).min() ?? 10
        return CGSize(width: side, height: side)
    }

    /// The circle with its outline moved inwards.
    public func inset(by amount: CGFloat) -> Circle {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// It is its own mirror image, so parts of it stay where they are.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// `circle`.
    public static var _nodeName: String { "circle" }

    /// The circle itself.
    public func _outline(in rect: CGRect) -> ShapeOutline {
        let side = min(rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        return ShapeOutline(.ellipse(square.insetForShape(by: insetAmount)))
    }
}
