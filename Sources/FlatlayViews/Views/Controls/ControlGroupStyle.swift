/// How a group of controls looks. An image shows every style alike: the controls side by side, in an open menu as a row of
/// icons.
public protocol ControlGroupStyle: Sendable {}

/// The style of where the group is.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}
}

/// The style of bars.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}
}

/// A menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}
}

/// A row of icons in a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}
}

/// A row of choices in a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The style of where the group is.
    public static var automatic: AutomaticControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The style of bars.
    public static var navigation: NavigationControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu of the controls.
    public static var menu: MenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A row of icons in a menu.
    public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A row of choices in a menu.
    public static var palette: PaletteControlGroupStyle { .init() }
}

nonisolated extension View {
    /// Has no effect: groups of controls look alike in every style.
    public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View { self }
}
