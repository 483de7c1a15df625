/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle, Hashable {
    /// Creates a reference to the foreground style.
    public init() {}

    /// The paint of the primary level.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        HierarchicalShapeStyle.primary._stylePaint(in: environment)
    }

    /// Captures the current foreground style.
    public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
        HierarchicalShapeStyle.primary._bound(to: environment)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the environment.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
