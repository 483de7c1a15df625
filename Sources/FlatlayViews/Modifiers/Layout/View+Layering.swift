import Foundation

nonisolated extension View {
    /// Draws another view behind this one.
    @inlinable
    @_disfavoredOverload
    public consuming func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(LayeringModifier(other: background, alignment: alignment, isBehind: true))
    }

    /// Draws other views behind this one, on top of each other.
    @inlinable
    public consuming func background<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View {
        modifier(LayeringModifier(other: content(), alignment: alignment, isBehind: true))
    }

    /// Fills the frame of the view with the background colour.
    @inlinable
    public consuming func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills the frame of the view with a style, and the area beside it that bars and notches cover. Cells have no safe
    /// area to ignore.
    @inlinable
    public consuming func background<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// Draws a shape in the background colour behind the view.
    @inlinable
    public consuming func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View
    {
        background { shape.fill(BackgroundStyle(), style: fillStyle) }
    }

    /// Draws a shape in a style behind the view.
    @inlinable
    public consuming func background<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Draws another view in front of this one.
    @inlinable
    @_disfavoredOverload
    public consuming func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayeringModifier(other: overlay, alignment: alignment, isBehind: false))
    }

    /// Draws other views in front of this one, on top of each other.
    @inlinable
    public consuming func overlay<Overlay: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
    ) -> some View {
        modifier(LayeringModifier(other: content(), alignment: alignment, isBehind: false))
    }

    /// Draws a style in front of the view, in its frame and the area beside it that bars and notches cover. Cells have
    /// no safe area to ignore.
    @inlinable
    public consuming func overlay<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// Draws a shape in a style in front of the view.
    @inlinable
    public consuming func overlay<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Adds a border inside the frame of the view.
    @inlinable
    public consuming func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(style, lineWidth: width) }
    }
}
