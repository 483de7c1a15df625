import Foundation

/// The shape of a rounded corner, with SwiftUI's names.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter circle (or quarter ellipse).
    case circular
    /// A corner whose curvature increases and decreases smoothly, as on the icons of an iPhone.
    case continuous
}

/// The curves of one rounded corner, in units of its radius: x along the incoming edge, y along the outgoing one, both
/// measured from the corner point.
struct RoundedCorner {
    struct Curve {
        var control1: CGPoint
        var control2: CGPoint
        var end: CGPoint
    }

    let start: CGPoint
    let curves: [Curve]

    /// The length of edge that a continuous corner needs, in radii.
    static let continuousReach: CGFloat = 1.528_665

    /// Returns the curves of a corner. A continuous corner needs more edge than its radius; if the sides are too short
    /// for it, as in a capsule, the corner is circular.
    init(style: RoundedCornerStyle, rect: CGRect, radii: CGSize) {
        let room = min(rect.width / 2 / radii.width, rect.height / 2 / radii.height)
        if style == .continuous, room >= RoundedCorner.continuousReach {
            self = .continuous
        } else {
            self = .circular
        }
    }

    private init(start: CGPoint, curves: [Curve]) {
        self.start = start
        self.curves = curves
    }

    private static let circular: RoundedCorner = {
        let k = 1 - Path.quarterCircleControl
        return RoundedCorner(
            start: CGPoint(x: 1, y: 0),
            curves: [Curve(control1: CGPoint(x: k, y: 0), control2: CGPoint(x: 0, y: k), end: CGPoint(x: 0, y: 1))])
    }()

    /// Three cubic curves with the published control points of the system's continuous corners.
    private static let continuous = RoundedCorner(
        start: CGPoint(x: continuousReach, y: 0),
        curves: [
            Curve(
                control1: CGPoint(x: 1.088_493, y: 0), control2: CGPoint(x: 0.868_407, y: 0),
                end: CGPoint(x: 0.631_494, y: 0.074_911)),
            Curve(
                control1: CGPoint(x: 0.372_824, y: 0.169_060), control2: CGPoint(x: 0.169_060, y: 0.372_824),
                end: CGPoint(x: 0.074_911, y: 0.631_494)),
            Curve(
                control1: CGPoint(x: 0, y: 0.868_407), control2: CGPoint(x: 0, y: 1.088_493),
                end: CGPoint(x: 0, y: continuousReach)),
        ])
}
