import Foundation

/// A text field. Refused: an image has no text input.
nonisolated public struct TextField<Label: View>: View {
    /// Creates a text field.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label) {
    }

    /// Refused: rendering throws ``UnsupportedViewError``.
    public var body: some View { RefusedView("TextField", "show its text with Text, on its own background") }
}

extension TextField where Label == Text {
    /// Creates a text field with a title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {}

    /// Creates a text field with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {}

    /// Creates a text field for a value in a format.
    public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {}
}

/// A text field that hides its text. Refused: an image has no text input.
nonisolated public struct SecureField<Label: View>: View {
    /// Creates a field.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}

    /// Refused: rendering throws ``UnsupportedViewError``.
    public var body: some View { RefusedView("SecureField", "show dots with Text, on its own background") }
}

extension SecureField where Label == Text {
    /// Creates a field with a title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {}
}

/// A text editor with several lines. Refused: an image has no text input.
nonisolated public struct TextEditor: View {
    /// Creates a text editor.
    public init(text: Binding<String>) {}

    /// Refused: rendering throws ``UnsupportedViewError``.
    public var body: some View { RefusedView("TextEditor", "show its text with Text, in its own frame") }
}
