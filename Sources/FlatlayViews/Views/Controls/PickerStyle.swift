import Foundation

/// The appearance of pickers.
public protocol PickerStyle: Sendable {
    /// The style as a value. Not for use in apps.
    var _kind: _PickerStyleKind { get }
}

/// The styles of pickers. Not for use in apps.
public enum _PickerStyleKind: Hashable, Sendable {
    /// The style that fits the context.
    case automatic
    /// A button that opens a menu.
    case menu
    /// Segments side by side.
    case segmented
    /// A wheel.
    case wheel
    /// A row for each option.
    case inline
    /// A row that leads to the options.
    case navigationLink
}

/// The style that fits the context: a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _PickerStyleKind { .automatic }
}

/// A button with the chosen option, which opens a menu.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _PickerStyleKind { .menu }
}

/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _PickerStyleKind { .segmented }
}

/// A wheel with the chosen option in the middle.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _PickerStyleKind { .wheel }
}

/// A row for each option, with a checkmark at the chosen one.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _PickerStyleKind { .inline }
}

/// A row with the chosen option, which leads to the options.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _PickerStyleKind { .navigationLink }
}

/// Segments side by side, as in menus.
public struct PalettePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _PickerStyleKind { .segmented }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style that fits the context.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// A row for each option.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that leads to the options.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Segments side by side, as in menus.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension EnvironmentValues {
    private struct PickerStyleKey: EnvironmentKey {
        static let defaultValue = _PickerStyleKind.automatic
    }

    var pickerStyle: _PickerStyleKind {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the pickers inside.
    public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
        environment(\.pickerStyle, style._kind)
    }
}
