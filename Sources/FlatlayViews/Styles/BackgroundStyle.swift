/// The colour of the ground that views stand on: white, or black in the dark.
public struct BackgroundStyle: ShapeStyle, Hashable {
    /// The ground.
    public init() {}

    /// The colour of the ground.
    public func resolve(in environment: EnvironmentValues) -> Color { .systemBackground }

    /// The ground itself.
    public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(self) }

    /// The ground of what is grouped on the ground.
    public var secondary: some ShapeStyle { Color(uiColor: .secondarySystemBackground) }
    /// The ground of what is grouped within that.
    public var tertiary: some ShapeStyle { Color(uiColor: .tertiarySystemBackground) }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The colour of the ground.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
