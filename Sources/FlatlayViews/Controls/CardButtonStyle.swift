import Foundation

/// A card as on a television: the label in rounded corners, and while it has the focus larger and above a shadow.
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
            let isRaised = isFocused && !configuration.isPressed
            configuration.label
                .fixedSize()
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .scaleEffect(isRaised ? 1.1 : 1)
                .shadow(
                    color: .black.opacity(isFocused ? 0.4 : 0), radius: isRaised ? 24 : 8, y: isRaised ? 16 : 4
                )
                .zIndex(isFocused ? 1 : 0)
        }
    }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
    /// A card as on a television.
    public static var card: CardButtonStyle { CardButtonStyle() }
}
