/// Opens one menu among those inside of a view: the first one that is made.
final class MenuOpening {
    private var opened: ViewPath?

    /// Whether the menu at a path is the open one.
    func opens(_ path: ViewPath) -> Bool {
        if opened == nil { opened = path }
        return opened == path
    }
}

extension EnvironmentValues {
    private struct OpeningKey: EnvironmentKey {
        static var defaultValue: MenuOpening? { nil }
    }

    private struct InnerKey: EnvironmentKey {
        static let defaultValue = false
    }

    private struct OrderKey: EnvironmentKey {
        static let defaultValue = MenuOrder.automatic
    }

    /// Opens a menu inside a view; nil to keep them closed.
    var menuOpening: MenuOpening? {
        get { self[OpeningKey.self] }
        set { self[OpeningKey.self] = newValue }
    }

    /// Whether the view is an item of an open menu.
    var isInMenu: Bool {
        get { self[InnerKey.self] }
        set { self[InnerKey.self] = newValue }
    }

    /// The order of the items of menus that open.
    public internal(set) var menuOrder: MenuOrder {
        get { self[OrderKey.self] }
        set { self[OrderKey.self] = newValue }
    }
}

extension ViewContext {
    /// Whether the menu at this place is open.
    var opensMenu: Bool { environment.menuOpening?.opens(path) ?? false }

    /// Whether items stay in their order wherever the menu opens: SwiftUI does so in what scrolls.
    var keepsMenuOrder: Bool {
        switch environment.menuOrder {
        case .fixed: true
        case .priority: false
        default: environment.scrollValues.inbox != nil || environment.rowSurroundings != .none
        }
    }
}

nonisolated extension View {
    /// Opens the first menu, context menu or picker inside: an image has no taps. (Not SwiftUI's.)
    ///
    /// ```swift
    /// Menu("Sort", systemImage: "arrow.up.arrow.down") { … }.menuPresented()
    /// ```
    ///
    /// Menus inside of the open one stay closed.
    public func menuPresented(_ isPresented: Bool = true) -> some View {
        modifier(EnvironmentModifier { $0.menuOpening = isPresented ? MenuOpening() : nil })
    }

    /// Sets the order of the items of menus inside: with priority, the first items are nearest to the label, so a menu
    /// above its label starts at the bottom.
    public func menuOrder(_ order: MenuOrder) -> some View {
        environment(\.menuOrder, order)
    }

    /// Adds a menu to each view, which opens when it is touched and held. It is closed unless
    /// ``View/menuPresented(_:)`` opens it.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: Optional<EmptyView>.none))
    }

    /// Adds a menu with a preview to each view. Both are hidden unless ``View/menuPresented(_:)`` opens the menu.
    public func contextMenu<Items: View, P: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
    }

    /// Adds a menu to the rows of a list. It is never open: it depends on the rows that are selected with a touch.
    public func contextMenu<I: Hashable, Items: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> Items,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { self }
}
