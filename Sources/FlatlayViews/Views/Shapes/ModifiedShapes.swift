import CoreGeometry
import Foundation

/// A shape whose path is transformed.
public struct _ModifiedShape<Base: Shape>: Shape {
    let base: Base
    let change: @Sendable (Path, CGRect) -> Path

    /// The transformed path.
    public func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }

    /// The size of the original shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    /// The behaviour of the original shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// The name of the original shape.
    public static var _nodeName: String { Base._nodeName }

    /// The transformed path, stroked if the original shape is.
    public func _outline(in rect: CGRect) -> ShapeOutline {
        ShapeOutline(.path(path(in: rect)), stroke: base._outline(in: rect).stroke)
    }
}

extension _ModifiedShape: InsettableShape where Base: InsettableShape {
    /// The shape with the inset applied before the transformation.
    public func inset(by amount: CGFloat) -> _ModifiedShape<Base.InsetShape> {
        _ModifiedShape<Base.InsetShape>(base: base.inset(by: amount), change: change)
    }
}

/// The stroke of a shape, as a shape.
public struct _StrokedShape<Base: Shape>: Shape {
    let base: Base
    let style: StrokeStyle

    @usableFromInline
    init(base: Base, style: StrokeStyle) {
        self.base = base
        self.style = style
    }

    /// The path of the original shape, without the line width.
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    /// The size of the original shape; half of the line lies outside of it.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    /// The behaviour of the original shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// The name of the original shape.
    public static var _nodeName: String { Base._nodeName }

    /// Whether the same shape has the same stroke.
    public func _equals(_ other: Self) -> Bool { style == other.style && base._equals(other.base) }

    /// The outline with its stroke style.
    public func _outline(in rect: CGRect) -> ShapeOutline {
        var outline = base._outline(in: rect)
        outline.stroke = style
        return outline
    }
}
