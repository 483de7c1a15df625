import ActorLeases

/// The appearance of buttons.
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
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The view that the style creates.
    associatedtype Body: View
    /// The parts of a button, passed to `makeBody`.
    typealias Configuration = ButtonStyleConfiguration

    /// Creates the view of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The appearance and the interaction of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The view that the style creates.
    associatedtype Body: View
    /// The parts of a button, passed to `makeBody`.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Creates the view of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

nonisolated extension View {
    /// Sets the style of buttons in this view.
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        modifier(
            StyleSetter(style: style, slot: \.buttonStyle) { style, configuration in
                PressableButton(configuration: configuration) {
                    leased { $0.makeBody(configuration: $1) }(style, $0)
                }
            })
    }

    /// Sets the style of buttons in this view.
    public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        modifier(StyleSetter(style: style, slot: \.buttonStyle, makeBody: leased { $0.makeBody(configuration: $1) }))
    }
}

/// A button whose appearance depends on whether it is pressed.
nonisolated struct PressableButton<Content: View>: View {
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

    /// Whether buttons are drawn as pressed. (In SwiftUI, touches decide that.)
    public var isPressed: Bool {
        get { self[PressedKey.self] }
        set { self[PressedKey.self] = newValue }
    }
}
