import Foundation

/// A value over time: keyframes and the timing curves between them.
///
/// ```swift
/// let fade = AnimationTrack(from: 0, to: 1, start: 0, duration: 0.25, curve: .easeInOut) as AnimationTrack<CGFloat>
/// fade.value(at: 0.125)   // 0.5
/// ```
///
/// Before the first keyframe, the value is that of the first one; after the last keyframe, that of the last one.
public struct AnimationTrack<Value: Interpolatable>: Equatable, Sendable {
    /// A value at a time.
    public struct Keyframe: Equatable, Sendable {
        /// The time in seconds from the start of the animation.
        public var time: Double
        /// The value at this time.
        public var value: Value
        /// The timing curve to the next keyframe. The last keyframe's has no effect.
        public var curve: TimingCurve

        /// Creates a keyframe.
        public init(time: Double, value: Value, curve: TimingCurve = .linear) {
            self.time = time
            self.value = value
            self.curve = curve
        }
    }

    /// The keyframes, in order of time. If two have the same time, the value jumps to that of the later one.
    public let keyframes: [Keyframe]

    /// Creates a track. Keyframes are sorted by time; those with times that are not finite are ignored.
    ///
    /// - Parameters:
    ///   - initial: the value if there are no keyframes.
    public init(_ initial: Value, keyframes: [Keyframe] = []) {
        let usable = keyframes.filter(\.time.isFinite)
        // Sort by time, then by index, since `sort` is not documented to be stable.
        let sorted = usable.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        self.keyframes = sorted.isEmpty ? [Keyframe(time: 0, value: initial)] : sorted.map(\.element)
    }

    /// Creates a track from one value to another.
    public init(from first: Value, to last: Value, start: Double, duration: Double, curve: TimingCurve) {
        self.init(
            first,
            keyframes: [
                Keyframe(time: start, value: first, curve: curve), Keyframe(time: start + duration, value: last),
            ])
    }

    /// Returns the value at a time in seconds.
    public func value(at time: Double) -> Value {
        guard let next = keyframes.firstIndex(where: { $0.time > time }) else {
            return keyframes[keyframes.count - 1].value
        }
        guard next > 0 else { return keyframes[0].value }
        let (first, second) = (keyframes[next - 1], keyframes[next])
        let progress = first.curve.progress(at: (time - first.time) / (second.time - first.time))
        return first.value.interpolated(to: second.value, by: progress)
    }

    /// Whether the value never changes.
    public var isConstant: Bool { keyframes.allSatisfy { $0.value == keyframes[0].value } }

    /// Returns the track, delayed by a number of seconds.
    public func delayed(by delay: Double) -> AnimationTrack {
        // The time of a single keyframe has no effect.
        if keyframes.count == 1 { return self }
        return AnimationTrack(
            keyframes[0].value,
            keyframes: keyframes.map { Keyframe(time: $0.time + delay, value: $0.value, curve: $0.curve) })
    }
}

extension AnimationTrack: CustomStringConvertible {
    /// The keyframes: `0: 40 0 ease-in-out, 0.3: 0 0`.
    public var description: String {
        keyframes.enumerated().map { index, keyframe in
            let start = "\(DumpFormat.number(CGFloat(keyframe.time))): \(keyframe.value.dumpText)"
            return index == keyframes.count - 1 ? start : "\(start) \(keyframe.curve)"
        }.joined(separator: ", ")
    }
}
