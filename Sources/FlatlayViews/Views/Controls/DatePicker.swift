import Foundation

/// A choice of a date.
///
/// ```swift
/// DatePicker("Start", selection: $start, displayedComponents: .date)
/// ```
///
/// Dates are written in the locale, the calendar and the time zone of the environment. Today is the environment's date.
nonisolated public struct DatePicker<Label: View>: View {
    private let selection: Date
    private let components: DatePickerComponents
    private let label: Label
    @Environment(\.datePickerStyle) private var style

    /// Creates a date picker.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection.wrappedValue
        components = displayedComponents
        self.label = label()
    }

    /// Creates a date picker for dates in a range; all dates look the same.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    }

    /// Creates a date picker for dates from a start; all dates look the same.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    }

    /// Creates a date picker for dates up to an end; all dates look the same.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    }

    /// The parts of a date that can be chosen.
    public typealias Components = DatePickerComponents

    /// The picker, in the style of the environment.
    public var body: some View {
        switch style {
        case .compact: ControlRow(label: label) { CompactDate(date: selection, parts: components.parts) }
        case .graphical: GraphicalDate(date: selection, parts: components.parts)
        case .wheel: DateWheel(date: selection, parts: components.parts ?? .time)
        }
    }
}

extension DatePicker where Label == Text {
    /// Creates a date picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a date picker with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// Creates a date picker with a title for dates in a range.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a date picker with a title for dates from a start.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a date picker with a title for dates up to an end.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }
}

/// The parts of a date that a picker chooses.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    /// One bit per part.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day, the month and the year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of several days. Like the graphical style of a date picker.
nonisolated public struct MultiDatePicker<Label: View>: View {
    private let selection: Set<DateComponents>
    @Environment(\.now) private var now
    @Environment(\.calendar) private var calendar

    /// Creates a picker of days.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.selection = selection.wrappedValue
    }

    /// Creates a picker of days within bounds; all days look the same.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.selection = selection.wrappedValue
    }

    /// The month of the first chosen day, or of today.
    public var body: some View {
        let dates = selection.compactMap { calendar.date(from: $0) }
        MonthGrid(month: dates.min() ?? now, chosen: dates)
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker of days with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// Creates a picker of days with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }
}
