/// A screen of a tab view with what its tab shows.
struct TabEntry {
    /// The label in the bar.
    var label: AnyView?
    /// The value by which the tab is selected.
    var tag: AnyHashable?
    /// The text of the badge.
    var badge: Text?
    /// The section of the tab in a sidebar.
    var section: String?
    /// The screen.
    var screen: AnyView
    /// The context of the screen.
    var context: ViewContext
}

/// Finds the tabs of a tab view.
enum TabList {
    /// Returns the tabs in their order.
    static func tabs(of content: some View, in context: ViewContext) -> [TabEntry] {
        if let tabs = content as? any TabListing { return tabs.entries(in: context) }
        return ViewElement.elements(of: content, in: context).enumerated().map { index, element in
            entry(of: element, at: index)
        }
    }

    /// Reads the tab of a view from its nodes, which are made in surroundings of their own: no action of them runs, and
    /// no state of them stays.
    private static func entry(of element: ViewElement, at index: Int) -> TabEntry {
        let view = AnyView(unknown: element.view)
        let scratch = DrawingResources(
            textShaper: element.context.resources.textShaper, images: element.context.resources.images,
            symbols: element.context.resources.symbols)
        var environment = element.context.environment
        environment.screen = nil
        var context = ViewContext(environment: environment, resources: scratch)
        context.scope = element.context.scope?.copy()
        defer { context.store.discardAll() }
        let first = view.makeNodes(in: context).first
        let tag = first?.trait(ContainerTrait.Tag.self) ?? element.id ?? AnyHashable(index)
        return TabEntry(
            label: first?.trait(ContainerTrait.TabItem.self).map { AnyView($0) }, tag: tag.withoutOptionals,
            badge: first?.trait(ContainerTrait.Badge.self), screen: view, context: element.context)
    }
}

/// Content that lists its tabs itself.
protocol TabListing {
    func entries(in context: ViewContext) -> [TabEntry]
}

nonisolated extension View {
    /// Sets the label of the view's tab in a ``TabView``.
    ///
    /// ```swift
    /// Inbox().tabItem { Label("Inbox", systemImage: "tray") }
    /// ```
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: TabItemLabel(content: label())))
    }
}

nonisolated private struct TabItemModifier<Label: View>: ViewModifier {
    typealias Body = Never
    let label: Label

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        content.layoutValue(key: ContainerTrait.TabItem.self, value: CapturedView(label, in: context.entering(1)))
            ._makeNodes(in: context, into: &nodes)
    }
}

/// The label of a tab: a ``Label``, or an image and a text one after the other.
nonisolated private struct TabItemLabel<Content: View>: View {
    typealias Body = Never
    let content: Content

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let parts = ViewElement.elements(of: content, in: context)
        let images = parts.filter { $0.view is Image }.map { AnyView(unknown: $0.view) }
        let texts = parts.filter { $0.view is Text }.map { AnyView(unknown: $0.view) }
        guard images.count + texts.count == parts.count, !parts.isEmpty else {
            return content.addNodes(in: context, into: &nodes)
        }
        Label(title: { texts.first }, icon: { images.first })._makeNodes(in: context, into: &nodes)
    }
}
