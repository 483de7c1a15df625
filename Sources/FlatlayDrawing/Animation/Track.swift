import Foundation

/// A value over time: keyframes and the curves between them.
///
/// ```swift
/// let fade = Track(from: 0, to: 1, start: 0, duration: 0.25, curve: .easeInOut) as Track<CGFloat>
/// fade.value(at: 0.125)   // 0.5
/// ```
///
/// Before the first keyframe the value is the first one, after the last the last.
public struct Track<Value: Interpolatable>: Equatable, Sendable {
    /// A value at a time.
    public struct Keyframe: Equatable, Sendable {
        /// The time in seconds from the start of the film.
        public var time: Double
        /// The value at this time.
        public var value: Value
        /// How the value runs from here to the next keyframe; meaningless on the last.
        public var curve: TimingCurve

        /// A keyframe.
        public init(time: Double, value: Value, curve: TimingCurve = .linear) {
            self.time = time
            self.value = value
            self.curve = curve
        }
    }

    /// The keyframes, in order of time. Where two have one time, the later one holds from that time on.
    public let keyframes: [Keyframe]

    /// A track. Keyframes are put in order; those at times that are not finite are left out.
    ///
    /// - Parameters:
    ///   - initial: the value where there are no keyframes.
    public init(_ initial: Value, keyframes: [Keyframe] = []) {
        let usable = keyframes.filter(\.time.isFinite)
        // Sorted by time and, within one time, by place: `sort` alone doesn't promise to keep that.
        let sorted = usable.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        self.keyframes = sorted.isEmpty ? [Keyframe(time: 0, value: initial)] : sorted.map(\.element)
    }

    /// A track from one value to another.
    public init(from first: Value, to last: Value, start: Double, duration: Double, curve: TimingCurve) {
        self.init(
            first,
            keyframes: [
                Keyframe(time: start, value: first, curve: curve), Keyframe(time: start + duration, value: last),
            ])
    }

    /// The value at a time in seconds.
    public func value(at time: Double) -> Value {
        guard let next = keyframes.firstIndex(where: { $0.time > time }) else {
            return keyframes[keyframes.count - 1].value
        }
        guard next > 0 else { return keyframes[0].value }
        let (first, second) = (keyframes[next - 1], keyframes[next])
        let progress = first.curve.progress(at: (time - first.time) / (second.time - first.time))
        return first.value.interpolated(to: second.value, by: progress)
    }

    /// Whether the value is the same all the time.
    public var isConstant: Bool { keyframes.allSatisfy { $0.value == keyframes[0].value } }

    /// The track, later by a number of seconds.
    public func delayed(by delay: Double) -> Track {
        // What never changes has no time.
        if keyframes.count == 1 { return self }
        return Track(
            keyframes[0].value,
            keyframes: keyframes.map { Keyframe(time: $0.time + delay, value: $0.value, curve: $0.curve) })
    }
}

extension Track: CustomStringConvertible {
    /// The keyframes: `0: 40 0 ease-in-out, 0.3: 0 0`.
    public var description: String {
        keyframes.enumerated().map { index, keyframe in
            let start = "\(DumpFormat.number(CGFloat(keyframe.time))): \(keyframe.value.dumpText)"
            return index == keyframes.count - 1 ? start : "\(start) \(keyframe.curve)"
        }.joined(separator: ", ")
    }
}
