import Foundation

/// A shape in a style, which can take further fills and strokes.
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape.
    var shape: Content { get }
}

/// A shape filled, or stroked, with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
    /// The shape.
    public var shape: Content
    /// The style.
    public var style: Style
    /// How the inside is filled.
    public var fillStyle: FillStyle

    /// A shape in a style.
    @inlinable
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    /// Adds the node of the shape.
    @inlinable
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        // Types are compared first: a cast takes as long as half of all the rest.
        if Content.self == ContainerRelativeShape.self, let shape = shape as? ContainerRelativeShape {
            nodes.append(context.node(of: shape, in: style, fillStyle))
        } else {
            nodes.append(ShapeNode(shape, in: context.paint(of: style), fillStyle, context))
        }
    }
}

extension ViewContext {
    /// What a style is where the view stands.
    @usableFromInline
    func paint(of style: some ShapeStyle) -> StylePaint { style._stylePaint(in: environment) }

    @usableFromInline
    func node(of shape: ContainerRelativeShape, in style: some ShapeStyle, _ fillStyle: FillStyle) -> ViewNode {
        ShapeNode(shape.resolved(in: environment), in: paint(of: style), fillStyle, self)
    }
}
