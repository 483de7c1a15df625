import Foundation

/// A shadow of filled content: below it, or inside its edges.
public struct ShadowStyle: Hashable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    /// A shadow below the content.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// A shadow inside the edges of the content.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }
}

/// A style with a shadow. Only shapes draw it, not text and symbols.
struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        var paint = base._stylePaint(in: environment)
        func drawable(_ value: CGFloat) -> CGFloat { DrawingLimit.contains(value) ? value : 0 }
        paint.shadows.append(
            StylePaint.Shadow(
                color: shadow.color.resolve(in: environment), radius: max(drawable(shadow.radius), 0),
                offset: CGSize(width: drawable(shadow.offset.width), height: drawable(shadow.offset.height)),
                isInner: shadow.isInner))
        return paint
    }

    func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
        AnyShapeStyle(ShadowedStyle<AnyShapeStyle>(base: base._bound(to: environment), shadow: shadow))
    }
}

extension ShapeStyle {
    /// Adds a shadow to content filled with this style.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedStyle(base: self, shadow: style)
    }
}

extension StylePaint {
    /// A resolved shadow of filled content.
    struct Shadow: Equatable, Sendable {
        var color: ResolvedColor
        var radius: CGFloat
        var offset: CGSize
        var isInner: Bool
    }
}

extension DisplayListBuilder {
    /// Fills a shape with a style's paint, including its shadows.
    func fill(_ shape: DrawnShape, _ paint: StylePaint, in rect: CGRect, style: FillStyle = FillStyle()) {
        // Most shapes have a colour alone.
        if paint.isPlainColor { return fill(shape, paint.paint(in: rect), style: style) }
        if let radius = paint.backdropBlur {
            blurBackdrop(in: shape, radius: radius, saturation: Material.saturation)
        }
        var draw = {
            if case .mesh(let mesh) = paint.kind {
                self.withEffect(.clip(shape, style)) { mesh.draw(in: rect, self) }
            } else if let map = paint.stretch(in: rect) {
                // Ellipses are circles in stretched coordinates.
                self.withEffect(.transform(map)) {
                    let path = shape.path.applying(map.inverted())
                    self.fill(.path(path), paint.paint(in: rect.applying(map.inverted())), style: style)
                }
            } else {
                self.fill(shape, paint.paint(in: rect), style: style)
            }
        }
        for shadow in paint.shadows where !shadow.isInner {
            let inner = draw
            draw = {
                self.withEffect(.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset), inner)
            }
        }
        draw()
        for shadow in paint.shadows where shadow.isInner { drawInner(shadow, of: shape, style: style) }
    }

    /// Draws the shadow that the area around a shape casts into it.
    private func drawInner(_ shadow: StylePaint.Shadow, of shape: DrawnShape, style: FillStyle) {
        let reach = shadow.radius * 2 + abs(shadow.offset.width) + abs(shadow.offset.height) + 1
        var surroundings = Path(shape.bounds.insetBy(dx: -reach, dy: -reach))
        surroundings.addPath(shape.path)
        // The area is drawn beside the shape, where the clip hides it: only its shadow falls into the shape.
        let distance = shape.bounds.width + reach * 2
        let offset = CGSize(width: shadow.offset.width + distance, height: shadow.offset.height)
        withEffect(.clip(shape, style)) {
            withEffect(.shadow(color: shadow.color, radius: shadow.radius, offset: offset)) {
                fill(
                    .path(surroundings.offsetBy(dx: -distance, dy: 0)), .color(.black), style: FillStyle(eoFill: true))
            }
        }
    }
}
