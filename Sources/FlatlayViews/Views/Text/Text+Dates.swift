import Foundation

extension Text {
    /// The format of a date, with SwiftUI's names.
    public struct DateStyle: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case time
            case date
            case relative
            case offset
            case timer
        }

        let kind: Kind

        /// The time of day: `11:23 PM`.
        public static let time = DateStyle(kind: .time)
        /// The date: `June 3, 2019`.
        public static let date = DateStyle(kind: .date)
        /// The distance from now in its two largest units: `2 hr, 23 min`.
        public static let relative = DateStyle(kind: .relative)
        /// The signed distance from now in its largest unit: `+2 hours`.
        public static let offset = DateStyle(kind: .offset)
        /// The distance from now as a timer: `2:23:07`.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates a text of a date in a style, in the locale and the time zone of the environment. Now is
    /// ``EnvironmentValues/now``.
    public init(_ date: Date, style: DateStyle) {
        self.init(value: TextValue { DateText(environment: $0).string(date, style: style) })
    }

    /// Creates a text of a date range: its times if it ends on the day on which it starts, otherwise its dates.
    public init(_ dates: ClosedRange<Date>) {
        self.init(value: TextValue { DateText(environment: $0).string(from: dates.lowerBound, to: dates.upperBound) })
    }

    /// Creates a text of a date interval: its times if it ends on the day on which it starts, otherwise its dates.
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// Creates a timer that runs through a date range, at its state at ``EnvironmentValues/now``.
    ///
    /// - Parameters:
    ///   - pauseTime: when the timer was stopped; nil if it is running.
    ///   - countsDown: whether it shows the remaining time instead of the elapsed time.
    ///   - showsHours: whether it shows hours above 59 minutes.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            value: TextValue { environment in
                let time = min(max(pauseTime ?? environment.now, timerInterval.lowerBound), timerInterval.upperBound)
                let seconds =
                    countsDown
                    ? timerInterval.upperBound.timeIntervalSince(time)
                    : time.timeIntervalSince(timerInterval.lowerBound)
                return DateText(environment: environment).clock(seconds, showsHours: showsHours)
            })
    }
}

extension EnvironmentValues {
    /// The current time for texts: `Text(date, style: .relative)` and timers. It is constant, so that the same view
    /// always renders the same image; set it to draw another time. (SwiftUI uses the time of the device.)
    ///
    /// The default is 9 January 2007, 9:41 GMT.
    public var now: Date {
        get { common.now }
        set { common.now = newValue }
    }
}

/// Formats dates in the locale, calendar and time zone of an environment.
struct DateText {
    let environment: EnvironmentValues

    func string(_ date: Date, style: Text.DateStyle) -> String {
        let seconds = date.timeIntervalSince(environment.now)
        switch style.kind {
        case .date: return formatter(date: .long, time: .none).string(from: date)
        case .time: return formatter(date: .none, time: .short).string(from: date)
        case .timer: return clock(abs(seconds), showsHours: true)
        case .relative: return units(abs(seconds), width: .abbreviated, count: 2)
        case .offset: return (seconds < 0 ? "−" : "+") + units(abs(seconds), width: .wide, count: 1)
        }
    }

    func string(from start: Date, to end: Date) -> String {
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        let isOneDay = calendar.isDate(start, inSameDayAs: end)
        let formatter = DateIntervalFormatter()
        formatter.locale = environment.locale
        formatter.calendar = calendar
        formatter.timeZone = environment.timeZone
        formatter.dateStyle = isOneDay ? .none : .long
        formatter.timeStyle = isOneDay ? .short : .none
        return formatter.string(from: start, to: end)
    }

    /// `2:07`, or `1:02:07` if there are hours to show.
    func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let duration = DateText.duration(seconds)
        if showsHours, duration >= .seconds(3600) {
            return duration.formatted(.time(pattern: .hourMinuteSecond).locale(environment.locale))
        }
        return duration.formatted(
            .time(pattern: .minuteSecond(padMinuteToLength: 1)).locale(environment.locale))
    }

    private func units(_ seconds: TimeInterval, width: Duration.UnitsFormatStyle.UnitWidth, count: Int) -> String {
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [.days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count,
            fractionalPart: .hide(rounded: .down)
        ).locale(environment.locale)
        return DateText.duration(seconds).formatted(style)
    }

    private func formatter(date: DateFormatter.Style, time: DateFormatter.Style) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = environment.locale
        formatter.calendar = environment.calendar
        formatter.timeZone = environment.timeZone
        formatter.dateStyle = date
        formatter.timeStyle = time
        return formatter
    }

    /// A duration of whole seconds, limited to about ten thousand years; zero if negative or not finite.
    private static func duration(_ seconds: TimeInterval) -> Duration {
        .seconds(seconds.isFinite ? Int64(min(max(seconds, 0), 3.2e11)) : 0)
    }
}
