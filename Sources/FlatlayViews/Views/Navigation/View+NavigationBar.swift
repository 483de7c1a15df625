import Foundation

nonisolated extension View {
    /// Hides the navigation bar.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        screenSetting { settings, _ in settings.visibility[.navigationBar] = hidden ? .hidden : .visible }
    }

    /// Hides the way back to the previous screen.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        screenSetting { settings, _ in settings.hidesBackButton = hidesBackButton }
    }

    /// Adds items to the navigation bar: the older form of `toolbar(content:)`.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
    }

    /// Adds items to the navigation bar: the older form of `toolbar(content:)`.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Adds items to the navigation bar: the older form of `toolbar(content:)`.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    /// Sets the screen that values of a type lead to.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            LifecycleModifier { context in
                let scope = EnvironmentScope.capture()
                context.environment.screen?.destinations.register(D.self) { value in
                    scope.open { CapturedView(destination(value), in: context.entering(id: value)) }
                }
            })
    }

    /// Shows a screen on top of this one while a binding is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        pushing(isPresented.wrappedValue ? destination() : nil)
    }

    /// Shows a screen on top of this one while there is an item.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        pushing(item.wrappedValue.map(destination))
    }

    /// Shows a screen on top of this one, if there is one.
    func pushing(_ destination: (some View)?) -> some View {
        screenSetting { settings, context in
            if let destination { settings.pushed = CapturedView(destination, in: context.entering(1)) }
        }
    }

    /// Has no effect: a navigation view is a stack.
    public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }

    /// Has no effect: nothing moves in an image.
    public func navigationTransition(_ style: NavigationTransition) -> some View { self }

    /// Never runs its action: images receive no touches.
    public func refreshable(action: @escaping () async -> Void) -> some View { self }
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

/// How a screen appears, which an image does not show.
public struct NavigationTransition: Hashable, Sendable {
    private enum Kind: Hashable {
        case automatic
        case zoom(Int, Namespace.ID)
    }

    private let kind: Kind

    /// As the platform does.
    public static let automatic = NavigationTransition(kind: .automatic)
    /// Out of the view with an identifier.
    public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> NavigationTransition {
        NavigationTransition(kind: .zoom(sourceID.hashValue, namespace))
    }
}
