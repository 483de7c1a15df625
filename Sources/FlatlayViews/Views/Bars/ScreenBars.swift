import Foundation

/// The bars of a screen, in front of content that scrolls below them.
///
/// It is as large as the screen: put it in front of the content, and let it ignore the safe area. The content has the
/// insets of ``contentInsets(collapsed:)``.
nonisolated package struct ScreenBars: View {
    private let look: ScreenLook?
    private let statusBar: StatusBar.Content?
    private let navigationBar: NavigationBar.Content?
    private let tabBar: (items: [TabBar.Item], selection: Int)?
    private let showsHomeIndicator: Bool
    private let safeAreaInsets: EdgeInsets
    /// Where the bars are described; nil for bars that are made in Swift.
    package var origins = Origins()

    /// The places of bars in the file that describes them.
    package struct Origins {
        var navigationBar: ViewOrigin?
        var tabBar: ViewOrigin?

        package init(navigationBar: ViewOrigin? = nil, tabBar: ViewOrigin? = nil) {
            self.navigationBar = navigationBar
            self.tabBar = tabBar
        }
    }

    /// Creates the bars of a screen.
    ///
    /// - Parameters:
    ///   - look: the device; nil for a canvas of another size, which has no status bar.
    ///   - safeAreaInsets: the part of the screen that the status bar and the home indicator cover.
    package init(
        on look: ScreenLook?, safeAreaInsets: EdgeInsets, statusBar: StatusBar.Content? = nil,
        navigationBar: NavigationBar.Content? = nil, tabBar: (items: [TabBar.Item], selection: Int)? = nil,
        showsHomeIndicator: Bool = false
    ) {
        self.look = look
        self.safeAreaInsets = safeAreaInsets
        self.statusBar = statusBar
        self.navigationBar = navigationBar
        self.tabBar = tabBar
        self.showsHomeIndicator = showsHomeIndicator
    }

    private var isTablet: Bool { look?.body == .tablet }

    /// How much lower the navigation bar is than at rest, because content has scrolled below it.
    package var collapse: CGFloat { navigationBar?.collapse ?? 0 }

    /// The part of the screen that the bars cover in addition to the safe area.
    ///
    /// - Parameter collapsed: whether a large title covers only what is left of it, instead of its height at rest.
    package func contentInsets(collapsed: Bool) -> EdgeInsets {
        let top = navigationBar.map { NavigationBar.height(of: $0, isTablet: isTablet) - (collapsed ? $0.collapse : 0) }
        return EdgeInsets(
            top: top ?? 0, leading: 0,
            bottom: tabBar == nil ? 0 : TabBar.height(isTablet: isTablet), trailing: 0)
    }

    package var body: some View {
        VStack(spacing: 0) {
            top
            Spacer(minLength: 0)
            if let tabBar {
                let area = TabBarArea(
                    bar: TabBar(items: tabBar.items, selection: tabBar.selection, isTablet: isTablet),
                    insets: EdgeInsets(top: 0, leading: 0, bottom: safeAreaInsets.bottom, trailing: 0))
                if let origin = origins.tabBar { AnyView(area, from: origin) } else { area }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .top) {
            if let look, let statusBar { StatusBar(statusBar, on: look) }
        }
        .overlay(alignment: .bottom) {
            if showsHomeIndicator { HomeIndicator() }
        }
    }

    /// The navigation bar with its background, which reaches to the top of the screen.
    @ViewBuilder private var top: some View {
        if let navigationBar {
            let area = NavigationBarArea(
                content: navigationBar, isTablet: isTablet,
                insets: EdgeInsets(top: safeAreaInsets.top, leading: 0, bottom: 0, trailing: 0))
            if let origin = origins.navigationBar { AnyView(area, from: origin) } else { area }
        }
    }
}

/// The line at the bottom edge of a screen without a button.
///
/// Sources: 5 points high, 8 above the edge. The width is 36 % of the screen's, which is 139 points on one of 390; it is
/// chosen by eye for tablets.
nonisolated private struct HomeIndicator: View {
    var body: some View {
        GeometryReader { proxy in
            let width = proxy.size.width > 600 ? proxy.size.width * 0.3 : (proxy.size.width * 0.357).rounded()
            Capsule().frame(width: width, height: 5).frame(maxWidth: .infinity)
        }
        .frame(height: 5)
        .padding(.bottom, 8)
    }
}
