import FlatlayBytes
import FlatlaySVG
import FlatlayDrawing
import Foundation

/// A keyframe of CSS: its position in the cycle, its value, and the timing curve to the next keyframe.
struct SVGKeyframe {
    /// The position in ten-thousandths of a per cent: about a millisecond in a cycle of 20 minutes.
    var place: Int
    var value: String
    var curve: TimingCurve

    private static let end = 1_000_000

    /// Returns the position for a fraction of the cycle, from 0 to 1.
    static func place(_ part: Double) -> Int {
        Int((min(1, max(0, part)) * Double(end)).rounded())
    }

    /// Returns keyframes as CSS; nil if all values are equal.
    static func text(_ steps: [SVGKeyframe]) -> String? {
        var steps = steps
        // Two keyframes must not have the same position: if a value jumps, the earlier one moves by the smallest step.
        for index in steps.indices.dropLast().reversed() {
            steps[index].place = min(steps[index].place, steps[index + 1].place - 1)
        }
        steps.removeAll { $0.place < 0 }
        guard let first = steps.first, steps.contains(where: { $0.value != first.value }) else { return nil }
        let text = SVGText()
        for (index, step) in steps.enumerated() {
            if index == 0, step.place > 0 { text.raw("0%,") }
            text.place(step.place)
            if index == steps.count - 1, step.place < end { text.raw(",100%") }
            text.raw("{")
            text.raw(step.value)
            if index < steps.count - 1, let curve = step.curve.css { text.raw(";animation-timing-function:\(curve)") }
            text.raw("}")
        }
        return text.buffer.text
    }
}

extension SVGText {
    fileprivate func place(_ value: Int) {
        number(CGFloat(value) / 10_000, decimals: 4)
        raw("%")
    }
}

extension TimingCurve {
    /// The curve in CSS; nil for the default of the style sheet.
    fileprivate var css: String? {
        switch self {
        case .linear: return nil
        case .easeIn, .easeOut, .easeInOut, .stepEnd: return description
        case .cubicBezier(let x1, let y1, let x2, let y2):
            let text = SVGText()
            text.raw("cubic-bezier(")
            for (index, value) in [min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2].enumerated() {
                if index > 0 { text.raw(",") }
                text.number(CGFloat(value), decimals: 4)
            }
            text.raw(")")
            return text.buffer.text
        }
    }
}
