import Foundation

/// Changes of a value over time: tracks, each of a property.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
    /// The seconds until the last keyframe. Not for use in apps.
    var _duration: TimeInterval { get }
    /// Sets the value of a moment. Not for use in apps.
    func _update(_ value: inout Value, from initial: Value, at time: TimeInterval)
}

/// The tracks of a value, as a builder collects them. Not for use in apps.
public struct _KeyframeTracks<Value>: Keyframes {
    let tracks: [any Keyframes<Value>]

    /// The seconds until the last keyframe.
    public var _duration: TimeInterval { tracks.reduce(0) { max($0, $1._duration) } }

    /// Sets the value of a moment.
    public func _update(_ value: inout Value, from initial: Value, at time: TimeInterval) {
        for track in tracks { track._update(&value, from: initial, at: time) }
    }
}

/// Collects the tracks of a value.
@resultBuilder
public enum KeyframesBuilder<Value> {
    /// Adds tracks.
    public static func buildExpression<Content: Keyframes>(_ content: Content) -> _KeyframeTracks<Value>
    where Content.Value == Value {
        _KeyframeTracks(tracks: [content])
    }

    /// Joins tracks.
    public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
        _KeyframeTracks(tracks: tracks.flatMap(\.tracks))
    }
}

/// Keyframes of a property, one after the other.
///
/// ```swift
/// KeyframeTrack(\.scale) {
///     LinearKeyframe(1.2, duration: 0.3)
///     SpringKeyframe(1, duration: 0.5)
/// }
/// ```
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let keyframes: [_Keyframe<Value>]

    /// Creates a track of a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        keyframes = content()._keyframes
    }

    /// Creates a track of the value itself.
    public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
        self.init(\.self, content: content)
    }

    /// The seconds until the last keyframe.
    public var _duration: TimeInterval { keyframes.reduce(0) { $0 + $1.duration } }

    /// Sets the property of a moment.
    public func _update(_ value: inout Root, from initial: Root, at time: TimeInterval) {
        value[keyPath: keyPath] = _Keyframe.value(of: keyframes, from: initial[keyPath: keyPath], at: time)
    }
}

/// Keyframes of a track.
public protocol KeyframeTrackContent<Value> {
    /// The type of the property.
    associatedtype Value: Animatable
    /// The keyframes, in their order. Not for use in apps.
    var _keyframes: [_Keyframe<Value>] { get }
}

/// The keyframes of a track, as a builder collects them. Not for use in apps.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
    /// The keyframes, in their order.
    public let _keyframes: [_Keyframe<Value>]
}

/// Collects the keyframes of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    /// Adds keyframes.
    public static func buildExpression<Content: KeyframeTrackContent>(_ content: Content) -> _KeyframeList<Value>
    where Content.Value == Value {
        _KeyframeList(_keyframes: content._keyframes)
    }

    /// Joins keyframes.
    public static func buildBlock(_ lists: _KeyframeList<Value>...) -> _KeyframeList<Value> { buildArray(lists) }

    /// Joins the keyframes of a loop.
    public static func buildArray(_ lists: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
        _KeyframeList(_keyframes: lists.flatMap(\._keyframes))
    }

    /// Adds keyframes of a condition.
    public static func buildEither(first list: _KeyframeList<Value>) -> _KeyframeList<Value> { list }

    /// Adds keyframes of a condition.
    public static func buildEither(second list: _KeyframeList<Value>) -> _KeyframeList<Value> { list }

    /// Adds keyframes of a condition; none if it is not met.
    public static func buildOptional(_ list: _KeyframeList<Value>?) -> _KeyframeList<Value> {
        list ?? _KeyframeList(_keyframes: [])
    }
}

/// A value that a property reaches, and how. Not for use in apps.
public struct _Keyframe<Value: Animatable> {
    enum Kind {
        case move
        case linear(UnitCurve)
        case cubic(startVelocity: Value?, endVelocity: Value?)
        case spring(Spring, startVelocity: Value?)
    }

    let value: Value
    let duration: TimeInterval
    let kind: Kind

    init(_ value: Value, duration: TimeInterval, _ kind: Kind) {
        self.value = value
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.kind = kind
    }

    private var isCubic: Bool { if case .cubic = kind { true } else { false } }

    /// The value of a track at a moment.
    static func value(of keyframes: [_Keyframe], from initial: Value, at time: TimeInterval) -> Value {
        var (start, from) = (0.0, initial)
        for index in keyframes.indices {
            let frame = keyframes[index]
            if time < start + frame.duration {
                var result = frame.value
                result.animatableData = frame.data(
                    from: from.animatableData, after: time - start, velocities(at: index, of: keyframes, from: initial))
                return result
            }
            start += frame.duration
            from = frame.value
        }
        return from
    }

