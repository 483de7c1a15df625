import FlatlayDrawing
import Foundation

/// The time interval in which something is visible, without its end.
struct SVGPresence: Equatable {
    var start: Double
    var end: Double

    static let always = SVGPresence(start: -.infinity, end: .infinity)

    func limited(to other: SVGPresence) -> SVGPresence {
        SVGPresence(start: max(start, other.start), end: min(end, other.end))
    }

    /// Whether the interval overlaps an animation of a duration, including its last moment.
    func meets(duration: Double) -> Bool {
        start < end && start <= duration && end > 0
    }

    /// A track that is 1 inside the interval and 0 outside.
    var track: AnimationTrack<CGFloat> {
        // Clamp the start to the start of the animation.
        var keyframes = [AnimationTrack<CGFloat>.Keyframe(time: max(0, start), value: 1, curve: .stepEnd)]
        if start > 0 { keyframes.insert(.init(time: 0, value: 0, curve: .stepEnd), at: 0) }
        if end < .infinity { keyframes.append(.init(time: end, value: 0, curve: .stepEnd)) }
        return AnimationTrack(1, keyframes: keyframes)
    }
}
