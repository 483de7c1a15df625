/// A style that refers to others, with the foreground style and the tint captured where it was set.
struct BoundStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let foreground: ForegroundStyles?
    let tint: AnyShapeStyle?

    func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        var outer = environment
        outer.common.foreground = foreground
        outer.common.tint = tint
        return base._stylePaint(in: outer)
    }
}
