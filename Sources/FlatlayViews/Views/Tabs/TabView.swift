import Foundation

/// Several screens above a tab bar; one of them is visible.
///
/// ```swift
/// TabView(selection: $tab) {
///     Tab("Inbox", systemImage: "tray", value: .inbox) { Inbox() }.badge(3)
///     Tab("Search", systemImage: "magnifyingglass", value: .search) { Search() }
/// }
/// ```
///
/// Only the visible screen is evaluated. The other screens are created only for the settings of their tabs, and their
/// actions don't run. With the style `.page`, the screens are pages with dots below them.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    /// The tabs have no body.
    public typealias Body = Never
    private let selection: AnyHashable?
    private let content: Content

    /// Creates tabs one of which is selected.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.flatMap { AnyHashable($0.wrappedValue).withoutOptionals }
        self.content = content()
    }

    /// Adds the node of the visible screen with the bar.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let tabs = TabList.tabs(of: content, in: context)
        let screens = TabScreens(context: context, tabs: tabs, selection: selection)
        nodes.append(screens.node())
    }
}

extension TabView where SelectionValue == Int {
    /// Creates tabs, with the first one selected.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView {
    /// Creates tabs one of which is selected.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = AnyHashable(selection.wrappedValue).withoutOptionals
        self.content = TabContentBuilder<SelectionValue>.Content(content())
    }

    /// Creates tabs, with the first one selected.
    public init<C: TabContent>(
        @TabContentBuilder<Never> content: () -> C
    ) where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content())
    }
}
