import Foundation

/// How a ``TabView`` shows its screens.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// The kind. Not for use in apps.
    nonisolated var _kind: _TabViewKind { get }
}

/// A kind of tab view. Not for use in apps.
public struct _TabViewKind: Hashable, Sendable {
    enum Kind: Hashable {
        case bar, sidebar
        case page(PageTabViewStyle.IndexDisplayMode)
    }

    let kind: Kind
}

/// A bar with tabs.
nonisolated public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// A bar. Not for use in apps.
    public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}

/// A bar with tabs, and nothing else.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// A bar. Not for use in apps.
    public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}

/// A bar with tabs on a phone, and a sidebar on a tablet.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// A sidebar. Not for use in apps.
    public var _kind: _TabViewKind { _TabViewKind(kind: .sidebar) }
}

/// Pages with dots below them.
nonisolated public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// Whether there are dots.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String

        /// There are dots if there is more than one page.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// There are dots.
        public static let always = IndexDisplayMode(name: "always")
        /// There are no dots.
        public static let never = IndexDisplayMode(name: "never")
    }

    private let indexDisplayMode: IndexDisplayMode

    /// Creates the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    /// Pages. Not for use in apps.
    public var _kind: _TabViewKind { _TabViewKind(kind: .page(indexDisplayMode)) }
}

nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar with tabs.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar with tabs, and nothing else.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar with tabs on a phone, and a sidebar on a tablet.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages with dots below them.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages with or without dots below them.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// How the dots of pages look.
nonisolated public struct PageIndexViewStyle: Sendable {
    /// Whether the dots have a background.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String

        /// Only while a user touches them.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// Only while a user touches them.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// Always.
        public static let always = BackgroundDisplayMode(name: "always")
        /// Never.
        public static let never = BackgroundDisplayMode(name: "never")
    }

    let backgroundDisplayMode: BackgroundDisplayMode

    /// Creates the style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }

    /// Dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots with or without a background.
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

/// When a tab bar becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// Chosen automatically.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// While content scrolls down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "on-scroll-down")
    /// While content scrolls up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "on-scroll-up")
    /// Never.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

extension EnvironmentValues {
    private struct TabStyleKey: EnvironmentKey {
        static let defaultValue = _TabViewKind(kind: .bar)
    }

    private struct PageIndexKey: EnvironmentKey {
        static let defaultValue = PageIndexViewStyle.BackgroundDisplayMode.automatic
    }

    /// The style of tab views.
    var tabViewKind: _TabViewKind {
        get { self[TabStyleKey.self] }
        set { self[TabStyleKey.self] = newValue }
    }

    /// Whether the dots of pages have a background.
    var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[PageIndexKey.self] }
        set { self[PageIndexKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets how tab views inside show their screens.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewKind, style._kind)
    }

    /// Sets how the dots of pages look.
    public func indexViewStyle(_ style: PageIndexViewStyle) -> some View {
        environment(\.pageIndexBackground, style.backgroundDisplayMode)
    }

    /// Has no effect: bars are drawn as on iOS 18, where they stay as they are.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    /// Draws nothing: bars are drawn as on iOS 18, which has no accessory.
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// Draws nothing: the sidebar of tabs has no header.
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// Draws nothing: the sidebar of tabs has no footer.
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// Draws nothing: the sidebar of tabs has no bar.
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
