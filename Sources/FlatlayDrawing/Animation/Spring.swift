import Foundation

/// A spring animation, with SwiftUI's name and parameters.
///
/// ```swift
/// let track = AnimationTrack(from: 0, to: 100, start: 0, spring: Spring(response: 0.3, dampingFraction: 0.7)) as AnimationTrack<CGFloat>
/// ```
///
/// CSS and keyframes have no springs, so a track contains samples of the spring, joined by straight lines.
public struct Spring: Hashable, Sendable {
    /// The period of the spring without damping, in seconds.
    public var response: Double
    /// The damping: below 1 the spring overshoots, from 1 on it does not.
    public var dampingFraction: Double

    /// Creates a spring. A response that is not positive counts as 0.01 seconds; the damping is clamped to 0.05…10.
    public init(response: Double = 0.5, dampingFraction: Double = 0.825) {
        self.response = response > 0 && response.isFinite ? response : 0.01
        self.dampingFraction = dampingFraction.isFinite ? min(max(dampingFraction, 0.05), 10) : 1
    }

    /// Returns the progress after a time in seconds, starting at rest: the damped harmonic oscillator.
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

    /// The time in seconds after which the progress stays within 0.001 of the end, at most ten.
    public var settlingDuration: Double {
        let samples = Int(10 * Spring.samplesPerSecond)
        let last = (0...samples).last { abs(1 - progress(at: Double($0) / Spring.samplesPerSecond)) > 0.001 }
        return Double((last ?? 0) + 1) / Spring.samplesPerSecond
    }

    /// As many as a common screen shows.
    static let samplesPerSecond = 60.0
}

extension AnimationTrack {
    /// Creates a track from one value to another that follows a spring.
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