    /// The velocities at both ends of a keyframe. A cubic one whose neighbour is cubic, too, passes their common value
    /// along the line between the values around it, as a Catmull-Rom curve; otherwise it begins and ends at rest.
    private static func velocities(
        at index: Int, of keyframes: [_Keyframe], from initial: Value
    ) -> (Value.AnimatableData, Value.AnimatableData) {
        func value(_ index: Int) -> Value.AnimatableData {
            (index < 0 ? initial : keyframes[index].value).animatableData
        }
        /// The velocity at the end of a keyframe.
        func passing(_ index: Int) -> Value.AnimatableData {
            guard index >= 0, index + 1 < keyframes.count, keyframes[index].isCubic, keyframes[index + 1].isCubic else {
                return .zero
            }
            let seconds = keyframes[index].duration + keyframes[index + 1].duration
            guard seconds > 0 else { return .zero }
            var slope = value(index + 1) - value(index - 1)
            slope.scale(by: 1 / seconds)
            return slope
        }
        var (start, end) = (passing(index - 1), passing(index))
        if index > 0, case .cubic(_, let velocity?) = keyframes[index - 1].kind { start = velocity.animatableData }
        if index + 1 < keyframes.count, case .cubic(let velocity?, _) = keyframes[index + 1].kind {
            end = velocity.animatableData
        }
        if case .cubic(let first, let last) = keyframes[index].kind {
            start = first?.animatableData ?? start
            end = last?.animatableData ?? end
        }
        return (start, end)
    }

    private func data(
        from: Value.AnimatableData, after time: TimeInterval,
        _ velocities: (start: Value.AnimatableData, end: Value.AnimatableData)
    ) -> Value.AnimatableData {
        let to = value.animatableData
        func sum(_ parts: (Value.AnimatableData, Double)...) -> Value.AnimatableData {
            parts.reduce(.zero) { sum, part in
                var scaled = part.0
                scaled.scale(by: part.1)
                return sum + scaled
            }
        }
        let part = time / duration
        switch kind {
        case .move: return to
        case .linear(let curve):
            let progress = curve.value(at: part)
            return sum((from, 1 - progress), (to, progress))
        case .cubic:
            // Hermite's polynomials.
            let (square, cube) = (part * part, part * part * part)
            return sum(
                (from, 2 * cube - 3 * square + 1), (to, 3 * square - 2 * cube),
                (velocities.start, (cube - 2 * square + part) * duration),
                (velocities.end, (cube - square) * duration))
        case .spring(let spring, let velocity):
            let progress = spring.progress(at: time)
            return sum(
                (from, 1 - progress), (to, progress), (velocity?.animatableData ?? .zero, spring.swing(at: time)))
        }
    }
}

extension Spring {
    /// Where a spring at its end is that was pushed with a velocity of 1.
    func swing(at time: TimeInterval) -> Double {
        let frequency = 2 * Double.pi / response
        let decay = dampingFraction * frequency
        if dampingFraction < 1 {
            let swing = frequency * (1 - dampingFraction * dampingFraction).squareRoot()
            return exp(-decay * time) * sin(swing * time) / swing
        }
        guard dampingFraction > 1 else { return time * exp(-frequency * time) }
        let root = frequency * (dampingFraction * dampingFraction - 1).squareRoot()
        return (exp((root - decay) * time) - exp((-root - decay) * time)) / (2 * root)
    }

    /// Creates a spring from the time that it seems to take, and how much it overshoots: from 0, not at all, to 1.
    public init(duration: TimeInterval, bounce: Double = 0) {
        self.init(response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// Creates a spring from its period and its damping.
    public init(response: Double, dampingRatio: Double) {
        self.init(response: response, dampingFraction: dampingRatio)
    }
}

/// A keyframe that a property reaches along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The keyframe.
    public let _keyframes: [_Keyframe<Value>]

    /// Creates a keyframe.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _keyframes = [_Keyframe(to, duration: duration, .linear(timingCurve))]
    }
}

/// A keyframe that a property reaches along a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The keyframe.
    public let _keyframes: [_Keyframe<Value>]

    /// Creates a keyframe. Without velocities the curve is smooth between cubic keyframes, and at rest at other ends.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _keyframes = [
            _Keyframe(to, duration: duration, .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
        ]
    }
}

/// A keyframe that a property reaches as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The keyframe.
    public let _keyframes: [_Keyframe<Value>]

    /// Creates a keyframe. Without a duration it lasts until the spring is at rest.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(duration: 0.5),
        startVelocity: Value? = nil
    ) {
        _keyframes = [
            _Keyframe(
                to, duration: duration ?? spring.settlingDuration, .spring(spring, startVelocity: startVelocity))
        ]
    }
}

/// A keyframe that a property jumps to.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The keyframe.
    public let _keyframes: [_Keyframe<Value>]

    /// Creates a keyframe.
    public init(_ to: Value) {
        _keyframes = [_Keyframe(to, duration: 0, .move)]
    }
}

/// A value over time, for reading it at any moment.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) {
///     KeyframeTrack { LinearKeyframe(1, duration: 2) }
/// }
/// timeline.value(time: 0.5)   // 0.25
/// ```
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let content: any Keyframes<Value>

    /// Creates a timeline.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        initial = initialValue
        self.content = content()
    }

    /// The seconds until the last keyframe.
    public var duration: TimeInterval { content._duration }

    /// Returns the value after a time in seconds.
    public func value(time: Double) -> Value {
        var value = initial
        content._update(&value, from: initial, at: time)
        return value
    }

    /// Returns the value at a part of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
