import Foundation

/// A choice. Refused: which of its looks it has depends on what is around it.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    /// A choice.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}

    /// Refused.
    public var body: some View { RefusedView("Picker", "show the chosen value with LabeledContent or Text") }
}

extension Picker where Label == Text {
    /// A choice with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {}

    /// A choice with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {}
}

extension View {
    /// Has no effect: pickers are refused.
    public func pickerStyle(_ style: PickerStyle) -> some View { self }
}

/// How a picker would look.
public struct PickerStyle: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, segmented, menu, wheel, inline }

    private let kind: Kind

    /// As it suits.
    public static let automatic = PickerStyle(kind: .automatic)
    /// Side by side.
    public static let segmented = PickerStyle(kind: .segmented)
    /// In a menu.
    public static let menu = PickerStyle(kind: .menu)
    /// On a wheel.
    public static let wheel = PickerStyle(kind: .wheel)
    /// In a row.
    public static let inline = PickerStyle(kind: .inline)
}

extension View {
    /// Has no effect: fields are refused.
    public func textFieldStyle(_ style: TextFieldStyle) -> some View { self }
}

/// How a field would look.
public struct TextFieldStyle: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, plain, roundedBorder }

    private let kind: Kind

    /// As it suits.
    public static let automatic = TextFieldStyle(kind: .automatic)
    /// Without a ground.
    public static let plain = TextFieldStyle(kind: .plain)
    /// On a ground with round corners.
    public static let roundedBorder = TextFieldStyle(kind: .roundedBorder)
}

/// A choice of a date. Refused: its look depends on what is around it.
public struct DatePicker<Label: View>: View {
    /// A choice of a date.
    public init(selection: Binding<Date>, @ViewBuilder label: () -> Label) {}

    /// Refused.
    public var body: some View { RefusedView("DatePicker", "show the chosen date with LabeledContent or Text") }
}

extension DatePicker where Label == Text {
    /// A choice of a date with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>) {}
}

/// A choice of a colour. Refused: its look belongs to the system.
public struct ColorPicker<Label: View>: View {
    /// A choice of a colour.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {}

    /// Refused.
    public var body: some View { RefusedView("ColorPicker", "show the chosen colour with Circle().fill(_:)") }
}

extension ColorPicker where Label == Text {
    /// A choice of a colour with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {}
}
