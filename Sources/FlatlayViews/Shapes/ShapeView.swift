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
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    /// Adds the node of the shape.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        if let shape = shape as? ContainerRelativeShape {
            let resolved = shape.resolved(in: context.environment)
            return nodes.append(
                ShapeNode(resolved, style: style, fillStyle: fillStyle, environment: context.environment))
        }
        nodes.append(ShapeNode(shape, style: style, fillStyle: fillStyle, environment: context.environment))
    }
}
