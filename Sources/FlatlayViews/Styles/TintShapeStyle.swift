/// The tint that a view stands in: the accent colour where none was set.
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// The tint.
    public init() {}

    /// The tint of an environment.
    public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        environment.common.tint ?? AnyShapeStyle(Color.accentColor)
    }

    /// The tint that surrounds the view now: a tint that is the tint is that of the surroundings.
    public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
        resolve(in: environment)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint that the view stands in.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
