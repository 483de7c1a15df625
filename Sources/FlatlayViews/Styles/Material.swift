/// A translucent background that blurs and tints what lies behind it, like frosted glass.
///
/// The backdrop is everything drawn before, also outside of the view. Text and strokes in a material are drawn in its
/// tint alone.
public struct Material: ShapeStyle, Hashable {
    /// The blur, as a standard deviation in points, and the saturation of the backdrop. Source: the figures of the
    /// light and dark effects in Apple's sample code "Blurring and Tinting an Image" (2013).
    static let blur: CGFloat = 20
    static let saturation = 1.8

    private let light: Color
    private let dark: Color

    private init(light: UInt32, _ lightOpacity: Float, dark: UInt32, _ darkOpacity: Float) {
        self.light = Color(ResolvedColor(hex: light, opacity: lightOpacity))
        self.dark = Color(ResolvedColor(hex: dark, opacity: darkOpacity))
    }

    /// A mostly translucent material.
    public static let ultraThin = Material(light: 0xf4f4f4, 0.44, dark: 0x252525, 0.5)
    /// A material that is more translucent than opaque.
    public static let thin = Material(light: 0xf4f4f4, 0.6, dark: 0x252525, 0.6)
    /// A material that is somewhat translucent.
    public static let regular = Material(light: 0xf5f5f5, 0.75, dark: 0x252525, 0.72)
    /// A material that is more opaque than translucent.
    public static let thick = Material(light: 0xf7f7f7, 0.84, dark: 0x252525, 0.82)
    /// A mostly opaque material.
    public static let ultraThick = Material(light: 0xf9f9f9, 0.93, dark: 0x252525, 0.92)
    /// The material of bars.
    public static let bar = Material(light: 0xf9f9f9, 0.94, dark: 0x1d1d1d, 0.94)

    /// The tint of the material.
    public func resolve(in environment: EnvironmentValues) -> Color { Color(light: light, dark: dark) }

    /// The material itself: it does not depend on the foreground style.
    public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(self) }

    /// The tint, with the backdrop blurred.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        var paint = resolve(in: environment)._stylePaint(in: environment)
        paint.backdropBlur = Material.blur
        return paint
    }
}

extension ShapeStyle where Self == Material {
    /// A mostly translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more translucent than opaque.
    public static var thinMaterial: Material { .thin }
    /// A material that is somewhat translucent.
    public static var regularMaterial: Material { .regular }
    /// A material that is more opaque than translucent.
    public static var thickMaterial: Material { .thick }
    /// A mostly opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { .bar }
}
