import Foundation

/// A view that updates over time. An image shows it at one time: ``EnvironmentValues/timelineDate``.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// The time information that the content receives.
    public typealias Context = TimelineViewDefaultContext

    private let content: (TimelineViewDefaultContext) -> Content
    @Environment(\.timelineDate) private var date

    /// Creates a view that follows a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.content = content
    }

    /// The content at the date of the environment.
    public var body: some View { content(TimelineViewDefaultContext(date: date)) }
}

/// The time information that the content of a ``TimelineView`` receives.
public struct TimelineViewDefaultContext: Sendable {
    /// How often the view updates.
    public enum Cadence: Hashable, Sendable, Comparable {
        /// Continuously.
        case live
        /// Every second.
        case seconds
        /// Every minute.
        case minutes
    }

    /// The date to show.
    public let date: Date
    /// How often the view updates; always `live`.
    public let cadence = Cadence.live
}

/// The times at which a view updates. Images ignore them.
public protocol TimelineSchedule {}

/// A schedule for animations, which updates continuously.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates a schedule. The parameters have no effect.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

/// A schedule with a fixed interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates a schedule. The parameters have no effect.
    public init(from startDate: Date, by interval: TimeInterval) {}
}

/// A schedule that updates at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates the schedule.
    public init() {}
}

/// A schedule with given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    /// Creates a schedule. The dates have no effect.
    public init(_ dates: Entries) {}
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule for animations, which updates continuously.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Returns a schedule for animations. The parameters have no effect.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns a schedule with a fixed interval.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule that updates at the start of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// Returns a schedule with given dates.
    public static func explicit<Entries: Sequence>(_ dates: Entries) -> ExplicitTimelineSchedule<Entries>
    where Self == ExplicitTimelineSchedule<Entries>, Entries.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension EnvironmentValues {
    private struct TimelineDateKey: EnvironmentKey {
        static let defaultValue = Date(timeIntervalSinceReferenceDate: 0)
    }

    /// The date that ``TimelineView`` shows. Default: the start of 2001 in GMT; never the machine's clock.
    public var timelineDate: Date {
        get { self[TimelineDateKey.self] }
        set { self[TimelineDateKey.self] = newValue }
    }
}
