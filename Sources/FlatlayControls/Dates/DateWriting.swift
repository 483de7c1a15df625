import Foundation

/// How date pickers write dates.
package struct DateWriting {
    package let locale: Locale
    package let calendar: Calendar
    private let timeZone: TimeZone

    /// Creates what writes dates in a language, a calendar and a time zone.
    ///
    /// The language says with which day weeks begin, unless an app set the calendar's first weekday.
    package init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        self.locale = locale
        self.calendar = calendar
        self.timeZone = timeZone
    }

    private func style(
        date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil
    ) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
    }
}

/// What a date picker chooses.
package enum DateParts: Hashable, Sendable {
    case day, time, dayAndTime, monthAndYear

    package var hasDay: Bool { self != .time }
    package var hasTime: Bool { self == .time || self == .dayAndTime }
}

// MARK: Texts

extension DateWriting {
    private var base: Date.FormatStyle { style() }

    package func day(_ date: Date) -> String { date.formatted(style(date: .abbreviated, time: .omitted)) }
    package func time(_ date: Date) -> String { date.formatted(style(date: .omitted, time: .shortened)) }
    /// The month and the year above a calendar.
    package func month(_ date: Date) -> String { date.formatted(base.month(.wide).year()) }
    /// The number of a day in a calendar.
    package func number(_ date: Date) -> String { date.formatted(base.day()) }

    /// The texts of the compact style, one for each fill.
    package func compact(_ date: Date, _ parts: DateParts) -> [String] {
        switch parts {
        case .day: [day(date)]
        case .time: [time(date)]
        case .dayAndTime: [day(date), time(date)]
        case .monthAndYear: [month(date)]
        }
    }

    /// The texts of wheels: for each wheel those around the chosen one, from ``WheelLook/reach`` before to as many after.
    package func wheels(_ date: Date, _ parts: DateParts, minuteInterval: Int = 1) -> [[String]] {
        func wheel(_ unit: Calendar.Component, step: Int = 1, _ style: Date.FormatStyle) -> [String] {
            (-WheelLook.reach...WheelLook.reach).map {
                calendar.date(byAdding: unit, value: $0 * step, to: date)?.formatted(style) ?? ""
            }
        }
        let months = { wheel(.month, base.month(.wide)) }
        let years = { wheel(.year, base.year()) }
        let time = {
            [
                wheel(.hour, base.hour()),
                wheel(.minute, step: max(1, minuteInterval), base.minute(.twoDigits)),
            ]
        }
        switch parts {
        case .day: return [months(), wheel(.day, base.day()), years()]
        case .time: return time()
        case .dayAndTime: return [wheel(.day, base.weekday().month().day())] + time()
        case .monthAndYear: return [months(), years()]
        }
    }
}
