/// A translucent ground, as of frosted glass: what lies behind is blurred and tinted.
///
/// Behind lies what the picture showed until then, also outside the view. Text and lines in a material are drawn in its
/// tint alone.
public struct Material: ShapeStyle, Hashable {
    /// How much is blurred, as the standard deviation in points, and how much more colourful it becomes. Source: the
    /// figures of the light and dark effects in Apple's sample code "Blurring and Tinting an Image" (2013).
    static let blur: CGFloat = 20
    static let saturation = 1.8

    private let light: Color
    private let dark: Color

    private init(light: UInt32, _ lightOpacity: Float, dark: UInt32, _ darkOpacity: Float) {
        self.light = Color(ResolvedColor(hex: light, opacity: lightOpacity))
        self.dark = Color(ResolvedColor(hex: dark, opacity: darkOpacity))
    }

    /// Very thin glass.
    public static let ultraThin = Material(light: 0xf4f4f4, 0.44, dark: 0x252525, 0.5)
    /// Thin glass.
    public static let thin = Material(light: 0xf4f4f4, 0.6, dark: 0x252525, 0.6)
    /// Glass.
    public static let regular = Material(light: 0xf5f5f5, 0.75, dark: 0x252525, 0.72)
    /// Thick glass.
    public static let thick = Material(light: 0xf7f7f7, 0.84, dark: 0x252525, 0.82)
    /// Very thick glass.
    public static let ultraThick = Material(light: 0xf9f9f9, 0.93, dark: 0x252525, 0.92)
    /// The ground of bars.
    public static let bar = Material(light: 0xf9f9f9, 0.94, dark: 0x1d1d1d, 0.94)

    /// The tint of the glass.
    public func resolve(in environment: EnvironmentValues) -> Color { Color(light: light, dark: dark) }

    /// The glass itself.
    public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(self) }

    /// The tint, with what lies behind blurred.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        var paint = resolve(in: environment)._stylePaint(in: environment)
        paint.backdropBlur = Material.blur
        return paint
    }
}

extension ShapeStyle where Self == Material {
    /// Very thin glass.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Thin glass.
    public static var thinMaterial: Material { .thin }
    /// Glass.
    public static var regularMaterial: Material { .regular }
    /// Thick glass.
    public static var thickMaterial: Material { .thick }
    /// Very thick glass.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The ground of bars.
    public static var bar: Material { .bar }
}
