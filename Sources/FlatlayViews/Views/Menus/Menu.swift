import Foundation

/// A label that opens a menu. An image shows the label, drawn as a button, and the menu where
/// ``View/menuPresented(_:)`` opens it.
nonisolated public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let action: () -> Void
    @Environment(\.isInMenu) private var isInMenu

    /// Creates a menu.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        action = {}
    }

    /// Creates a menu with a primary action, which a tap runs; the menu opens when the label is held.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.content = content()
        self.label = label()
        action = primaryAction
    }

    /// The label as a button, with the open menu; in a menu, a row that leads to another one.
    public var body: some View {
        if isInMenu {
            MenuRow(label: AnyView(label), mark: .submenu)
        } else {
            Button(action: action, label: { label }).modifier(MenuModifier(items: content))
        }
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        label = Text(titleKey)
        self.content = content()
        action = {}
    }

    /// Creates a menu with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        label = Text(title)
        self.content = content()
        action = {}
    }

    /// Creates a menu with a title and a primary action, which a tap runs; the menu opens when the label is held.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        label = Text(titleKey)
        self.content = content()
        action = primaryAction
    }
}

extension Menu where Label == FlatlayViews.Label<Text, Image> {
    /// Creates a menu with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        label = FlatlayViews.Label(titleKey, systemImage: systemImage)
        self.content = content()
        action = {}
    }

    /// Creates a menu with a title and a symbol.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) {
        label = FlatlayViews.Label(title, systemImage: systemImage)
        self.content = content()
        action = {}
    }

    /// Creates a menu with a title, a symbol and a primary action.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        label = FlatlayViews.Label(titleKey, systemImage: systemImage)
        self.content = content()
        action = primaryAction
    }
}
