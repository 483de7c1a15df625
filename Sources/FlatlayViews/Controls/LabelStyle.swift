/// How labels look.
public protocol LabelStyle {
    /// What a label consists of.
    associatedtype Body: View
    /// The parts of the label.
    typealias Configuration = LabelStyleConfiguration

    /// A label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// The style of labels inside.
    public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
        modifier(StyleSetter(style: style, slot: \.labelStyle) { $0.makeBody(configuration: $1) })
    }
}

/// The style of the surroundings: icon and title.
public struct DefaultLabelStyle: LabelStyle, Sendable {
    /// The style.
    public init() {}

    /// A label.
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// Icon and title.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    /// The style.
    public init() {}

    /// A label.
    public func makeBody(configuration: Configuration) -> some View {
        Label(configuration).transformCommonValues { $0.labelStyle = nil }
    }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    /// The style.
    public init() {}

    /// A label.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    /// The style.
    public init() {}

    /// A label.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The style of the surroundings.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Icon and title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
    /// Changes what the module's own views read of the environment.
    func transformCommonValues(_ change: @escaping (inout CommonValues) -> Void) -> some View {
        modifier(EnvironmentModifier { change(&$0.common) })
    }
}
