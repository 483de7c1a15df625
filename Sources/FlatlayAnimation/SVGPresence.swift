import FlatlayDrawing
import Foundation

/// From when to when something is there; at its end it is gone.
struct SVGPresence: Equatable {
    var start: Double
    var end: Double

    static let always = SVGPresence(start: -.infinity, end: .infinity)

    func limited(to other: SVGPresence) -> SVGPresence {
        SVGPresence(start: max(start, other.start), end: min(end, other.end))
    }

    /// Whether any moment of a film sees it, the last one included.
    func meets(duration: Double) -> Bool {
        start < end && start <= duration && end > 0
    }

    /// 1 while it is there, 0 otherwise.
    var track: Track<CGFloat> {
        // What was there before the film is there from its start.
        var keyframes = [Track<CGFloat>.Keyframe(time: max(0, start), value: 1, curve: .stepEnd)]
        if start > 0 { keyframes.insert(.init(time: 0, value: 0, curve: .stepEnd), at: 0) }
        if end < .infinity { keyframes.append(.init(time: end, value: 0, curve: .stepEnd)) }
        return Track(1, keyframes: keyframes)
    }
}
