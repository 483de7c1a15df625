import FlatlayControls
import Foundation

/// Builds the visible screen of a tab view with its bar, its dots or its sidebar.
struct TabScreens {
    let context: ViewContext
    let tabs: [TabEntry]
    let selection: AnyHashable?

    /// The number of the visible screen. A selection without a tab shows the first one, as on iOS.
    private var selected: Int { tabs.firstIndex { selection != nil && $0.tag == selection } ?? 0 }

    /// Returns the node of the tab view.
    func node() -> ViewNode {
        switch context.environment.tabViewKind.kind {
        case .page(let mode): pages(mode)
        case .sidebar where context.isTablet: sidebar
        case .bar, .sidebar: screens
        }
    }

    /// The visible screen. Its own tab views have the default style.
    private func content(_ screen: ScreenContext?) -> ViewNode? {
        guard tabs.indices.contains(selected) else { return nil }
        let tab = tabs[selected]
        var inner = tab.context
        if inner.environment.tabViewKind.kind != .bar { inner.environment.tabViewKind = _TabViewKind(kind: .bar) }
        return inner.screenNode(of: tab.screen, screen: screen)
    }

    // MARK: A bar

    /// The most tabs in a bar. Source: UIKit shows five on a phone, the last of which leads to the others.
    private static let limit = 5

    private var screens: ViewNode {
        let screen = ScreenContext(.tab, outer: context.environment.screen)
        return ScreenNode(content(screen), screen: screen, name: "tab-view", environment: context.environment) {
            settings, scroll, insets in
            bars(settings, scroll, insets)
        }
    }

    private func bars(_ settings: ScreenSettings, _ scroll: ScrollReach, _ insets: EdgeInsets) -> ScreenBarNodes {
        var result = ScreenBarNodes()
        let labelled = tabs.indices.filter { tabs[$0].label != nil }
        guard !labelled.isEmpty, !settings.hides(.tabBar) else { return result }
        var entries = labelled.map {
            TabBar.Entry(label: tabs[$0].label ?? AnyView(EmptyView()), badge: tabs[$0].badge)
        }
        var marked = labelled.firstIndex(of: selected) ?? -1
        if !context.isTablet, entries.count > Self.limit {
            entries = Array(entries.prefix(Self.limit - 1))
            entries.append(TabBar.Entry(label: AnyView(Label("More", systemImage: "ellipsis")), badge: nil))
            marked = min(marked, Self.limit - 1)
        }
        let background: Bool
        switch settings.value(\.backgroundVisibility, for: .tabBar) {
        case .visible: background = true
        case .hidden: background = false
        case .automatic, nil: background = scroll.bottom > 0
        }
        var inner = context.entering(-1)
        inner.environment.takeLookOfBars()
        if background, let scheme = settings.value(\.colorSchemes, for: .tabBar) {
            inner.environment.colorScheme = scheme
        }
        result.bottomHeight = TabBar.height(isTablet: context.isTablet)
        result.bottom = TabBarArea(
            bar: TabBar(entries: entries, selection: marked, isTablet: context.isTablet), insets: insets,
            showsBackground: background, style: settings.value(\.backgrounds, for: .tabBar)
        ).makeLayeredNode(in: inner)
        return result
    }

    // MARK: Pages

    private func pages(_ mode: PageTabViewStyle.IndexDisplayMode) -> ViewNode {
        let showsDots = mode == .always || mode == .automatic && tabs.count > 1
        let page = MadeNodes(content(context.environment.screen).map { [$0] } ?? [])
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .bottom) {
                if showsDots {
                    PageDots(
                        count: tabs.count, selection: selected,
                        hasBackground: context.environment.pageIndexBackground == .always)
                }
            }
            .nodeName("pages")
        return page.makeLayeredNode(in: context.entering(-1)) ?? ViewNode(context.environment)
    }

    // MARK: A sidebar

    private var sidebar: ViewNode {
        let screen = ScreenContext(.tab, outer: context.environment.screen)
        let content = content(screen)
        let bar = TabSidebar(tabs: tabs, selection: selected).makeLayeredNode(in: context.entering(-1))
        return ColumnsNode(
            columns: [(bar, TabSidebar.width), (content, nil)], name: "tab-view", in: context)
    }
}

/// The dots below pages.
nonisolated private struct PageDots: View {
    let count: Int
    let selection: Int
    let hasBackground: Bool

    /// More dots would not fit on a phone.
    private static let limit = 20

    var body: some View {
        ControlPicture(
            PageDotsLook(
                count: min(count, Self.limit), current: min(selection, Self.limit - 1), hasGround: hasBackground)
        )
        .padding(.bottom, 12)
        .nodeName("page-dots")
    }
}

/// The tabs of a tab view in a column of a tablet.
///
/// Its width is that of a split view's column; the rest is chosen by eye.
nonisolated private struct TabSidebar: View {
    let tabs: [TabEntry]
    let selection: Int

    static let width: CGFloat = 320

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(tabs.indices.filter { tabs[$0].label != nil }, id: \.self) { index in
                if let section = tabs[index].section, !section.isEmpty, index == 0 || tabs[index - 1].section != section
                {
                    Text(verbatim: section).font(.headline).padding(.horizontal, 12).padding(.top, 18)
                        .padding(.bottom, 4)
                }
                row(index)
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 16)
        .padding(.top, 58)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background(Color(uiColor: .secondarySystemBackground))
        .nodeName("sidebar")
    }

    private func row(_ index: Int) -> some View {
        HStack(spacing: 0) {
            tabs[index].label.font(.body).foregroundStyle(
                index == selection ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
            Spacer(minLength: 8)
            if let badge = tabs[index].badge { badge.font(.body).foregroundStyle(.secondary) }
        }
        .padding(.horizontal, 12)
        .frame(height: 44)
        .background {
            if index == selection { RoundedRectangle(cornerRadius: 10).fill(Color(uiColor: .tertiarySystemFill)) }
        }
    }
}
