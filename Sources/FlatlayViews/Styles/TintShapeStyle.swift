/// The inherited tint; the accent colour if none is set.
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// Creates a reference to the tint.
    public init() {}

    /// The tint of an environment.
    public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        environment.common.tint ?? AnyShapeStyle(Color.accentColor)
    }

    /// Captures the current tint, so that a tint set to `.tint` does not refer to itself.
    public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
        resolve(in: environment)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The inherited tint.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
