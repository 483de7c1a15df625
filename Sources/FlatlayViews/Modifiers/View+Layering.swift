import Foundation

extension View {
    /// The view in front of another.
    @inlinable
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(LayeringModifier(other: background, alignment: alignment, isBehind: true))
    }

    /// The view in front of others, which lie on top of each other.
    @inlinable
    public func background<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View {
        modifier(LayeringModifier(other: content(), alignment: alignment, isBehind: true))
    }

    /// The view in front of the colour of the ground.
    @inlinable
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// The view in front of a style that fills its frame, and what bars and notches cover beside it. Cells have no safe
    /// area to ignore.
    @inlinable
    public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    {
        background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// The view in front of a shape in the colour of the ground.
    @inlinable
    public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View {
        background { shape.fill(BackgroundStyle(), style: fillStyle) }
    }

    /// The view in front of a shape in a style.
    @inlinable
    public func background<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// The view behind another.
    @inlinable
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayeringModifier(other: overlay, alignment: alignment, isBehind: false))
    }

    /// The view behind others, which lie on top of each other.
    @inlinable
    public func overlay<Overlay: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
    ) -> some View {
        modifier(LayeringModifier(other: content(), alignment: alignment, isBehind: false))
    }

    /// The view behind a style that fills its frame, and what bars and notches cover beside it. Cells have no safe area
    /// to ignore.
    @inlinable
    public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// The view behind a shape in a style.
    @inlinable
    public func overlay<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// The view with a line around it, inside of its frame.
    @inlinable
    public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(style, lineWidth: width) }
    }
}
