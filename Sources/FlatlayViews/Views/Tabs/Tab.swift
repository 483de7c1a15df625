/// A tab of a ``TabView`` with its screen.
///
/// ```swift
/// Tab("Inbox", systemImage: "tray", value: .inbox) { Inbox() }
/// ```
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    /// The tab has no body.
    public typealias Body = Never
    /// The type of the value by which the tab is selected.
    public typealias TabValue = Value
    private let value: Value?
    private let label: Label
    private let content: Content

    private init(value: Value?, content: Content, label: Label) {
        self.value = value
        self.content = content
        self.label = label
    }

    /// Creates a tab with a value and a label.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content(), label: label())
    }

    /// Creates a tab with a label.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    where Value == Never {
        self.init(value: nil, content: content(), label: label())
    }

    /// Adds the tab.
    public func _addTabs(in context: ViewContext, to tabs: inout _TabEntries) {
        let number = tabs.entries.count
        tabs.entries.append(
            TabEntry(
                label: AnyView(CapturedView(label, in: context.entering(1))),
                tag: value.map { AnyHashable($0) }?.withoutOptionals ?? AnyHashable(number), screen: AnyView(content),
                context: context.entering(0)))
    }
}

extension Tab where Label == FlatlayViews.Label<Text, Image> {
    /// Creates a tab with a title, a symbol and a value.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: FlatlayViews.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a tab with a title, a symbol and a value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: FlatlayViews.Label(title, systemImage: systemImage))
    }

    /// Creates a tab with a title, an image and a value.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: FlatlayViews.Label(titleKey, image: image))
    }

    /// Creates a tab with a title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == Never {
        self.init(value: nil, content: content(), label: FlatlayViews.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == Never {
        self.init(value: nil, content: content(), label: FlatlayViews.Label(title, systemImage: systemImage))
    }

    /// Creates a tab with a title and an image.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == Never {
        self.init(value: nil, content: content(), label: FlatlayViews.Label(titleKey, image: image))
    }
}

extension Tab where Label == FlatlayViews.Label<Text, Image> {
    /// Creates the tab of a role, with the label of the system.
    public nonisolated init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content(), label: FlatlayViews.Label("Search", systemImage: "magnifyingglass"))
    }

    /// Creates the tab of a role, with the label of the system.
    public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
        self.init(value: nil, content: content(), label: FlatlayViews.Label("Search", systemImage: "magnifyingglass"))
    }
}

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// A search.
    public static let search = TabRole(name: "search")
}

/// Tabs with a header in the sidebar of a ``TabView``; in a bar they are tabs as others.
nonisolated public struct TabSection<SelectionValue: Hashable, Header: View, Content: TabContent>: TabContent
where Content.TabValue == SelectionValue {
    /// The section has no body.
    public typealias Body = Never
    /// The type of the values by which tabs are selected.
    public typealias TabValue = SelectionValue
    private let title: String?
    private let content: Content

    /// Creates a section with a title.
    public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text {
        title = Text(titleKey).string(in: EnvironmentValues())
        self.content = content()
    }

    /// Creates a section with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text {
        self.title = String(title)
        self.content = content()
    }

    /// Creates a section without a title.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
        title = nil
        self.content = content()
    }

    /// Creates a section with a header, whose text is its title.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
        title = (header() as? Text)?.string(in: EnvironmentValues())
        self.content = content()
    }

    /// Adds the tabs of the section.
    public func _addTabs(in context: ViewContext, to tabs: inout _TabEntries) {
        let start = tabs.entries.count
        content._addTabs(in: context.entering(0), to: &tabs)
        for index in start..<tabs.entries.count { tabs.entries[index].section = title ?? "" }
    }

    /// Has no effect: images receive no touches.
    public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some TabContent<TabValue> { self }
}
