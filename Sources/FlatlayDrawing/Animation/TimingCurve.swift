import Foundation

/// A timing curve between two keyframes: a function from elapsed time to progress, both from 0 to 1.
///
/// The curves are those of CSS (`cubic-bezier`, CSS Easing Functions Level 1) and Core Animation, so an image that
/// Flatlay renders equals the one that a browser shows at the same time.
///
/// ```swift
/// TimingCurve.easeInOut.progress(at: 0.25)   // about 0.129
/// ```
public enum TimingCurve: Hashable, Sendable {
    /// Constant speed.
    case linear
    /// A Bézier curve from (0, 0) to (1, 1) with two control points, whose x coordinates are from 0 to 1.
    case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// The value jumps at the end: CSS's `step-end`.
    case stepEnd

    /// Slow at the start: Core Animation's `easeIn`, the values of CSS's `ease-in`.
    public static let easeIn = TimingCurve.cubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    /// Slow at the end: Core Animation's `easeOut`, the values of CSS's `ease-out`.
    public static let easeOut = TimingCurve.cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    /// Slow at both ends: UIKit's `curveEaseInOut`, the values of CSS's `ease-in-out`.
    public static let easeInOut = TimingCurve.cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    /// Returns the progress at a time, which is clamped to 0…1. The progress of curves with control points outside 0…1
    /// may exceed this range.
    public func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        switch self {
        case .linear: return time
        case .stepEnd: return 0
        case .cubicBezier(let x1, let y1, let x2, let y2):
            let parameter = TimingCurve.parameter(at: time, x1: TimingCurve.limited(x1), x2: TimingCurve.limited(x2))
            return TimingCurve.coordinate(at: parameter, y1.isFinite ? y1 : 0, y2.isFinite ? y2 : 1)
        }
    }

    private static func limited(_ x: Double) -> Double { x.isFinite ? min(max(x, 0), 1) : 0 }

    /// Returns a coordinate of the curve for a parameter, from the coordinates of its control points.
    private static func coordinate(at s: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - s
        return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
    }

    /// Returns the curve parameter at which the x coordinate is `time`. The x coordinate is monotonic, so bisection
    /// finds it; 52 steps give the precision of `Double`.
    private static func parameter(at time: Double, x1: Double, x2: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            let abscissa = coordinate(at: middle, x1, x2)
            if abscissa == time { return middle }
            if abscissa < time { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

extension TimingCurve: CustomStringConvertible {
    /// The CSS name of the curve.
    public var description: String {
        switch self {
        case .linear: return "linear"
        case .stepEnd: return "step-end"
        case .easeIn: return "ease-in"
        case .easeOut: return "ease-out"
        case .easeInOut: return "ease-in-out"
        case .cubicBezier(let x1, let y1, let x2, let y2):
            return "cubic-bezier(\([x1, y1, x2, y2].map { DumpFormat.number(CGFloat($0)) }.joined(separator: ", ")))"
        }
    }
}
