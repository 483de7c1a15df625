import Foundation

extension Shape {
    /// Fills the shape with a style.
    @inlinable
    public consuming func fill<Style: ShapeStyle>(
        _ style: Style = .foreground, style fillStyle: FillStyle = FillStyle()
    ) -> _ShapeView<Self, Style> {
        _ShapeView(shape: self, style: style, fillStyle: fillStyle)
    }

    /// Fills the shape with the foreground style.
    @inlinable
    public consuming func fill(style fillStyle: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: fillStyle)
    }

    /// Strokes the outline of the shape with a style, half of the line outside of the frame.
    @inlinable
    public consuming func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
        _ShapeView(shape: stroke(lineWidth: lineWidth), style: style)
    }

    /// Strokes the outline of the shape with a style, half of the line outside of the frame.
    @inlinable
    public consuming func stroke<Style: ShapeStyle>(_ style: Style, style strokeStyle: StrokeStyle) -> some View {
        _ShapeView(shape: stroke(style: strokeStyle), style: style)
    }
}

extension InsettableShape {
    /// Strokes the outline of the shape with a style, the whole line inside the frame.
    @inlinable
    public consuming func strokeBorder<Style: ShapeStyle>(
        _ style: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// Strokes the outline of the shape with a style, the whole line inside the frame.
    @inlinable
    public consuming func strokeBorder<Style: ShapeStyle>(
        _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        inset(by: strokeStyle.lineWidth / 2).stroke(style, style: strokeStyle)
    }

    /// Strokes the outline of the shape with the foreground style, the whole line inside the frame.
    @inlinable
    public consuming func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
    }

    /// Strokes the outline of the shape with the foreground style, the whole line inside the frame.
    @inlinable
    public consuming func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
    }
}

extension ShapeView {
    /// Adds another fill of the shape on top.
    @inlinable
    public func fill<Style: ShapeStyle>(
        _ style: Style = .foreground, style fillStyle: FillStyle = FillStyle()
    ) -> _LayeredShapeView<Self, _ShapeView<Content, Style>> {
        _LayeredShapeView(shape: shape, below: self, above: shape.fill(style, style: fillStyle))
    }

    /// Adds a stroke of the outline on top, half of the line outside of the frame.
    @inlinable
    public func stroke<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1
    ) -> some ShapeView<Content> {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Adds a stroke of the outline on top, half of the line outside of the frame.
    @inlinable
    public func stroke<Style: ShapeStyle>(
        _ style: Style, style strokeStyle: StrokeStyle
    ) -> some ShapeView<Content> {
        _LayeredShapeView(shape: shape, below: self, above: shape.stroke(style, style: strokeStyle))
    }
}

extension ShapeView where Content: InsettableShape {
    /// Adds a stroke of the outline on top, the whole line inside the frame.
    @inlinable
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style = .foreground, lineWidth: CGFloat = 1
    ) -> some ShapeView<Content> {
        strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Adds a stroke of the outline on top, the whole line inside the frame.
    @inlinable
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, style strokeStyle: StrokeStyle
    ) -> some ShapeView<Content> {
        _LayeredShapeView(shape: shape, below: self, above: shape.strokeBorder(style, style: strokeStyle))
    }
}

/// A shape with several fills and strokes, one on top of the other.
public struct _LayeredShapeView<Below: ShapeView, Above: View>: ShapeView {
    /// The shape that is drawn.
    public let shape: Below.Content
    @usableFromInline let below: Below
    @usableFromInline let above: Above

    @inlinable
    init(shape: Below.Content, below: Below, above: Above) {
        self.shape = shape
        self.below = below
        self.above = above
    }

    /// The shape below, overlaid with what is on top of it.
    @inlinable public var body: some View {
        below.overlay { above }
    }
}
