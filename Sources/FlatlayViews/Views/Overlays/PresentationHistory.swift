import FlatlayDrawing
import Foundation

/// The values that a container presents over time. Together with a time it determines the image.
///
/// ```swift
/// var history = PresentationHistory<Fruit>()
/// history.present(apple, at: 0)
/// history.present(pear, at: 1)    // replaces the apple at once
/// history.present(nil, at: 2)     // fades out until 2.25
/// ```
public struct PresentationHistory<Value> {
    /// A change to a value, or to none, at a time.
    public struct Change {
        /// The time in seconds.
        public var time: TimeInterval
        /// The value shown from then on.
        public var value: Value?
    }

    /// The changes, ordered by time.
    public private(set) var changes: [Change] = []

    /// Creates an empty history.
    public init() {}

    /// Creates a history with a value shown from a time on.
    public init(_ value: Value?, at time: TimeInterval = 0) {
        present(value, at: time)
    }

    /// Shows another value, or none, from a time on. A time that is not finite is ignored.
    public mutating func present(_ value: Value?, at time: TimeInterval) {
        guard time.isFinite else { return }
        let place = changes.firstIndex { $0.time > time } ?? changes.count
        changes.insert(Change(time: time, value: value), at: place)
    }
}

/// The state of a history at one time.
struct PresentationMoment<Value> {
    /// The value that is shown or is disappearing.
    let value: Value
    /// How far it has appeared, from 0 to 1.
    let progress: Double
}

extension PresentationHistory {
    /// The state at a time. The rules:
    ///
    /// 1. A value without registered content counts as none.
    /// 2. A value disappears by itself after the delay, unless another change precedes that.
    /// 3. If nothing was shown, a value appears over the duration; otherwise it replaces the previous value at once.
    /// 4. A value disappears over the duration, starting from its current progress.
    ///
    /// - Parameters:
    ///   - time: nil for long after the last change, but before the value is dismissed automatically.
    ///   - isKnown: whether content is registered for a value.
    func moment(
        at time: TimeInterval?, duration: TimeInterval, dismissalDelay: TimeInterval?, isKnown: (Value) -> Bool
    ) -> PresentationMoment<Value>? {
        let changes = changes.map { Change(time: $0.time, value: $0.value.flatMap { isKnown($0) ? $0 : nil }) }
        guard let time else { return changes.last?.value.map { PresentationMoment(value: $0, progress: 1) } }
        var state = State(duration: duration)
        for (index, change) in changes.enumerated() where change.time <= time {
            state.apply(change)
            let next = index + 1 < changes.count ? changes[index + 1].time : .infinity
            if change.value != nil, let dismissalDelay, change.time + dismissalDelay < min(next, time) {
                state.apply(Change(time: change.time + dismissalDelay, value: nil))
            }
        }
        guard let value = state.value, state.progress(at: time) > 0 || !state.isLeaving else { return nil }
        return PresentationMoment(value: value, progress: state.progress(at: time))
    }

    private struct State {
        let duration: TimeInterval
        var value: Value?
        var isLeaving = false
        private var start: TimeInterval = 0
        /// The progress at the start.
        private var first = 0.0

        init(duration: TimeInterval) {
            self.duration = duration
        }

        func progress(at time: TimeInterval) -> Double {
            let part = duration > 0 ? TimingCurve.easeInOut.progress(at: (time - start) / duration) : 1
            return isLeaving ? first * (1 - part) : first + (1 - first) * part
        }

        mutating func apply(_ change: Change) {
            let reached = value == nil ? 0 : progress(at: change.time)
            if let new = change.value {
                first = value == nil || isLeaving ? 0 : 1
                (value, isLeaving) = (new, false)
            } else {
                guard value != nil, !isLeaving else { return }
                (first, isLeaving) = (reached, true)
            }
            start = change.time
        }
    }
}
