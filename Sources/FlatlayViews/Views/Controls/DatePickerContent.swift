import FlatlayControls
import Foundation

/// A label, and a control at the trailing edge. In rows, a control that is higher than a line overhangs it.
nonisolated struct ControlRow<Label: View, Control: View>: View {
    let label: Label
    @ViewBuilder let control: () -> Control
    @Environment(\.areLabelsHidden) private var areLabelsHidden
    @Environment(\.rowSurroundings) private var surroundings

    var body: some View {
        if areLabelsHidden {
            control()
        } else {
            let overhang: CGFloat = surroundings == .none ? 0 : 6
            LabeledRow(overhang: overhang) {
                label
            } value: {
                control().padding(.vertical, -overhang)
            }
        }
    }
}

/// The texts of a date, each on a fill.
nonisolated struct CompactDate: View {
    let date: Date
    let parts: DateParts?
    @Environment(\.dateWriting) private var writing
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        Group {
            if dynamicTypeSize.isAccessibilitySize {
                // Date and time may be wider than the row.
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: DatePillLook.gap) { pills }
                    VStack(alignment: .leading, spacing: DatePillLook.gap) { pills }
                }
            } else {
                HStack(spacing: DatePillLook.gap) { pills }
            }
        }
        .faded(isEnabled: isEnabled)
        .focusableControl()
    }

    private var pills: some View {
        ForEach(parts.map { writing.compact(date, $0) } ?? [], id: \.self) { text in
            Text(verbatim: text).lineLimit(1).fixedSize()
                .padding(.horizontal, DatePillLook.margin.width)
                .padding(.vertical, DatePillLook.margin.height)
                .frame(minHeight: DatePillLook.minHeight)
                .background { ControlPicture(DatePillLook()) }
        }
    }
}

/// A calendar of a month, and a row with the time.
nonisolated struct GraphicalDate: View {
    let date: Date
    let parts: DateParts?

    var body: some View {
        VStack(spacing: CalendarLook.timeGap) {
            if parts?.hasDay == true { MonthGrid(month: date, chosen: [date]) }
            if parts?.hasTime == true {
                HStack {
                    Text(LocalizedStringKey(CalendarLook.timeTitle))
                    Spacer()
                    CompactDate(date: date, parts: .time)
                }
            }
        }
    }
}

/// The days of a month in rows of a week.
nonisolated struct MonthGrid: View {
    let month: Date
    let chosen: [Date]
    @Environment(\.dateWriting) private var writing
    @Environment(\.now) private var now

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: CalendarLook.titleSignGap) {
                Text(verbatim: writing.month(month)).font(Font(CalendarLook.titleFont))
                sign(CalendarLook.titleSign)
                Spacer()
                sign(CalendarLook.back)
                sign(CalendarLook.forward)
                    .padding(.leading, CalendarLook.signGap - CalendarLook.titleSignGap)
            }
            .frame(height: CalendarLook.titleHeight)
            HStack(spacing: 0) {
                ForEach(Array(writing.weekdays.enumerated()), id: \.offset) { _, name in
                    Text(verbatim: name).font(Font(CalendarLook.weekdayFont)).lineLimit(1)
                        .foregroundStyle(AnyShapeStyle(look: CalendarLook.weekdayColor)).frame(maxWidth: .infinity)
                }
            }
            .frame(height: CalendarLook.weekdayHeight)
            ForEach(Array(writing.weeks(of: month).enumerated()), id: \.offset) { _, week in
                HStack(spacing: 0) {
                    ForEach(week.indices, id: \.self) { index in
                        day(week[index]).frame(maxWidth: .infinity)
                    }
                }
                .frame(height: CalendarLook.weekHeight)
            }
        }
        .focusableControl()
    }

    private func sign(_ sign: CalendarLook.Sign) -> some View {
        Image(systemName: sign.name).font(Font(sign.font)).foregroundStyle(.tint)
    }

    @ViewBuilder private func day(_ date: Date?) -> some View {
        if let date {
            let look = writing.look(of: date, chosen: chosen, today: now)
            Text(verbatim: writing.number(date)).font(Font(look.font))
                .foregroundStyle(AnyShapeStyle(look: look.color))
                .background { if look.isChosen { ControlPicture(look.circle) } }
        } else {
            Color.clear.frame(height: 1)
        }
    }
}

/// Wheels for the parts of a date.
nonisolated struct DateWheel: View {
    let date: Date
    let parts: DateParts
    @Environment(\.dateWriting) private var writing

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Array(writing.wheels(date, parts).enumerated()), id: \.offset) { _, texts in
                ZStack {
                    ForEach(texts.indices, id: \.self) { index in
                        Text(verbatim: texts[index]).font(Font(WheelLook.dateFont)).lineLimit(1)
                            .wheelRow(index - WheelLook.reach)
                    }
                }
                .frame(maxWidth: .infinity)
            }
        }
        .frame(height: WheelLook.size.height)
        .background { ControlPicture(WheelLook()) }
        .clipped()
        .focusableControl()
    }
}

extension DatePickerComponents {
    /// The parts in the picker; nil for none.
    var parts: DateParts? {
        switch (contains(.date), contains(.hourAndMinute)) {
        case (true, true): .dayAndTime
        case (true, false): .day
        case (false, true): .time
        case (false, false): nil
        }
    }
}

extension EnvironmentValues {
    /// How dates are written.
    var dateWriting: DateWriting { DateWriting(locale: locale, calendar: calendar, timeZone: timeZone) }
}
