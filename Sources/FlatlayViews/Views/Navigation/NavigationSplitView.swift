import Foundation

/// Columns of which each leads to the next one. A tablet shows them beside each other, a phone the first one.
///
/// ```swift
/// NavigationSplitView {
///     Folders().navigationTitle("Folders")
/// } detail: {
///     FolderView(folder: selection)
/// }
/// ```
///
/// A tablet in portrait shows only the last column, with a button for the others, unless the visibility binding says
/// otherwise, as on iPadOS.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    /// The view has no body.
    public typealias Body = Never
    private let visibility: NavigationSplitViewVisibility
    private let compactColumn: NavigationSplitViewColumn
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail

    /// Creates three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: .automatic, compactColumn: .sidebar, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Creates three columns, of which a binding says which are visible.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility.wrappedValue, compactColumn: .sidebar, sidebar: sidebar(), content: content(),
            detail: detail())
    }

    /// Creates three columns, of which a binding says which one a phone shows.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility.wrappedValue, compactColumn: preferredCompactColumn.wrappedValue,
            sidebar: sidebar(), content: content(), detail: detail())
    }

    fileprivate init(
        visibility: NavigationSplitViewVisibility, compactColumn: NavigationSplitViewColumn, sidebar: Sidebar,
        content: Content, detail: Detail
    ) {
        self.visibility = visibility
        self.compactColumn = compactColumn
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    /// Adds the node of the columns.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        nodes.append(context.isTablet ? columns(in: context) : stack(in: context))
    }

    private var hasContent: Bool { Content.self != EmptyView.self }

    // MARK: A phone

    private func stack(in context: ViewContext) -> ViewNode {
        let second: AnyView? =
            switch compactColumn {
            case .detail: AnyView(detail)
            case .content where hasContent: AnyView(content)
            default: nil
            }
        return NavigationScreens(context: context, isColumn: true).node(root: sidebar.pushing(second), path: [])
    }

    // MARK: A tablet

    /// The widths of columns on a tablet. Source: UIKit's split view has columns of 320 points.
    private static var width: CGFloat { 320 }

    private func columns(in context: ViewContext) -> ViewNode {
        let isUpright = context.environment.isUprightScreen
        let shown: NavigationSplitViewVisibility =
            visibility == .automatic ? (isUpright ? .detailOnly : hasContent ? .doubleColumn : .all) : visibility
        let showsSidebar = shown == .all || !hasContent && shown == .doubleColumn
        let showsContent = hasContent && shown != .detailOnly
        let toggle = AnyView(Image(systemName: "sidebar.leading").imageScale(.large))
        var columns: [(node: ViewNode?, width: CGFloat?)] = []
        if showsSidebar {
            columns.append(column(sidebar, in: context.entering(0), leading: toggle, background: true))
        }
        if showsContent {
            columns.append(column(content, in: context.entering(1), leading: showsSidebar ? nil : toggle))
        }
        var screens = NavigationScreens(context: context.entering(2), isColumn: true)
        screens.defaultTitleMode = .inline
        if columns.isEmpty { screens.leading = toggle }
        columns.append((screens.node(root: detail, path: []), nil))
        return ColumnsNode(columns: columns, name: "split-view", in: context)
    }

    private func column(
        _ view: some View, in context: ViewContext, leading: AnyView?, background: Bool = false
    ) -> (node: ViewNode?, width: CGFloat?) {
        var screens = NavigationScreens(context: context, isColumn: true)
        screens.leading = leading
        let node = screens.node(root: view, path: [])
        let width = (node as? ScreenNode)?.settings.columnWidth ?? Self.width
        guard background else { return (node, width) }
        let filled = MadeNodes([node]).background(Color(uiColor: .secondarySystemBackground))
        return (filled.makeLayeredNode(in: context.withSafeArea), width)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates two columns.
    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(
            visibility: .automatic, compactColumn: .sidebar, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// Creates two columns, of which a binding says which are visible.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility.wrappedValue, compactColumn: .sidebar, sidebar: sidebar(),
            content: EmptyView(), detail: detail())
    }

    /// Creates two columns, of which a binding says which one a phone shows.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility.wrappedValue, compactColumn: preferredCompactColumn.wrappedValue,
            sidebar: sidebar(), content: EmptyView(), detail: detail())
    }
}

/// Which columns of a split view are visible.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let name: String

    /// As the device suggests.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All columns.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "double-column")
    /// The last column.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detail-only")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    /// The column between the others.
    public static let content = NavigationSplitViewColumn(name: "content")
    /// The last column.
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// How the columns of a split view share the screen, which has no effect: they are beside each other.
public struct NavigationSplitViewStyle: Hashable, Sendable {
    private let name: String

    /// Chosen automatically.
    public static let automatic = NavigationSplitViewStyle(name: "automatic")
    /// The last column becomes narrower.
    public static let balanced = NavigationSplitViewStyle(name: "balanced")
    /// The last column keeps its size.
    public static let prominentDetail = NavigationSplitViewStyle(name: "prominent-detail")
}

nonisolated extension View {
    /// Sets the width of the column of a split view, in points.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        screenSetting { settings, _ in settings.columnWidth = FrameLength.fixed(width) }
    }

    /// Sets the width of the column of a split view, in points: its ideal width.
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        screenSetting { settings, _ in settings.columnWidth = FrameLength.fixed(ideal) }
    }

    /// Has no effect: the columns are beside each other.
    public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { self }
}

extension EnvironmentValues {
    private struct UprightKey: EnvironmentKey {
        static let defaultValue = false
    }

    private struct WideKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Whether the screen is higher than wide, on a tablet.
    package var isUprightScreen: Bool {
        get { self[UprightKey.self] }
        set { self[UprightKey.self] = newValue }
    }

    /// Whether the image has the width of a tablet's screen.
    package var isWideScreen: Bool {
        get { self[WideKey.self] }
        set { self[WideKey.self] = newValue }
    }
}
