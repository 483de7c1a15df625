import CoreGeometry
import Foundation

/// How a line is drawn along a path, with SwiftUI's names and defaults.
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line in points.
    public var lineWidth: CGFloat
    /// The shape of the line's ends.
    public var lineCap: CGLineCap
    /// The shape of the line's corners.
    public var lineJoin: CGLineJoin
    /// The maximum length of a sharp corner, in line widths; a longer one is bevelled.
    public var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps; empty for a solid line.
    public var dash: [CGFloat]
    /// The offset into the dash pattern at which the line starts.
    public var dashPhase: CGFloat

    /// Creates a stroke style.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// The dash pattern, or nil if it cannot be drawn: if it is empty, contains a negative or non-finite value, or has
    /// a total length of zero.
    public var drawableDash: [CGFloat]? {
        guard !dash.isEmpty, dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.contains(where: { $0 > 0 }) else {
            return nil
        }
        return dash
    }
}

/// How the inside of a path is filled, with SwiftUI's names and defaults.
public struct FillStyle: Hashable, Sendable {
    /// Whether the even-odd rule is used: a point is inside if a ray from it crosses the path an odd number of times.
    /// Otherwise the winding number is used.
    public var isEOFilled: Bool
    /// Whether edges are antialiased.
    public var isAntialiased: Bool

    /// Creates a fill style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
