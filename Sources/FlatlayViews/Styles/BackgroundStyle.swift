/// The colour of the ground that views stand on: white, or black in the dark.
public struct BackgroundStyle: ShapeStyle, Hashable {
    /// The ground.
    public init() {}

    /// The colour of the ground.
    public func resolve(in environment: EnvironmentValues) -> Color { .systemBackground }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The colour of the ground.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
