/// A step of the foreground style that a view stands in, from primary to quinary.
///
/// Where no foreground style was set, the steps are the system's label colours. Where several styles were set, the steps
/// are those; beyond them, and where one style was set, the steps are the style at 100, 50, 25, 20 and 10 per cent of
/// its opacity.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second step.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third step.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth step.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth step.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The paint of the step.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        ForegroundStyles.paint(of: environment.common.foreground, level: level, in: environment)
    }

    /// The step of the style that surrounds the view now.
    public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
        AnyShapeStyle(LeveledStyle(base: environment.common.foreground, level: level))
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second step of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third step of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth step of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth step of the foreground style.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}
