import Foundation

/// Builds the screens of a stack, and the bars of the one that is visible.
struct NavigationScreens {
    /// The context of the stack.
    let context: ViewContext
    /// Whether the bars are those of a column, which leaves them to a stack inside.
    let isColumn: Bool
    /// How the title of a screen is shown that says nothing about it.
    var defaultTitleMode = ToolbarTitleDisplayMode.large
    /// The view before the items at the leading edge: the button of a sidebar.
    var leading: AnyView?
    /// Whether the first screen has a way back, as the detail of a split view on a phone has.
    var backTitle: Text??

    /// Screens that present others may do so without end.
    private static let levelLimit = 64

    /// A screen with what its views say.
    private struct Level {
        var node: ViewNode?
        var screen: ScreenContext
        var titleMode: ToolbarTitleDisplayMode
    }

    /// Returns the node of a stack.
    ///
    /// 1. The root registers the screens that values lead to, and its title.
    /// 2. Each value of the path is a screen on top of the one before it.
    /// 3. A screen that presents another one by a binding has that one on top of it.
    ///
    /// Values without a screen are left out, with a warning.
    func node(root: some View, path: [Any]) -> ViewNode {
        if !isColumn, let outer = context.environment.screen, outer.isColumn { outer.hasInnerStack = true }
        let destinations = NavigationDestinations()
        var levels = [level(of: root, at: 0, after: nil, destinations)]
        for value in path {
            guard let view = destinations.view(for: value) else {
                context.resources.diagnostics.warn(
                    "a path has a value of the type \(type(of: (value as? AnyHashable)?.base ?? value)), for which "
                        + "there is no screen; set one with navigationDestination(for:destination:) in the root of the "
                        + "navigation stack", node: "")
                continue
            }
            levels.append(level(of: view, at: levels.count, after: levels.last, destinations))
            if levels.count == Self.levelLimit { break }
        }
        while levels.count < Self.levelLimit, let pushed = levels.last?.screen.settings.pushed {
            levels.append(level(of: pushed, at: levels.count, after: levels.last, destinations))
        }
        let previous = levels.count > 1 ? levels[levels.count - 2] : nil
        let visible = levels[levels.count - 1]
        return ScreenNode(
            visible.node, screen: visible.screen, name: "navigation-stack", environment: context.environment
        ) { settings, scroll, insets in
            bars(of: visible, after: previous, settings, scroll, insets)
        }
    }

    private func level(
        of view: some View, at position: Int, after previous: Level?, _ destinations: NavigationDestinations
    ) -> Level {
        let screen = ScreenContext(
            .navigation, outer: context.environment.screen, destinations: destinations, isColumn: isColumn)
        let node = context.entering(position).screenNode(of: view, screen: screen)
        return Level(node: node, screen: screen, titleMode: titleMode(screen.settings, after: previous?.titleMode))
    }

    /// A screen without a mode has that of the one before it, and the first one a large title.
    private func titleMode(
        _ settings: ScreenSettings, after previous: ToolbarTitleDisplayMode?
    ) -> ToolbarTitleDisplayMode {
        settings.titleMode == .automatic ? previous ?? defaultTitleMode : settings.titleMode
    }

    private func bars(
        of level: Level, after previous: Level?, _ settings: ScreenSettings, _ scroll: ScrollReach, _ insets: EdgeInsets
    ) -> ScreenBarNodes {
        var result = ScreenBarNodes()
        let builder = ScreenBarContent(settings: settings, scroll: scroll, context: context)
        if !level.screen.hasInnerStack, !settings.hides(.navigationBar), !settings.hides(.automatic) {
            var bar = builder.navigationBar(titleMode(settings, after: previous?.titleMode))
            if let previous, !settings.hidesBackButton {
                bar.back = NavigationBar.BackItem(title: backText(previous.screen.settings.title))
            } else if let backTitle {
                bar.back = NavigationBar.BackItem(title: backText(backTitle))
            }
            if let leading {
                bar.leading = AnyView(
                    HStack(spacing: 16) {
                        leading; bar.leading
                    })
            }
            bar.isInCard = context.environment.presentation?.isCard == true
            result.topHeight = NavigationBar.height(of: bar, isTablet: context.isTablet)
            result.top = node(of: NavigationBarArea(content: bar, isTablet: context.isTablet, insets: insets), 1)
        }
        if let bar = builder.bottomBar(insets: insets) {
            result.bottomHeight = BottomBar.height
            result.bottom = node(of: bar, 2)
        }
        return result
    }

    /// UIKit says "Back" if the title of the previous screen is missing or long. Source: what UIKit does; the length is
    /// chosen by eye.
    private func backText(_ title: Text?) -> Text {
        let string = title?.string(in: context.environment) ?? ""
        return string.isEmpty || string.count > 18 ? Text(verbatim: "Back") : Text(verbatim: string)
    }

    private func node(of bar: some View, _ position: Int) -> ViewNode? {
        var inner = context.entering(Self.levelLimit + position)
        inner.environment.takeLookOfBars()
        return bar.makeLayeredNode(in: inner)
    }
}

extension EnvironmentValues {
    private struct BarTitleSizeKey: EnvironmentKey {
        static let defaultValue: DynamicTypeSize? = nil
    }

    /// The text size around a bar, which its large title follows; nil outside of bars. The other texts of bars keep
    /// their size, as UIKit's do.
    var barTitleSize: DynamicTypeSize? {
        get { self[BarTitleSizeKey.self] }
        set { self[BarTitleSizeKey.self] = newValue }
    }

    /// Removes what the content around a stack sets and its bars do not inherit.
    package mutating func takeLookOfBars() {
        forgetLook()
        barTitleSize = common.dynamicTypeSize
        common.dynamicTypeSize = min(common.dynamicTypeSize, .large)
    }
}
