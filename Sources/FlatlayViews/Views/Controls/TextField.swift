import FlatlayControls
import Foundation

/// A field for text of one line, or of several along the vertical axis. An image shows its text, or its prompt while it is
/// empty.
///
/// ```swift
/// TextField("Email", text: $email).textFieldStyle(.roundedBorder)
/// ```
nonisolated public struct TextField<Label: View>: View {
    private let configuration: TextFieldStyleConfiguration

    init(_ configuration: TextFieldStyleConfiguration) {
        self.configuration = configuration
    }

    init(text: TextValue, prompt: Text?, axis: Axis = .horizontal, label: Label) {
        configuration = TextFieldStyleConfiguration(text: text, prompt: prompt, axis: axis, label: AnyView(label))
    }

    /// Creates a text field.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label) {
        self.init(text: TextValue(text.wrappedValue), prompt: prompt, axis: axis, label: label())
    }

    /// Creates a text field for a value in a format, in the locale of the environment unless the format sets one.
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String {
        self.init(text: TextValue(value.wrappedValue, format: format), prompt: prompt, label: label())
    }

    /// Creates a text field for a value in a format; without a value it is empty.
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String {
        self.init(
            text: value.wrappedValue.map { TextValue($0, format: format) } ?? TextValue(""), prompt: prompt,
            label: label())
    }

    /// The field, drawn by the style of the environment.
    public var body: some View {
        StyledControl(configuration: configuration, slot: \.textFieldStyle) { FieldContent(configuration: $0) }
            .focusableControl()
    }
}

extension TextField where Label == Text {
    /// Creates a text field with a title, which it shows while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a text field with a title, which it shows while it is empty.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// Creates a text field with a title; the actions are never run.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(text: text) { Text(titleKey) }
    }

    /// Creates a text field with a title; the action is never run.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text) { Text(titleKey) }
    }

    /// Creates a text field for a value in a format.
    public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a text field for a value in a format; without a value it is empty.
    public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a text field for a value in a format.
    @_disfavoredOverload
    public init<Title: StringProtocol, Format: ParseableFormatStyle>(
        _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Creates a text field for a value that a formatter writes.
    public init<Value>(_ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil)
    {
        self.init(text: TextValue(value.wrappedValue, formatter: formatter), prompt: prompt, label: Text(titleKey))
    }
}

/// A field that shows a dot for each character of its text.
nonisolated public struct SecureField<Label: View>: View {
    private let field: TextField<Label>

    /// Creates a field.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        field = TextField(text: TextValue(FieldLook.dots(for: text.wrappedValue)), prompt: prompt, label: label())
    }

    /// The field.
    public var body: some View { field }
}

extension SecureField where Label == Text {
    /// Creates a field with a title, which it shows while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a title, which it shows while it is empty.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a field with a title; the action is never run.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text) { Text(titleKey) }
    }
}

/// A field for text of many lines. It takes the size that it is proposed, and draws the beginning of its text.
nonisolated public struct TextEditor: View {
    private let text: String
    @Environment(\.listSettings) private var settings
    @Environment(\.rowSurroundings) private var surroundings

    /// Creates a text editor.
    public init(text: Binding<String>) {
        self.text = text.wrappedValue
    }

    /// The text on the system's background; 8 points above and 5 beside it, as in UIKit's text view.
    public var body: some View {
        Color.clear
            .frame(minHeight: surroundings == .none ? nil : 22)
            .overlay(alignment: .topLeading) {
                Text(verbatim: text).padding(.horizontal, 5).padding(.vertical, 8)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
            .clipped()
            .background(
                Color(uiColor: settings.isBackgroundHidden || surroundings != .none ? .clear : .systemBackground)
            )
            .focusableControl()
    }
}

/// The text of a field, or its prompt in the colour of placeholders. A field takes the whole width.
nonisolated struct FieldContent: View {
    let configuration: TextFieldStyleConfiguration
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.self) private var environment

    var body: some View {
        lines
            .faded(isEnabled: isEnabled)
            .frame(maxWidth: .infinity, alignment: frameAlignment)
    }

    /// A horizontal field has one line; a vertical one has as many as the view says.
    @ViewBuilder private var lines: some View {
        if configuration.axis == .horizontal { content.lineLimit(1) } else { content }
    }

    @ViewBuilder private var content: some View {
        let text = configuration.text.string(environment)
        if !text.isEmpty {
            Text(verbatim: text)
        } else if let prompt = configuration.prompt {
            prompt.foregroundStyle(Color(uiColor: FieldLook.placeholderColor))
        } else {
            configuration.label.foregroundStyle(Color(uiColor: FieldLook.placeholderColor))
        }
    }

    private var frameAlignment: Alignment {
        switch alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
