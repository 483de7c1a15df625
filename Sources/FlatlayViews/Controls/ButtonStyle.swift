/// How buttons look.
///
/// ```swift
/// struct Pill: ButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label
///             .padding(.horizontal, 14).padding(.vertical, 8)
///             .background(.tint, in: .capsule)
///             .opacity(configuration.isPressed ? 0.6 : 1)
///     }
/// }
/// ```
public protocol ButtonStyle {
    /// What a button consists of.
    associatedtype Body: View
    /// The parts of the button.
    typealias Configuration = ButtonStyleConfiguration

    /// A button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look, and what presses them.
public protocol PrimitiveButtonStyle {
    /// What a button consists of.
    associatedtype Body: View
    /// The parts of the button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// A button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// The style of buttons inside.
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        modifier(
            StyleSetter(style: style, slot: \.buttonStyle) { style, configuration in
                PressableButton(configuration: configuration) { style.makeBody(configuration: $0) }
            })
    }

    /// The style of buttons inside.
    public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        modifier(StyleSetter(style: style, slot: \.buttonStyle) { $0.makeBody(configuration: $1) })
    }
}

/// A button whose look depends on whether it is being pressed.
struct PressableButton<Content: View>: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let content: (ButtonStyleConfiguration) -> Content

    @Environment(\.isPressed) private var isPressed

    var body: some View {
        content(
            ButtonStyleConfiguration(
                role: configuration.role, label: configuration.label, isPressed: isPressed))
    }
}

extension EnvironmentValues {
    private struct PressedKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Whether the buttons inside are drawn as if they were being pressed. (SwiftUI knows that from a finger.)
    public var isPressed: Bool {
        get { self[PressedKey.self] }
        set { self[PressedKey.self] = newValue }
    }
}
