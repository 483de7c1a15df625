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

/// A date as iOS writes it in the compact style: a date and a time on fills of 34 points, with a radius of 6. The fill and
/// the distances are chosen by eye.
nonisolated struct CompactDate: View {
    let date: Date
    let components: DatePickerComponents
    @Environment(\.dateWriting) private var writing
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        Group {
            if dynamicTypeSize.isAccessibilitySize {
                // Date and time may be wider than the row.
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 6) { pills }
                    VStack(alignment: .leading, spacing: 6) { pills }
                }
            } else {
                HStack(spacing: 6) { pills }
            }
        }
        .opacity(isEnabled ? 1 : 0.5)
        .focusableControl()
    }

    @ViewBuilder private var pills: some View {
        if components.contains(.date) { pill(writing.day(date)) }
        if components.contains(.hourAndMinute) { pill(writing.time(date)) }
    }

    private func pill(_ text: String) -> some View {
        Text(verbatim: text).lineLimit(1).fixedSize()
            .padding(.horizontal, 11)
            .padding(.vertical, 2)
            .frame(minHeight: 34)
            .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 6))
    }
}

/// A calendar of a month, and a row with the time.
nonisolated struct GraphicalDate: View {
    let date: Date
    let components: DatePickerComponents

    var body: some View {
        VStack(spacing: 8) {
            if components.contains(.date) { MonthGrid(month: date, chosen: [date]) }
            if components.contains(.hourAndMinute) {
                HStack {
                    Text("Time")
                    Spacer()
                    CompactDate(date: date, components: .hourAndMinute)
                }
            }
        }
    }
}

/// The days of a month in rows of a week.
///
/// Source: iOS 18's calendar as screenshots show it: title 17 points semibold, weekdays 13 points semibold, days 20 points
/// in circles of 44, the chosen day in the tint on a faint circle, and today on a full one. The distances are chosen by eye.
nonisolated struct MonthGrid: View {
    let month: Date
    let chosen: [Date]
    @Environment(\.dateWriting) private var writing
    @Environment(\.now) private var now
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 4) {
                Text(verbatim: writing.month(month)).font(.headline)
                Image(systemName: "chevron.forward").font(.system(size: 14, weight: .bold)).foregroundStyle(.tint)
                Spacer()
                Image(systemName: "chevron.backward").font(.system(size: 20, weight: .medium)).foregroundStyle(.tint)
                Image(systemName: "chevron.forward").font(.system(size: 20, weight: .medium)).foregroundStyle(.tint)
                    .padding(.leading, 24)
            }
            .frame(height: 44)
            HStack(spacing: 0) {
                ForEach(Array(writing.weekdays.enumerated()), id: \.offset) { _, name in
                    Text(verbatim: name).font(.system(size: 13, weight: .semibold)).lineLimit(1)
                        .foregroundStyle(Color(uiColor: .tertiaryLabel)).frame(maxWidth: .infinity)
                }
            }
            .frame(height: 28)
            ForEach(Array(writing.weeks(of: month).enumerated()), id: \.offset) { _, week in
                HStack(spacing: 0) {
                    ForEach(week.indices, id: \.self) { index in
                        day(week[index]).frame(maxWidth: .infinity)
                    }
                }
                .frame(height: 44)
            }
        }
        .focusableControl()
    }

    @ViewBuilder private func day(_ date: Date?) -> some View {
        if let date {
            let isToday = writing.calendar.isDate(date, inSameDayAs: now)
            let isChosen = chosen.contains { writing.calendar.isDate($0, inSameDayAs: date) }
            Text(verbatim: writing.number(date))
                .font(.system(size: isChosen ? 22 : 20, weight: isChosen ? .medium : .regular))
                .foregroundStyle(
                    isChosen && isToday
                        ? AnyShapeStyle(Color.white)
                        : isChosen || isToday ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
                )
                .background {
                    if isChosen {
                        Circle().fill(.tint).opacity(isToday ? 1 : 0.12).frame(width: 42, height: 42)
                    }
                }
        } else {
            Color.clear.frame(height: 1)
        }
    }
}

