import Foundation

extension Shape {
    /// The shape filled with a style.
    @inlinable
    public func fill<Style: ShapeStyle>(
        _ style: Style = .foreground, style fillStyle: FillStyle = FillStyle()
    ) -> _ShapeView<Self, Style> {
        _ShapeView(shape: self, style: style, fillStyle: fillStyle)
    }

    /// The shape filled with the foreground style.
    @inlinable
    public func fill(style fillStyle: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: fillStyle)
    }

    /// The outline of the shape in a style, half of it outside of the frame.
    @inlinable
    public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
        _ShapeView(shape: stroke(lineWidth: lineWidth), style: style)
    }

    /// The outline of the shape in a style, half of it outside of the frame.
    @inlinable
    public func stroke<Style: ShapeStyle>(_ style: Style, style strokeStyle: StrokeStyle) -> some View {
        _ShapeView(shape: stroke(style: strokeStyle), style: style)
    }
}

extension InsettableShape {
    /// The outline of the shape in a style, all of it inside of the frame.
    @inlinable
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// The outline of the shape in a style, all of it inside of the frame.
    @inlinable
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        inset(by: strokeStyle.lineWidth / 2).stroke(style, style: strokeStyle)
    }

    /// The outline of the shape in the foreground style, all of it inside of the frame.
    @inlinable
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
    }

    /// The outline of the shape in the foreground style, all of it inside of the frame.
    @inlinable
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
    }
}

extension ShapeView {
    /// Another fill of the shape on top.
    @inlinable
    public func fill<Style: ShapeStyle>(
        _ style: Style = .foreground, style fillStyle: FillStyle = FillStyle()
    ) -> _LayeredShapeView<Self, _ShapeView<Content, Style>> {
        _LayeredShapeView(shape: shape, below: self, above: shape.fill(style, style: fillStyle))
    }

    /// The outline of the shape on top, half of it outside of the frame.
    @inlinable
    public func stroke<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1
    ) -> some ShapeView<Content> {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The outline of the shape on top, half of it outside of the frame.
    @inlinable
    public func stroke<Style: ShapeStyle>(
        _ style: Style, style strokeStyle: StrokeStyle
    ) -> some ShapeView<Content> {
        _LayeredShapeView(shape: shape, below: self, above: shape.stroke(style, style: strokeStyle))
    }
}

extension ShapeView where Content: InsettableShape {
    /// The outline of the shape on top, all of it inside of the frame.
    @inlinable
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style = .foreground, lineWidth: CGFloat = 1
    ) -> some ShapeView<Content> {
        strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The outline of the shape on top, all of it inside of the frame.
    @inlinable
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, style strokeStyle: StrokeStyle
    ) -> some ShapeView<Content> {
        _LayeredShapeView(shape: shape, below: self, above: shape.strokeBorder(style, style: strokeStyle))
    }
}

/// A shape drawn several times, one on top of the other.
public struct _LayeredShapeView<Below: ShapeView, Above: View>: ShapeView {
    /// The shape.
    public let shape: Below.Content
    @usableFromInline let below: Below
    @usableFromInline let above: Above

    @inlinable
    init(shape: Below.Content, below: Below, above: Above) {
        self.shape = shape
        self.below = below
        self.above = above
    }

    /// The shape below, and what lies on top of it.
    @inlinable public var body: some View {
        below.overlay { above }
    }
}
