import Foundation

/// How a date picker writes dates.
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
