import Foundation

/// Turns what the views of a screen say into the content of its bars.
struct ScreenBarContent {
    let settings: ScreenSettings
    let scroll: ScrollReach
    let context: ViewContext

    /// The navigation bar, without a way back.
    func navigationBar(_ mode: ToolbarTitleDisplayMode) -> NavigationBar.Content {
        var bar = NavigationBar.Content()
        bar.title = settings.title
        bar.subtitle = settings.subtitle
        let hasTitle = settings.title.map { !$0.string(in: context.environment).isEmpty } ?? false
        bar.isLarge = mode == .large && hasTitle
        bar.isInlineLarge = mode == .inlineLarge && hasTitle
        bar.scrolled = scroll.top
        bar.leading = items(in: .leading)
        bar.trailing = trailing
        bar.center = items(in: .center)
        bar.search = searchField
        bar.background = settings.value(\.backgrounds, for: .navigationBar)
        switch settings.value(\.backgroundVisibility, for: .navigationBar) {
        case .visible: bar.hasBackground = true
        case .hidden: bar.hasBackground = false
        case .automatic, nil: bar.hasBackground = nil
        }
        bar.colorScheme = settings.value(\.colorSchemes, for: .navigationBar)
        return bar
    }

    private var searchField: SearchField? {
        settings.search.map { search in
            var field = SearchField(prompt: search.prompt)
            field.text = search.text
            field.isActive = search.isActive
            if search.isActive { field.scopes = settings.searchScopes.map { AnyView($0) } }
            return field
        }
    }

    /// The items after the title, and the button with three dots for those of which few people know.
    private var trailing: AnyView? {
        let overflow = settings.items.contains { $0.placement.region == .overflow }
        let items = items(in: .trailing)
        guard overflow else { return items }
        return AnyView(
            HStack(spacing: Self.spacing) {
                items
                Image(systemName: "ellipsis.circle").imageScale(.large)
            })
    }

    /// The distance between items; chosen by eye.
    private static let spacing: CGFloat = 18

    private func items(in region: ToolbarItemPlacement.Region) -> AnyView? {
        let entries = settings.items.filter { $0.placement.region == region }
        guard !entries.isEmpty else { return nil }
        return AnyView(HStack(spacing: Self.spacing) { row(entries) }.modifier(BarItemLook()))
    }

    private func row(_ entries: [ToolbarEntry]) -> some View {
        ForEach(Array(entries.indices), id: \.self) { index in
            switch entries[index].content {
            case .view(let view): view.modifier(ProminentItem(isProminent: entries[index].placement.isProminent))
            case .fixedSpace: Color.clear.frame(width: 8, height: 1)
            case .flexibleSpace: Spacer(minLength: 0)
            }
        }
    }

    /// The bar below the content; nil if there are no items for it.
    func bottomBar(insets: EdgeInsets) -> BottomBar? {
        let entries = settings.items.filter { $0.placement.region == .bottom }
        guard !entries.isEmpty, !settings.hides(.bottomBar) else { return nil }
        let background: Bool
        switch settings.value(\.backgroundVisibility, for: .bottomBar) {
        case .visible: background = true
        case .hidden: background = false
        case .automatic, nil: background = scroll.bottom > 0
        }
        return BottomBar(
            items: AnyView(HStack(spacing: Self.spacing) { row(entries) }.modifier(BarItemLook())), insets: insets,
            showsBackground: background, style: settings.value(\.backgrounds, for: .bottomBar))
    }
}

/// The bar below the content of a screen with its items.
///
/// Source: UIKit's toolbar is 44 points high, and has margins of 16 points.
nonisolated struct BottomBar: View {
    let items: AnyView
    /// The part of the screen that the home indicator and the sides of the device cover.
    let insets: EdgeInsets
    let showsBackground: Bool
    let style: AnyShapeStyle?

    /// The height without the home indicator.
    static let height: CGFloat = 44

    var body: some View {
        items
            .frame(maxWidth: .infinity)
            .frame(height: Self.height)
            .padding(.horizontal, 16)
            .padding(EdgeInsets(top: 0, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
            .background { if showsBackground { BarBackground(edge: .top, style: style) } }
            .defaultForegroundStyle(.tint)
            .nodeName("bottom-bar")
    }
}

/// The look of items in bars: labels without titles, symbols of the large scale.
nonisolated private struct BarItemLook: ViewModifier {
    func body(content: Content) -> some View {
        content.labelStyle(.iconOnly).imageScale(.large).font(.body).lineLimit(1)
    }
}

/// The item that ends a task is semibold.
nonisolated private struct ProminentItem: ViewModifier {
    let isProminent: Bool

    func body(content: Content) -> some View {
        if isProminent { content.font(.headline) } else { content }
    }
}
