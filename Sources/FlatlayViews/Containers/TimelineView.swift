import Foundation

/// A view that follows the time. A picture shows it at one moment: ``EnvironmentValues/timelineDate``.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// What the content knows of time.
    public typealias Context = TimelineViewDefaultContext

    private let content: (TimelineViewDefaultContext) -> Content
    @Environment(\.timelineDate) private var date

    /// A view that follows a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.content = content
    }

    /// The view at the moment.
    public var body: some View { content(TimelineViewDefaultContext(date: date)) }
}

/// What the content of a ``TimelineView`` knows of time.
public struct TimelineViewDefaultContext: Sendable {
    /// How often the view is made anew.
    public enum Cadence: Hashable, Sendable, Comparable {
        /// All the time.
        case live
        /// Each second.
        case seconds
        /// Each minute.
        case minutes
    }

    /// The moment.
    public let date: Date
    /// How often the view is made anew.
    public let cadence = Cadence.live
}

/// Moments at which a view is made anew; a picture needs none of them.
public protocol TimelineSchedule {}

/// Each moment.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// Each moment, or some of them.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// From a moment on.
    public init(from startDate: Date, by interval: TimeInterval) {}
}

/// The start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The schedule.
    public init() {}
}

/// Moments of your own.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    /// The moments.
    public init(_ dates: Entries) {}
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Each moment.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Each moment, or some of them.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Moments at equal distances.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// Moments of your own.
    public static func explicit<Entries: Sequence>(_ dates: Entries) -> ExplicitTimelineSchedule<Entries>
    where Self == ExplicitTimelineSchedule<Entries>, Entries.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension EnvironmentValues {
    private struct TimelineDateKey: EnvironmentKey {
        static let defaultValue = Date(timeIntervalSinceReferenceDate: 0)
    }

    /// The moment that ``TimelineView`` shows: the start of 2001 in GMT where none was set, never the machine's time.
    public var timelineDate: Date {
        get { self[TimelineDateKey.self] }
        set { self[TimelineDateKey.self] = newValue }
    }
}