/// Wheels for the parts of a date.
nonisolated struct DateWheel: View {
    let date: Date
    let components: DatePickerComponents
    @Environment(\.dateWriting) private var writing

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
                WheelColumn(texts: column).frame(maxWidth: .infinity)
            }
        }
        .frame(height: 216)
        .background {
            RoundedRectangle(cornerRadius: 8).fill(Color(uiColor: .tertiarySystemFill)).frame(height: 34)
                .padding(.horizontal, 9)
        }
        .clipped()
        .focusableControl()
    }

    /// The texts around each chosen part, from four before to four after.
    private var columns: [[String]] {
        var columns: [[String]] = []
        func add(_ unit: Calendar.Component, _ write: (Date) -> String) {
            columns.append(
                (-4...4).map { writing.calendar.date(byAdding: unit, value: $0, to: date).map(write) ?? "" })
        }
        switch (components.contains(.date), components.contains(.hourAndMinute)) {
        case (true, true):
            add(.day) { writing.weekdayAndDay($0) }
            add(.hour) { writing.hour($0) }
            add(.minute) { writing.minute($0) }
        case (true, false):
            add(.month) { writing.monthName($0) }
            add(.day) { writing.number($0) }
            add(.year) { writing.year($0) }
        default:
            add(.hour) { writing.hour($0) }
            add(.minute) { writing.minute($0) }
        }
        return columns
    }
}

/// One wheel with the chosen text in the middle of nine.
nonisolated private struct WheelColumn: View {
    let texts: [String]

    var body: some View {
        ZStack {
            ForEach(texts.indices, id: \.self) { index in
                let turn = Double(index - 4) * 0.34
                Text(verbatim: texts[index]).font(.title3).lineLimit(1)
                    .scaleEffect(y: cos(turn))
                    .offset(y: sin(turn) * 96)
                    .opacity(index == 4 ? 1 : max(0, cos(turn) - 0.35))
            }
        }
    }
}

/// How dates are written in an environment.
struct DateWriting {
    let locale: Locale
    let calendar: Calendar
    let timeZone: TimeZone

    private var base: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    }

    func day(_ date: Date) -> String {
        date.formatted(
            Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone)
        )
    }

    func time(_ date: Date) -> String {
        date.formatted(
            Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone))
    }

    func month(_ date: Date) -> String { date.formatted(base.month(.wide).year()) }
    func monthName(_ date: Date) -> String { date.formatted(base.month(.wide)) }
    func number(_ date: Date) -> String { date.formatted(base.day()) }
    func year(_ date: Date) -> String { date.formatted(base.year()) }
    func weekdayAndDay(_ date: Date) -> String { date.formatted(base.weekday().month().day()) }
    func hour(_ date: Date) -> String { date.formatted(base.hour()) }
    func minute(_ date: Date) -> String { date.formatted(base.minute(.twoDigits)) }

    /// The short names of the days of a week, from its first.
    var weekdays: [String] {
        var calendar = calendar
        calendar.locale = locale
        let names = calendar.shortWeekdaySymbols.map { $0.uppercased(with: locale) }
        let first = max(0, calendar.firstWeekday - 1) % max(1, names.count)
        return Array(names[first...] + names[..<first])
    }

    /// The weeks of a month; days of other months are nil.
    func weeks(of date: Date) -> [[Date?]] {
        guard let month = calendar.dateInterval(of: .month, for: date),
            let count = calendar.range(of: .day, in: .month, for: date)?.count
        else { return [] }
        let before = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
        var days: [Date?] = Array(repeating: nil, count: before)
        days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: month.start) }
        days += Array(repeating: nil, count: (7 - days.count % 7) % 7)
        return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
    }
}

extension EnvironmentValues {
    /// How dates are written.
    var dateWriting: DateWriting {
        var calendar = calendar
        calendar.timeZone = timeZone
        return DateWriting(locale: locale, calendar: calendar, timeZone: timeZone)
    }
}
