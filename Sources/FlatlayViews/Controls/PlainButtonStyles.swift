import Foundation

/// The style of the surroundings: on a phone, that without a border.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The style.
    public init() {}

    /// A button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The label as it is, faint while it is pressed or can't be used.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The style.
    public init() {}

    /// A button.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { PlainButtonLabel(configuration: $0) }
    }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The style.
    public init() {}

    /// A button.
    public func makeBody(configuration: Configuration) -> some View { AutomaticButton(configuration: configuration) }
}

private struct PlainButtonLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label.opacity(isEnabled ? (configuration.isPressed ? 0.5 : 1) : 0.4)
            .systemFocusEffect(.rect(cornerRadius: 8))
    }
}

/// A button where no style was set: the label in the tint, red where it destroys, grey where it can't be used.
struct AutomaticButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        PressableButton(configuration: configuration) { button in
            button.label
                .foregroundStyle(isEnabled ? AnyShapeStyle.tint(of: configuration.role) : AnyShapeStyle(.tertiary))
                .opacity(button.isPressed ? 0.2 : 1)
                .systemFocusEffect(.rect(cornerRadius: 8))
        }
    }
}

extension AnyShapeStyle {
    /// The tint of a button of a role.
    static func tint(of role: ButtonRole?) -> AnyShapeStyle {
        role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style of the surroundings.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
