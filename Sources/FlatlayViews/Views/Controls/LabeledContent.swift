import Foundation

/// A label with a value at the trailing edge.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    /// Creates a label with a value.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// The label, and the value in the secondary foreground style. With hidden labels, only the value.
    public var body: some View {
        if areLabelsHidden {
            content
        } else {
            LabeledRow {
                label
            } value: {
                content.defaultForegroundStyle(.secondary)
            }
        }
    }
}

extension LabeledContent where Label == Text {
    /// Creates a title with a value.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a title with a value.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a title with a text.
    public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    /// Creates a title with a text.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// Creates a title with a value in a format.
    public init<Format: FormatStyle>(_ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }
}
