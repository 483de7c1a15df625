import CoreGeometry
import Foundation

/// How a line is drawn along a path, with SwiftUI's names and defaults.
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line in points.
    public var lineWidth: CGFloat
    /// The shape of its ends.
    public var lineCap: CGLineCap
    /// The shape of its corners.
    public var lineJoin: CGLineJoin
    /// How far a sharp corner may reach, in line widths, before it is cut.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn; empty for a solid line.
    public var dash: [CGFloat]
    /// How far into the dash pattern the line starts.
    public var dashPhase: CGFloat

    /// A stroke style.
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

    /// The dash pattern that can be drawn: nil where it is empty, holds a value that is negative or not finite, or has
    /// no length at all.
    public var drawableDash: [CGFloat]? {
        guard !dash.isEmpty, dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.contains(where: { $0 > 0 }) else {
            return nil
        }
        return dash
    }
}

/// How the inside of a path is filled, with SwiftUI's names and defaults.
public struct FillStyle: Hashable, Sendable {
    /// Whether a point counts as inside when a ray from it crosses the path an odd number of times; otherwise the
    /// winding number decides.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// A fill style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
