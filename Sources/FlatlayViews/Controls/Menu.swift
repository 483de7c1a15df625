import Foundation

/// A label that opens a menu. A picture shows the label, in the style of a button.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let action: () -> Void

    /// A menu. Its content is not made.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        action = {}
    }

    /// A menu with an action of its own. Its content is not made.
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
    /// A menu with a title. Its content is not made.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        label = Text(titleKey)
        action = {}
    }

    /// A menu with a title. Its content is not made.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        label = Text(title)
        action = {}
    }
}

extension Menu where Label == FlatlayViews.Label<Text, Image> {
    /// A menu with a title and a symbol. Its content is not made.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        label = FlatlayViews.Label(titleKey, systemImage: systemImage)
        action = {}
    }
}
