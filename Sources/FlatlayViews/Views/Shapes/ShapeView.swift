import Foundation

/// A shape with a style, to which more fills and strokes can be added.
nonisolated public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape that is drawn.
    var shape: Content { get }
}

/// A shape filled or stroked with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
    /// The shape that is drawn.
    public var shape: Content
    /// The style of the fill or the stroke.
    public var style: Style
    /// How the interior is filled.
    public var fillStyle: FillStyle

    /// Creates a view of a shape with a style.
    @inlinable
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    /// Adds the node of the shape.
    @inlinable
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        // Types are compared first because a cast alone takes half as long as everything else.
        if Content.self == ContainerRelativeShape.self, let shape = shape as? ContainerRelativeShape {
            nodes.append(context.node(of: shape, in: style, fillStyle))
        } else {
            nodes.append(ShapeNode(shape, in: context.paint(of: style), fillStyle, context))
        }
    }

    /// Takes over the node of an equal shape with an equal style.
    @inlinable
    public func _update(_ nodes: inout _KnownNodes, from old: Self) -> _NodeUpdate {
        guard shape._equals(old.shape), style._equals(old.style), fillStyle == old.fillStyle else { return .impossible }
        return nodes.skip(ShapeNode<Content>.self)
    }
}

extension ViewContext {
    /// The paint that a style resolves to in this environment.
    @usableFromInline
    func paint(of style: some ShapeStyle) -> StylePaint { style._stylePaint(in: environment) }

    @usableFromInline
    func node(of shape: ContainerRelativeShape, in style: some ShapeStyle, _ fillStyle: FillStyle) -> ViewNode {
        ShapeNode(shape.resolved(in: environment), in: paint(of: style), fillStyle, self)
    }
}
