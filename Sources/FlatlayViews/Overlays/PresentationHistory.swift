import FlatlayDrawing
import Foundation

/// What a container was given to show, and when: with a time, all that a picture of it depends on.
///
/// ```swift
/// var history = PresentationHistory<Fruit>()
/// history.present(apple, at: 0)
/// history.present(pear, at: 1)    // takes the apple's place at once
/// history.present(nil, at: 2)     // fades out until 2.25
/// ```
public struct PresentationHistory<Value> {
    /// A value, or none, from a time on.
    public struct Change {
        /// The time in seconds.
        public var time: TimeInterval
        /// What is shown from then on.
        public var value: Value?
    }

    /// The changes, in order of time.
    public private(set) var changes: [Change] = []

    /// Nothing, ever.
    public init() {}

    /// A value from a time on.
    public init(_ value: Value?, at time: TimeInterval = 0) {
        present(value, at: time)
    }

    /// Shows another value, or none, from a time on. A time that is not finite changes nothing.
    public mutating func present(_ value: Value?, at time: TimeInterval) {
        guard time.isFinite else { return }
        let place = changes.firstIndex { $0.time > time } ?? changes.count
        changes.insert(Change(time: time, value: value), at: place)
    }
}

/// What of a history is seen at a time.
struct PresentationMoment<Value> {
    /// What is shown, or going.
    let value: Value
    /// How far it is there, from 0 to 1.
    let progress: Double
}

extension PresentationHistory {
    /// The picture at a time.
    ///
    /// 1. A value that nothing is known for counts as none.
    /// 2. A value goes by itself after a delay, unless something came in between.
    /// 3. Where nothing was shown it comes over the duration; where something was, it takes its place at once.
    /// 4. What goes, goes over the duration, from as far as it was there.
    ///
    /// - Parameters:
    ///   - time: nil for long after the last change, but before it goes by itself.
    ///   - isKnown: whether there is something to show for a value.
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
        /// How far it was there at the start.
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
