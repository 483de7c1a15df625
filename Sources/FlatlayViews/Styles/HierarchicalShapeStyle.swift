/// A level of the inherited foreground style, from primary to quinary.
///
/// Without a foreground style, the levels are the system's label colours. If several styles are set, they are the first
/// levels. All further levels are the primary style at 100, 50, 25, 20 or 10 per cent of its opacity.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The paint of the level.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        ForegroundStyles.paint(of: environment.common.foreground, level: level, in: environment)
    }

    /// Captures the level of the current foreground style.
    public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
        AnyShapeStyle(LeveledStyle(base: environment.common.foreground, level: level))
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}
