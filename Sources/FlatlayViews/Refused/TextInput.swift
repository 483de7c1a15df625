import Foundation

/// Text that is typed. Refused: nobody types into a picture.
public struct TextField<Label: View>: View {
    /// A field.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label) {
    }

    /// Refused.
    public var body: some View { RefusedView("TextField", "show its text with Text, on a ground of its own") }
}

extension TextField where Label == Text {
    /// A field with a title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {}

    /// A field with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {}

    /// A field of a value in a format.
    public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {}
}

/// Text that is typed and not shown. Refused: nobody types into a picture.
public struct SecureField<Label: View>: View {
    /// A field.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}

    /// Refused.
    public var body: some View { RefusedView("SecureField", "show dots with Text, on a ground of its own") }
}

extension SecureField where Label == Text {
    /// A field with a title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {}
}

/// Lines of text that are typed. Refused: nobody types into a picture.
public struct TextEditor: View {
    /// A field.
    public init(text: Binding<String>) {}

    /// Refused.
    public var body: some View { RefusedView("TextEditor", "show its text with Text, in a frame of its own") }
}
