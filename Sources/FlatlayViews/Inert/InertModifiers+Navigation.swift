import Foundation

// Bars, tabs and screens around a view are no part of its picture.

extension View {
    /// Draws no title: bars are no part of a picture.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

    /// Draws no title: bars are no part of a picture.
    public func navigationTitle(_ title: Text) -> some View { self }

    /// Draws no title: bars are no part of a picture.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View { self }

    /// Draws no title: bars are no part of a picture.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View { self }

    /// Has no effect: bars are no part of a picture.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }

    /// Has no effect: bars are no part of a picture.
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }

    /// Has no effect: bars are no part of a picture.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

    /// Draws no items: bars are no part of a picture.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }

    /// Draws no items: bars are no part of a picture.
    public func navigationBarItems<L: View>(leading: L) -> some View { self }

    /// Draws no items: bars are no part of a picture.
    public func navigationBarItems<T: View>(trailing: T) -> some View { self }

    /// Shows no other screen.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }

    /// Shows no other screen.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View { self }

    /// Shows no other screen.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }

    /// Has no effect: bars are no part of a picture.
    public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }

    /// Draws no items: bars are no part of a picture.
    public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { self }

    /// Has no effect: bars are no part of a picture.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

    /// Has no effect: bars are no part of a picture.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }

    /// Has no effect: bars are no part of a picture.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

    /// Has no effect: bars are no part of a picture.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }

    /// Draws no tab: bars are no part of a picture.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

    /// Draws no badge: tabs and lists are no part of a picture.
    public func badge(_ count: Int) -> some View { self }

    /// Draws no badge: tabs and lists are no part of a picture.
    public func badge(_ label: Text?) -> some View { self }

    /// Has no effect: bars are no part of a picture.
    public func statusBar(hidden: Bool) -> some View { self }

    /// Has no effect: bars are no part of a picture.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Has no effect: bars are no part of a picture.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Draws no field: bars are no part of a picture.
    public func searchable(text: Binding<String>, prompt: LocalizedStringKey? = nil) -> some View { self }

    /// Never runs its action: nobody pulls a picture.
    public func refreshable(action: @escaping () async -> Void) -> some View { self }
}

extension View {
    /// Draws no title: bars are no part of a picture.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

    /// Draws no title: bars are no part of a picture.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View { self }
}

/// What bars are made of.
public enum NavigationBarItem {
    /// How a title stands in its bar.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As on the screen before.
        case automatic
        /// Small.
        case inline
        /// Large.
        case large
    }
}

/// A view with its screens on a stack.
public struct StackNavigationViewStyle: Hashable, Sendable {
    private var isAutomatic = false

    /// One screen on top of the other.
    public init() {}

    /// One screen on top of the other.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
    /// As it suits.
    public static var automatic: StackNavigationViewStyle {
        var style = StackNavigationViewStyle()
        style.isAutomatic = true
        return style
    }
}

/// Where an item of a bar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private enum Kind: Hashable {
        case automatic, principal, primaryAction, confirmationAction, cancellationAction, navigationBarLeading
        case navigationBarTrailing, topBarLeading, topBarTrailing, bottomBar, keyboard
    }

    private let kind: Kind

    /// Where it suits.
    public static let automatic = ToolbarItemPlacement(kind: .automatic)
    /// In the middle.
    public static let principal = ToolbarItemPlacement(kind: .principal)
    /// For the main action.
    public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
    /// To confirm.
    public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
    /// To leave.
    public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
    /// Before the title.
    public static let navigationBarLeading = ToolbarItemPlacement(kind: .navigationBarLeading)
    /// After the title.
    public static let navigationBarTrailing = ToolbarItemPlacement(kind: .navigationBarTrailing)
    /// Before the title.
    public static let topBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
    /// After the title.
    public static let topBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
    /// At the lower edge.
    public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
    /// Above the keyboard.
    public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, navigationBar, tabBar, bottomBar }

    private let kind: Kind

    /// That which suits.
    public static let automatic = ToolbarPlacement(kind: .automatic)
    /// At the upper edge.
    public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
    /// That of tabs.
    public static let tabBar = ToolbarPlacement(kind: .tabBar)
    /// At the lower edge.
    public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
}

/// An item of a bar, which pictures do not show.
public struct ToolbarItem<Content: View>: View {
    /// An item.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}

    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Items of a bar, which pictures do not show.
public struct ToolbarItemGroup<Content: View>: View {
    /// Items.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}

    /// Nothing.
    public var body: some View { EmptyView() }
}

/// A screen with others behind it. A picture shows the screen, without a bar.
public struct NavigationStack<Content: View>: View {
    private let content: Content

    /// A stack of screens.
    public init(@ViewBuilder root: () -> Content) {
        content = root()
    }

    /// A stack of screens for values.
    public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) {
        content = root()
    }

    /// The screen.
    public var body: some View { content }
}

/// A screen with others behind it: ``NavigationStack`` before it had that name. A type of its own, since two
/// initialisers of one type that differ only in a label are ambiguous before a trailing closure.
public struct NavigationView<Content: View>: View {
    private let content: Content

    /// A stack of screens.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The screen.
    public var body: some View { content }
}
