import Foundation

/// How progress follows time, both from 0 to 1: SwiftUI's `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
    private let curve: TimingCurve

    private init(_ curve: TimingCurve) {
        self.curve = curve
    }

    /// Returns a cubic Bézier curve from (0, 0) to (1, 1).
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            .cubicBezier(
                x1: Double(startControlPoint.x), y1: Double(startControlPoint.y), x2: Double(endControlPoint.x),
                y2: Double(endControlPoint.y)))
    }

    /// Even progress.
    public static let linear = UnitCurve(.linear)
    /// Slow at the start.
    public static let easeIn = UnitCurve(.easeIn)
    /// Slow at the end.
    public static let easeOut = UnitCurve(.easeOut)
    /// Slow at both ends.
    public static let easeInOut = UnitCurve(.easeInOut)

    /// Returns the progress at a part of the time.
    public func value(at progress: Double) -> Double { curve.progress(at: min(max(progress, 0), 1)) }
}
