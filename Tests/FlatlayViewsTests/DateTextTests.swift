import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

@Suite("Dates and values in texts")
struct DateTextTests {
    private static let now = Date(timeIntervalSince1970: 1_700_000_000)

    private func string(_ text: Text, _ locale: String = "en_US", zone: Int = 0) -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        environment.now = Self.now
        environment.timeZone = TimeZone(secondsFromGMT: zone) ?? .gmt
        // The kind of space before a.m. and p.m., or around a dash, has changed over the years.
        return String(text.string(in: environment).map { $0.isWhitespace ? " " : $0 })
    }

    /// 14 November 2023, 22:13:20 GMT.
    @Test(
        "days and times in several languages",
        arguments: [
            ("en_US", "November 14, 2023", "10:13 PM"), ("de_DE", "14. November 2023", "22:13"),
            ("ar", "14 نوفمبر، 2023", "10:13 م"), ("ja", "2023年11月14日", "22:13"),
        ])
    func dates(locale: String, date: String, time: String) {
        #expect(string(Text(Self.now, style: .date), locale) == date)
        #expect(string(Text(Self.now, style: .time), locale) == time)
        #expect(string(Text("**\(Self.now, style: .date)**"), locale) == date)
    }

    @Test(
        "distances from now in several languages",
        arguments: [
            ("en_US", "2 hr, 23 min", "+2 hours"), ("de_DE", "2 Std., 23 Min.", "+2 Stunden"),
            ("ar", "2 س 23 د", "+ساعتان"), ("ja", "2時間 23分", "+2時間"),
        ])
    func distances(locale: String, relative: String, offset: String) {
        let date = Self.now.addingTimeInterval(2 * 3600 + 23 * 60 + 7)
        #expect(string(Text(date, style: .relative), locale) == relative)
        #expect(string(Text(date, style: .offset), locale) == offset)
        #expect(string(Text(date, style: .timer), locale) == "2:23:07")
    }

    @Test("the past, and distances below an hour")
    func past() {
        let date = Self.now.addingTimeInterval(-125)
        #expect(string(Text(date, style: .relative)) == "2 min, 5 sec")
        #expect(string(Text(date, style: .offset)) == "−2 minutes")
        #expect(string(Text(date, style: .timer)) == "2:05")
        #expect(string(Text(Date.distantFuture, style: .timer)).count < 20)
    }

    @Test("timers show the time of the environment's clock, or the time at which they were stopped")
    func timers() {
        let range = Self.now.addingTimeInterval(-60)...Self.now.addingTimeInterval(7200)
        #expect(string(Text(timerInterval: range)) == "2:00:00")
        #expect(string(Text(timerInterval: range, showsHours: false)) == "120:00")
        #expect(string(Text(timerInterval: range, countsDown: false)) == "1:00")
        #expect(string(Text(timerInterval: range, pauseTime: range.lowerBound)) == "2:01:00")
        #expect(string(Text(timerInterval: range, pauseTime: .distantFuture)) == "0:00")
    }

    @Test("a range within a day shows its hours, a longer one its days")
    func ranges() {
        let hours = Self.now.addingTimeInterval(-7200)...Self.now
        #expect(string(Text(hours)).contains("8:13") && string(Text(hours)).contains("10:13 PM"))
        #expect(string(Text(hours), "de_DE").contains("20:13") && string(Text(hours), "de_DE").contains("22:13"))
        let days = string(Text(DateInterval(start: Self.now, duration: 3 * 86400)))
        #expect(days.contains("14") && days.contains("17") && days.contains("November") && !days.contains("13"))
        // In another time zone the same range ends on the next day.
        #expect(!string(Text(hours), zone: 3 * 3600).contains("8:13"))
    }

    @Test("formats use the language of the environment unless they set one")
    func formats() {
        #expect(string(Text(1234.5, format: .number), "de_DE") == "1.234,5")
        #expect(string(Text(1234.5, format: .number.locale(Locale(identifier: "en_US"))), "de_DE") == "1,234.5")
        #expect(string(Text(0.25, format: .percent), "de_DE") == "25 %")
        #expect(string(Text("\(1234.5, format: .number) m"), "de_DE") == "1.234,5 m")
        #expect(string(Text("\(0.5, specifier: "%.1f") s"), "de_DE") == "0,5 s")
        let date = Text(Self.now, format: Date.FormatStyle(date: .numeric, time: .shortened))
        #expect(string(date, "en_US", zone: 3600) == "11/14/2023, 11:13 PM")
    }

    @Test("formatters use their own settings")
    func formatters() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        formatter.numberStyle = .decimal
        #expect(string(Text(NSNumber(value: 1234.5), formatter: formatter)) == "1.234,5")
        let dates = DateFormatter()
        dates.locale = Locale(identifier: "en_US")
        dates.timeZone = .gmt
        dates.dateFormat = "yyyy"
        #expect(string(Text(Self.now, formatter: dates)) == "2023")
    }

    @Test("without a clock the time is always the same")
    func pinned() {
        #expect(EnvironmentValues().now == Date(timeIntervalSince1970: 1_168_335_660))
        #expect(
            Text(Date(timeIntervalSince1970: 1_168_335_660 + 60), style: .timer).string(in: EnvironmentValues())
                == "1:00")
    }
}
