/// The system background colour: white, or black in dark mode.
public struct BackgroundStyle: ShapeStyle, Hashable {
    /// Creates the background style.
    public init() {}

    /// The background colour of an environment.
    public func resolve(in environment: EnvironmentValues) -> Color { .systemBackground }

    /// The style itself: it does not depend on the foreground style.
    public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(self) }

    /// The background of grouped content.
    public var secondary: some ShapeStyle { Color(uiColor: .secondarySystemBackground) }
    /// The background of groups inside grouped content.
    public var tertiary: some ShapeStyle { Color(uiColor: .tertiarySystemBackground) }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The system background colour.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
