import Foundation

/// The appearance of menus that are closed.
public protocol MenuStyle: Sendable {
    /// The style as a value. Not for use in apps.
    var _kind: _MenuStyleKind { get }
}

/// The styles of menus. Not for use in apps.
public enum _MenuStyleKind: Hashable, Sendable {
    /// The label in the style of buttons around.
    case automatic
    /// The label in the tint.
    case borderless
}

/// The label in the style of buttons around.
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _MenuStyleKind { .automatic }
}

/// The label as a button.
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _MenuStyleKind { .automatic }
}

/// The label in the tint.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _MenuStyleKind { .borderless }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The label in the style of buttons around.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// The label as a button.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// The label in the tint.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

nonisolated extension View {
    /// Has no effect: a closed menu looks like a button in every style.
    public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }
}
