import Foundation

/// A card as on a television: the label in rounded corners, and while it has the focus larger and above a shadow. While it
/// is pressed, it sinks half the way.
///
/// Set `\.isFocused` to see it with the focus.
public struct CardButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The style.
    public init() {}

    /// A button.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { Card(configuration: $0) }
    }

    private struct Card: View {
        let configuration: ButtonStyleConfiguration
        @Environment(\.isFocused) private var isFocused

        var body: some View {
            // How high it stands: at rest, pressed down, or with the focus.
            let height: CGFloat = !isFocused ? 0 : configuration.isPressed ? 0.5 : 1
            configuration.label
                .fixedSize()
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .scaleEffect(1 + 0.1 * height)
                .shadow(color: .black.opacity(isFocused ? 0.4 : 0), radius: 24 * height, y: 16 * height)
                .zIndex(isFocused ? 1 : 0)
        }
    }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
    /// A card as on a television.
    public static var card: CardButtonStyle { CardButtonStyle() }
}
