/// The foreground style that a view stands in.
public struct ForegroundStyle: ShapeStyle, Hashable {
    /// The foreground style.
    public init() {}

    /// The paint of the first step.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        HierarchicalShapeStyle.primary._stylePaint(in: environment)
    }

    /// The style that surrounds the view now.
    public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
        HierarchicalShapeStyle.primary._bound(to: environment)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style that the view stands in.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
