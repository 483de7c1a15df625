import Foundation

/// A picker. Refused: its style depends on the context.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    /// Creates a picker.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}

    /// Refused: rendering throws ``UnsupportedViewError``.
    public var body: some View { RefusedView("Picker", "show the chosen value with LabeledContent or Text") }
}

extension Picker where Label == Text {
    /// Creates a picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {}

    /// Creates a picker with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {}
}

nonisolated extension View {
    /// Has no effect: pickers are refused.
    public func pickerStyle(_ style: PickerStyle) -> some View { self }
}

/// A style for pickers; without effect.
public struct PickerStyle: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, segmented, menu, wheel, inline }

    private let kind: Kind

    /// The style that fits the context.
    public static let automatic = PickerStyle(kind: .automatic)
    /// Segments side by side.
    public static let segmented = PickerStyle(kind: .segmented)
    /// A menu.
    public static let menu = PickerStyle(kind: .menu)
    /// A wheel.
    public static let wheel = PickerStyle(kind: .wheel)
    /// Options inside the surrounding rows.
    public static let inline = PickerStyle(kind: .inline)
}

nonisolated extension View {
    /// Has no effect: text fields are refused.
    public func textFieldStyle(_ style: TextFieldStyle) -> some View { self }
}

/// A style for text fields; without effect.
public struct TextFieldStyle: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, plain, roundedBorder }

    private let kind: Kind

    /// The style that fits the context.
    public static let automatic = TextFieldStyle(kind: .automatic)
    /// Without a background.
    public static let plain = TextFieldStyle(kind: .plain)
    /// With a rounded background.
    public static let roundedBorder = TextFieldStyle(kind: .roundedBorder)
}

/// A date picker. Refused: its style depends on the context.
nonisolated public struct DatePicker<Label: View>: View {
    /// Creates a date picker.
    public init(selection: Binding<Date>, @ViewBuilder label: () -> Label) {}

    /// Refused: rendering throws ``UnsupportedViewError``.
    public var body: some View { RefusedView("DatePicker", "show the chosen date with LabeledContent or Text") }
}

extension DatePicker where Label == Text {
    /// Creates a date picker with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>) {}
}

/// A colour picker. Refused: its look belongs to the system.
nonisolated public struct ColorPicker<Label: View>: View {
    /// Creates a colour picker.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {}

    /// Refused: rendering throws ``UnsupportedViewError``.
    public var body: some View { RefusedView("ColorPicker", "show the chosen colour with Circle().fill(_:)") }
}

extension ColorPicker where Label == Text {
    /// Creates a colour picker with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {}
}
