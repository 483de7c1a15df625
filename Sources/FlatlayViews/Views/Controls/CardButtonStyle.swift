import Foundation

/// A tvOS card: the label with rounded corners, enlarged above a shadow while it has focus, and tilted if a move gave it
/// the focus: the edge from which the focus came leans back. While it is pressed, half of that.
///
/// Set `\.isFocused` to draw it with focus.
nonisolated public struct CardButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the view of a button.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { Card(configuration: $0) }
    }

    nonisolated private struct Card: View {
        let configuration: ButtonStyleConfiguration
        @Environment(\.isFocused) private var isFocused

        var body: some View {
            // Elevation: 0 without focus, 0.5 while pressed, 1 with focus.
            let height: CGFloat = !isFocused ? 0 : configuration.isPressed ? 0.5 : 1
            configuration.label
                .fixedSize()
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .scaleEffect(1 + 0.1 * height)
                .modifier(FocusTilt(strength: height))
                .shadow(color: .black.opacity(isFocused ? 0.4 : 0), radius: 24 * height, y: 16 * height)
                .zIndex(isFocused ? 1 : 0)
        }
    }
}

nonisolated extension PrimitiveButtonStyle where Self == CardButtonStyle {
    /// A tvOS card, enlarged while it has focus.
    public static var card: CardButtonStyle { CardButtonStyle() }
}
