import Foundation

/// The inherited style; by default, borderless as on iOS.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the view of a button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button style that shows the label unchanged, faded while it is pressed or disabled.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the view of a button.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { PlainButtonLabel(configuration: $0) }
    }
}

/// A button style that draws the label in the tint.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the view of a button.
    public func makeBody(configuration: Configuration) -> some View { AutomaticButton(configuration: configuration) }
}

nonisolated private struct PlainButtonLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label.opacity(isEnabled ? (configuration.isPressed ? 0.5 : 1) : 0.4)
            .systemFocusEffect(.rect(cornerRadius: 8))
    }
}

/// The default button: the label in the foreground style that the app set around it, and otherwise in the tint, red if
/// it is destructive, grey if it is disabled.
nonisolated struct AutomaticButton: View {
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View {
        PressableButton(configuration: configuration) { button in
            button.label
                .controlForegroundStyle(AnyShapeStyle.tint(of: configuration.role))
                .opacity(button.isPressed ? 0.2 : 1)
                .systemFocusEffect(.rect(cornerRadius: 8))
        }
    }
}

extension AnyShapeStyle {
    /// Returns the tint of a button with a role.
    static func tint(of role: ButtonRole?) -> AnyShapeStyle {
        role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The inherited style.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label, unchanged.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
