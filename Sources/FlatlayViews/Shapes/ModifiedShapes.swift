import CoreGeometry
import Foundation

/// A shape whose path is changed.
public struct _ModifiedShape<Base: Shape>: Shape {
    let base: Base
    let change: @Sendable (Path, CGRect) -> Path

    /// The changed path.
    public func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }

    /// The size of the shape before the change.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    /// As the shape before the change behaves.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// The name of the shape before the change.
    public static var _nodeName: String { Base._nodeName }

    /// The changed path, stroked where the shape before was.
    public func _outline(in rect: CGRect) -> ShapeOutline {
        ShapeOutline(.path(path(in: rect)), stroke: base._outline(in: rect).stroke)
    }
}

extension _ModifiedShape: InsettableShape where Base: InsettableShape {
    /// The shape with its outline moved inwards before the change.
    public func inset(by amount: CGFloat) -> _ModifiedShape<Base.InsetShape> {
        _ModifiedShape<Base.InsetShape>(base: base.inset(by: amount), change: change)
    }
}

/// The outline of a shape as a shape.
public struct _StrokedShape<Base: Shape>: Shape {
    let base: Base
    let style: StrokeStyle

    @usableFromInline
    init(base: Base, style: StrokeStyle) {
        self.base = base
        self.style = style
    }

    /// The outline, without its width.
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    /// The size of the shape itself; the line lies half outside of it.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    /// As the shape itself behaves.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// The name of the shape itself.
    public static var _nodeName: String { Base._nodeName }

    /// The outline with its style.
    public func _outline(in rect: CGRect) -> ShapeOutline {
        ShapeOutline(base._outline(in: rect).shape, stroke: style)
    }
}
