import Foundation

/// A label that opens a menu. An image shows the label, drawn as a button.
nonisolated public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let action: () -> Void

    /// Creates a menu. Its content is not evaluated.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        action = {}
    }

    /// Creates a menu with a primary action. Its content is not evaluated.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.label = label()
        action = primaryAction
    }

    /// The label as a button.
    public var body: some View {
        Button(action: action, label: { label })
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a title. Its content is not evaluated.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        label = Text(titleKey)
        action = {}
    }

    /// Creates a menu with a title. Its content is not evaluated.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        label = Text(title)
        action = {}
    }
}

extension Menu where Label == FlatlayViews.Label<Text, Image> {
    /// Creates a menu with a title and a symbol. Its content is not evaluated.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        label = FlatlayViews.Label(titleKey, systemImage: systemImage)
        action = {}
    }
}
