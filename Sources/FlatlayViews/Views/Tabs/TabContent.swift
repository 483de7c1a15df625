import ActorLeases

/// The tabs of a ``TabView``.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the values by which tabs are selected.
    associatedtype TabValue: Hashable
    /// The type of the body.
    associatedtype Body: TabContent
    /// The tabs.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

    /// Adds the tabs. Part of the conversion of views to layout; not for use in apps.
    nonisolated func _addTabs(in context: ViewContext, to tabs: inout _TabEntries)
}

/// The tabs of a tab view. Not for use in apps.
public struct _TabEntries {
    var entries: [TabEntry] = []
}

nonisolated extension TabContent {
    /// Adds the tabs of ``body``, evaluated with the environment of the context.
    public func _addTabs(in context: ViewContext, to tabs: inout _TabEntries) {
        guard let inner = context.enteringBody(of: Self.self) else { return }
        inner.evaluating(self) { leasedContent._addTabs(in: inner, to: &tabs) }
    }

    /// The body, for code that holds a lease.
    private var leasedContent: Body { leased { (content: Self) in content.body }(self) }
}

nonisolated extension TabContent where Body == Never {
    /// Not for use: the content adds its tabs itself.
    public var body: Never {
        // `Never` has no value to return, and nothing in the package calls this.
        fatalError("\(Self.self) has no body")
    }
}

extension Never: TabContent {
    /// There are no values.
    public typealias TabValue = Never

    /// Adds no tabs.
    public func _addTabs(in context: ViewContext, to tabs: inout _TabEntries) {}
}

nonisolated extension TabContent {
    /// Shows a number at the tab; none for zero.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        _ChangedTabs(content: self) { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
    }

    /// Shows a text at the tab.
    public func badge(_ label: Text?) -> some TabContent<TabValue> { _ChangedTabs(content: self) { $0.badge = label } }

    /// Shows a text at the tab.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }

    /// Shows a text at the tab.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        badge(label.map { Text(verbatim: String($0)) })
    }

    /// Leaves the tab out of the bar.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        _ChangedTabs(content: self) { if hidden { $0.label = nil } }
    }

    /// Has no effect: a user changes tabs, not an image.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

    /// Has no effect: a user changes tabs, not an image.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }

    /// Has no effect: a user changes tabs, not an image.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }

    /// Has no effect: tabs are in the bar and in the sidebar.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

    /// Has no effect: images carry no accessibility information.
    public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }

    /// Has no effect: images receive no touches.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some TabContent<TabValue> { self }
}

/// Tabs with a change.
nonisolated public struct _ChangedTabs<Content: TabContent>: TabContent {
    /// The tabs have no body.
    public typealias Body = Never
    /// The type of the values by which tabs are selected.
    public typealias TabValue = Content.TabValue
    let content: Content
    let change: (inout TabEntry) -> Void

    /// Adds the changed tabs.
    public func _addTabs(in context: ViewContext, to tabs: inout _TabEntries) {
        var inner = _TabEntries()
        content._addTabs(in: context, to: &inner)
        for index in inner.entries.indices { change(&inner.entries[index]) }
        tabs.entries += inner.entries
    }
}

/// How a user may customize a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String

    /// Chosen automatically.
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    /// The tab can be moved, not removed.
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    /// The tab stays where it is.
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where the tabs of an adaptable tab view are.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    /// Everywhere.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// In the bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tab-bar")
    /// In the sidebar.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab is.
public struct TabPlacement: Hashable, Sendable {
    private let name: String

    /// Chosen automatically.
    public static let automatic = TabPlacement(name: "automatic")
    /// Always visible.
    public static let pinned = TabPlacement(name: "pinned")
    /// In the sidebar alone.
    public static let sidebarOnly = TabPlacement(name: "sidebar-only")
}
