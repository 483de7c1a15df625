import Foundation

/// A spring that pulls a value to its end, with SwiftUI's name and parameters.
///
/// ```swift
/// let track = Track(from: 0, to: 100, start: 0, spring: Spring(response: 0.3, dampingFraction: 0.7)) as Track<CGFloat>
/// ```
///
/// Neither CSS nor a keyframe has a spring, so a track holds samples of one, joined by straight lines.
public struct Spring: Hashable, Sendable {
    /// How long one swing would take without damping, in seconds.
    public var response: Double
    /// 0 swings for ever, below 1 it overshoots, 1 and above it doesn't.
    public var dampingFraction: Double

    /// A spring. What is not a positive response counts as a hundredth of a second; damping is limited to 0.05…10.
    public init(response: Double = 0.5, dampingFraction: Double = 0.825) {
        self.response = response > 0 && response.isFinite ? response : 0.01
        self.dampingFraction = dampingFraction.isFinite ? min(max(dampingFraction, 0.05), 10) : 1
    }

    /// The part of the way after a time in seconds, starting at rest: the damped harmonic oscillator.
    public func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let frequency = 2 * Double.pi / response
        let decay = dampingFraction * frequency
        if dampingFraction < 1 {
            let swing = frequency * (1 - dampingFraction * dampingFraction).squareRoot()
            return 1 - exp(-decay * time) * (cos(swing * time) + decay / swing * sin(swing * time))
        }
        guard dampingFraction > 1 else { return 1 - exp(-frequency * time) * (1 + frequency * time) }
        let root = frequency * (dampingFraction * dampingFraction - 1).squareRoot()
        let (slow, fast) = (decay - root, decay + root)
        return 1 - (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
    }

    /// After how many seconds less than a thousandth of the way is left for good, at most ten.
    public var settlingDuration: Double {
        let samples = Int(10 * Spring.samplesPerSecond)
        let last = (0...samples).last { abs(1 - progress(at: Double($0) / Spring.samplesPerSecond)) > 0.001 }
        return Double((last ?? 0) + 1) / Spring.samplesPerSecond
    }

    /// As many as a common screen shows.
    static let samplesPerSecond = 60.0
}

extension Track {
    /// A track that a spring leads from one value to another.
    public init(from first: Value, to last: Value, start: Double, spring: Spring) {
        let count = Int((spring.settlingDuration * Spring.samplesPerSecond).rounded())
        let frames = (0...count).map { index in
            let time = Double(index) / Spring.samplesPerSecond
            let progress = index == count ? 1 : spring.progress(at: time)
            return Keyframe(time: start + time, value: first.interpolated(to: last, by: progress))
        }
        self.init(first, keyframes: frames)
    }
}
