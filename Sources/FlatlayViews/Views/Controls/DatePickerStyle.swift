import Foundation

/// The appearance of date pickers.
public protocol DatePickerStyle: Sendable {
    /// The style as a value. Not for use in apps.
    var _kind: _DatePickerStyleKind { get }
}

/// The styles of date pickers. Not for use in apps.
public enum _DatePickerStyleKind: Hashable, Sendable {
    /// The date as a button.
    case compact
    /// A calendar.
    case graphical
    /// Wheels.
    case wheel
}

/// The style that fits the context: the date as a button.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _DatePickerStyleKind { .compact }
}

/// The date as a button, which opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _DatePickerStyleKind { .compact }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _DatePickerStyleKind { .graphical }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _DatePickerStyleKind { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style that fits the context.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The date as a button.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension EnvironmentValues {
    private struct DatePickerStyleKey: EnvironmentKey {
        static let defaultValue = _DatePickerStyleKind.compact
    }

    var datePickerStyle: _DatePickerStyleKind {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the date pickers inside.
    public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
        environment(\.datePickerStyle, style._kind)
    }
}
