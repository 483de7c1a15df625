import Foundation

// An image of a view does not include the bars, tabs and screens around it.

nonisolated extension View {
    /// Draws no title: images do not include bars.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

    /// Draws no title: images do not include bars.
    public func navigationTitle(_ title: Text) -> some View { self }

    /// Draws no title: images do not include bars.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View { self }

    /// Draws no title: images do not include bars.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View { self }

    /// Has no effect: images do not include bars.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }

    /// Has no effect: images do not include bars.
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }

    /// Has no effect: images do not include bars.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

    /// Draws no items: images do not include bars.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }

    /// Draws no items: images do not include bars.
    public func navigationBarItems<L: View>(leading: L) -> some View { self }

    /// Draws no items: images do not include bars.
    public func navigationBarItems<T: View>(trailing: T) -> some View { self }

    /// Has no effect: the destination is not drawn.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }

    /// Has no effect: the destination is not drawn.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View { self }

    /// Has no effect: the destination is not drawn.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }

    /// Has no effect: images do not include bars.
    public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }

    /// Draws no items: images do not include bars.
    public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { self }

    /// Has no effect: images do not include bars.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

    /// Has no effect: images do not include bars.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }

    /// Has no effect: images do not include bars.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

    /// Has no effect: images do not include bars.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }

    /// Draws no tab: images do not include bars.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

    /// Has no effect: images do not include bars.
    public func statusBar(hidden: Bool) -> some View { self }

    /// Has no effect: images do not include bars.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Has no effect: images do not include bars.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Draws no search field: images do not include bars.
    public func searchable(text: Binding<String>, prompt: LocalizedStringKey? = nil) -> some View { self }

    /// Never runs its action: images receive no touches.
    public func refreshable(action: @escaping () async -> Void) -> some View { self }
}

nonisolated extension View {
    /// Draws no title: images do not include bars.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

    /// Draws no title: images do not include bars.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View { self }
}

/// The types of a navigation bar.
public enum NavigationBarItem {
    /// The display mode of a bar's title.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// Inherits the mode of the previous screen.
        case automatic
        /// A small title.
        case inline
        /// A large title.
        case large
    }
}

/// A navigation style with a stack of screens.
public struct StackNavigationViewStyle: Hashable, Sendable {
    private var isAutomatic = false

    /// Creates the style.
    public init() {}

    /// A stack of screens.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
    /// Chosen automatically.
    public static var automatic: StackNavigationViewStyle {
        var style = StackNavigationViewStyle()
        style.isAutomatic = true
        return style
    }
}

/// The placement of an item in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private enum Kind: Hashable {
        case automatic, principal, primaryAction, confirmationAction, cancellationAction, navigationBarLeading
        case navigationBarTrailing, topBarLeading, topBarTrailing, bottomBar, keyboard
    }

    private let kind: Kind

    /// The automatic placement.
    public static let automatic = ToolbarItemPlacement(kind: .automatic)
    /// The centre of the bar.
    public static let principal = ToolbarItemPlacement(kind: .principal)
    /// The placement of the primary action.
    public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
    /// The placement of a confirming action.
    public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
    /// The placement of a cancelling action.
    public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
    /// Before the title of the navigation bar.
    public static let navigationBarLeading = ToolbarItemPlacement(kind: .navigationBarLeading)
    /// After the title of the navigation bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(kind: .navigationBarTrailing)
    /// Before the title of the top bar.
    public static let topBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
    /// After the title of the top bar.
    public static let topBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
    /// The bottom bar.
    public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
    /// Above the keyboard.
    public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
}

/// A bar that can be configured.
public struct ToolbarPlacement: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, navigationBar, tabBar, bottomBar }

    private let kind: Kind

    /// The automatic choice.
    public static let automatic = ToolbarPlacement(kind: .automatic)
    /// The navigation bar, at the top.
    public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
    /// The tab bar.
    public static let tabBar = ToolbarPlacement(kind: .tabBar)
    /// The toolbar at the bottom.
    public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
}

/// An item of a bar, which images do not show.
nonisolated public struct ToolbarItem<Content: View>: View {
    /// Creates an item. Its content is not evaluated.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}

    /// An empty view.
    public var body: some View { EmptyView() }
}

/// Items of a bar, which images do not show.
nonisolated public struct ToolbarItemGroup<Content: View>: View {
    /// Creates a group of items. The content is not evaluated.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}

    /// An empty view.
    public var body: some View { EmptyView() }
}

/// A stack of screens. An image shows the root screen, without a bar.
nonisolated public struct NavigationStack<Content: View>: View {
    private let content: Content

    /// Creates a stack with a root screen.
    public init(@ViewBuilder root: () -> Content) {
        content = root()
    }

    /// Creates a stack with a root screen and a path of values, which has no effect.
    public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) {
        content = root()
    }

    /// The root screen.
    public var body: some View { content }
}

/// A stack of screens: the older name of ``NavigationStack``. It is a separate type, because two initialisers of one
/// type that differ only in a label are ambiguous with a trailing closure.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content

    /// Creates a stack with a root screen.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The root screen.
    public var body: some View { content }
}
