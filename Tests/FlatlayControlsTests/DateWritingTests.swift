import Foundation
import Testing

@testable import FlatlayControls

/// The texts of date pickers, and the weeks of a calendar.
@Suite struct DateWritingTests {
    /// Wednesday, 6 March 2024, 9:41 in Greenwich.
    private let date = Date(timeIntervalSince1970: 1_709_718_060)

    private func writing(_ locale: String, calendar locale2: String = "en_US", firstWeekday: Int? = nil) -> DateWriting
    {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale2)
        if let firstWeekday { calendar.firstWeekday = firstWeekday }
        return DateWriting(locale: Locale(identifier: locale), calendar: calendar, timeZone: .gmt)
    }

    @Test func textsFollowTheLanguage() {
        let (english, german) = (writing("en_US"), writing("de_DE"))
        #expect(english.compact(date, .dayAndTime) == ["Mar 6, 2024", "9:41\u{202F}AM"])
        #expect(english.compact(date, .monthAndYear) == ["March 2024"])
        #expect(german.compact(date, .day) == ["6. März 2024"])
        #expect(german.month(date) == "März 2024")
    }

    @Test func wheelsHaveTheChosenTextInTheirMiddle() {
        let wheels = writing("en_US").wheels(date, .day)
        #expect(wheels.map { $0[WheelLook.reach] } == ["March", "6", "2024"])
        #expect(wheels.allSatisfy { $0.count == 2 * WheelLook.reach + 1 })
        #expect(wheels[0].first == "November" && wheels[1].last == "10" && wheels[2].first == "2020")
        let minutes = writing("en_US").wheels(date, .time, minuteInterval: 5)[1]
        #expect(minutes == ["21", "26", "31", "36", "41", "46", "51", "56", "01"])
        #expect(writing("en_US").wheels(date, .dayAndTime).count == 3)
        #expect(writing("en_US").wheels(date, .monthAndYear).count == 2)
    }

    /// A calendar has the language of another place than the environment: that of the environment counts, for the names
    /// of the weekdays and for the days below them.
    @Test(arguments: [("en_US", "SUN", 5), ("de_DE", "MO", 4), ("ar_EG", nil, 6)])
    func daysStandBelowTheirWeekdays(locale: String, first: String?, before: Int) {
        let writing = writing(locale)
        if let first { #expect(writing.weekdays.first?.hasPrefix(first) == true) }
        // The first of March 2024 was a Friday.
        #expect(writing.weeks(of: date).first?.prefix { $0 == nil }.count == before)
        #expect(writing.weeks(of: date).joined().compactMap(\.self).count == 31)
    }

    @Test func anAppChoosesTheFirstDayOfAWeek() {
        let writing = writing("de_DE", firstWeekday: 4)
        #expect(writing.weekdays.first?.hasPrefix("MI") == true)
        #expect(writing.weeks(of: date).first?.prefix { $0 == nil }.count == 2)
    }

    @Test func aDayIsChosenOrTodayOrBoth() {
        let writing = writing("en_US")
        let next = date.addingTimeInterval(86_400)
        #expect(writing.look(of: date, chosen: [date], today: nil) == CalendarLook.Day(isChosen: true, isToday: false))
        #expect(writing.look(of: next, chosen: [date], today: next) == CalendarLook.Day(isChosen: false, isToday: true))
        #expect(CalendarLook.Day(isChosen: true, isToday: true).color == .white)
        #expect(CalendarLook.Day(isChosen: true, isToday: false).color == .tintColor)
        #expect(CalendarLook.Day(isChosen: false, isToday: false).color == .label)
    }
}
