import Foundation

extension Text {
    /// How a date is written, with SwiftUI's names.
    public struct DateStyle: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case time
            case date
            case relative
            case offset
            case timer
        }

        let kind: Kind

        /// The time of the day: `11:23 PM`.
        public static let time = DateStyle(kind: .time)
        /// The day: `June 3, 2019`.
        public static let date = DateStyle(kind: .date)
        /// How far the date is from now, in its two largest units: `2 hr, 23 min`.
        public static let relative = DateStyle(kind: .relative)
        /// How far the date is from now, in its largest unit and with its side: `+2 hours`.
        public static let offset = DateStyle(kind: .offset)
        /// How far the date is from now, as a clock: `2:23:07`.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date in a style, in the language and the time zone of the surroundings. Now is ``EnvironmentValues/now``.
    public init(_ date: Date, style: DateStyle) {
        self.init(value: TextValue { DateText(environment: $0).string(date, style: style) })
    }

    /// The time from one date to another: its hours where it ends on the day that it starts, else its days.
    public init(_ dates: ClosedRange<Date>) {
        self.init(value: TextValue { DateText(environment: $0).string(from: dates.lowerBound, to: dates.upperBound) })
    }

    /// An interval of time: its hours where it ends on the day that it starts, else its days.
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// A clock that runs through an interval of time, as it stands now: ``EnvironmentValues/now``.
    ///
    /// - Parameters:
    ///   - pauseTime: when the clock was stopped, if it was.
    ///   - countsDown: whether it shows the time that is left, and not the time that has passed.
    ///   - showsHours: whether more than 59 minutes are hours.
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
    /// The time that texts count from: `Text(date, style: .relative)` and timers. It stands still, so that the same view
    /// gives the same picture each time; set it to draw another moment. (SwiftUI takes the time of the device.)
    ///
    /// The default is 9 January 2007, 9:41 GMT.
    public var now: Date {
        get { common.now }
        set { common.now = newValue }
    }
}

/// Writes dates in the language, calendar and time zone of an environment.
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

    /// `2:07`, or `1:02:07` where there are hours to show.
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

    /// Whole seconds; those that no clock shows count as ten thousand years.
    private static func duration(_ seconds: TimeInterval) -> Duration {
        .seconds(seconds.isFinite ? Int64(min(max(seconds, 0), 3.2e11)) : 0)
    }
}
