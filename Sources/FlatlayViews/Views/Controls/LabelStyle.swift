import ActorLeases

/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The view that the style creates.
    associatedtype Body: View
    /// The parts of a label, passed to `makeBody`.
    typealias Configuration = LabelStyleConfiguration

    /// Creates the view of a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

nonisolated extension View {
    /// Sets the style of labels in this view.
    public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
        modifier(StyleSetter(style: style, slot: \.labelStyle, makeBody: leased { $0.makeBody(configuration: $1) }))
    }
}

/// The inherited style; by default, icon and title.
nonisolated public struct DefaultLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the view of a label.
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// A label style that shows icon and title.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the view of a label.
    public func makeBody(configuration: Configuration) -> some View {
        Label(configuration).transformCommonValues { $0.labelStyle = nil }
    }
}

/// A label style that shows only the icon.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the view of a label.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// A label style that shows only the title.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the view of a label.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
    /// The inherited style.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Icon and title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
    /// Only the icon.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// Only the title.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension View {
    /// Changes the environment values that the module's own views read.
    func transformCommonValues(_ change: @escaping (inout CommonValues) -> Void) -> some View {
        modifier(EnvironmentModifier { change(&$0.common) })
    }
}
