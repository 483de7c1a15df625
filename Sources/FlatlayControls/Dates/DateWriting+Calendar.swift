import Foundation

extension DateWriting {
    /// The short names of the days of a week, from its first.
    package var weekdays: [String] {
        let names = calendar.shortWeekdaySymbols.map { $0.uppercased(with: locale) }
        let first = max(0, calendar.firstWeekday - 1) % max(1, names.count)
        return Array(names[first...] + names[..<first])
    }

    /// The weeks of a month; days of other months are nil.
    package func weeks(of date: Date) -> [[Date?]] {
        guard let month = calendar.dateInterval(of: .month, for: date),
            let count = calendar.range(of: .day, in: .month, for: date)?.count
        else { return [] }
        let before = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
        var days: [Date?] = Array(repeating: nil, count: before)
        days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: month.start) }
        days += Array(repeating: nil, count: (7 - days.count % 7) % 7)
        return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
    }

    /// What the day of a date looks like beside chosen ones.
    package func look(of date: Date, chosen: [Date], today: Date?) -> CalendarLook.Day {
        CalendarLook.Day(
            isChosen: chosen.contains { calendar.isDate($0, inSameDayAs: date) },
            isToday: today.map { calendar.isDate(date, inSameDayAs: $0) } ?? false)
    }
}
