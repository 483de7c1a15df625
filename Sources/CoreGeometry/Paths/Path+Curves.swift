import Foundation

extension Path {
    /// The distance of the control points, in radii, with which a cubic curve draws a quarter circle: 4/3·(√2 − 1).
    static let quarterCircleControl: CGFloat = 0.552_284_749_830_793_6

    /// Adds the closed ellipse that fills a rectangle, clockwise from its rightmost point.
    public mutating func addEllipse(in rect: CGRect) {
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (cx, cy) = (rect.midX, rect.midY)
        let (kx, ky) = (rx * Path.quarterCircleControl, ry * Path.quarterCircleControl)
        move(to: CGPoint(x: cx + rx, y: cy))
        addCurve(
            to: CGPoint(x: cx, y: cy + ry),
            control1: CGPoint(x: cx + rx, y: cy + ky), control2: CGPoint(x: cx + kx, y: cy + ry))
        addCurve(
            to: CGPoint(x: cx - rx, y: cy),
            control1: CGPoint(x: cx - kx, y: cy + ry), control2: CGPoint(x: cx - rx, y: cy + ky))
        addCurve(
            to: CGPoint(x: cx, y: cy - ry),
            control1: CGPoint(x: cx - rx, y: cy - ky), control2: CGPoint(x: cx - kx, y: cy - ry))
        addCurve(
            to: CGPoint(x: cx + rx, y: cy),
            control1: CGPoint(x: cx + kx, y: cy - ry), control2: CGPoint(x: cx + rx, y: cy - ky))
        closeSubpath()
    }

    /// Adds an arc of a circle, with a line to it from the current point.
    ///
    /// Angles are in radians from the positive x axis. `clockwise` has Core Graphics' meaning, for y upwards: with y
    /// downwards, as here, `clockwise: false` is clockwise in the image.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startRadians start: CGFloat, endRadians end: CGFloat, clockwise: Bool
    ) {
        guard radius.isFinite, start.isFinite, end.isFinite else { return }
        let turn = 2 * CGFloat.pi
        var sweep = end - start
        if clockwise {
            sweep = sweep <= -turn ? -turn : (sweep > 0 ? sweep.truncatingRemainder(dividingBy: turn) - turn : sweep)
        } else {
            sweep = sweep >= turn ? turn : (sweep < 0 ? sweep.truncatingRemainder(dividingBy: turn) + turn : sweep)
        }
        let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        // A cubic curve best approximates an arc of angle θ with control points at a distance of 4/3·tan(θ/4) radii.
        let reach = 4 / 3 * CGFloat(tan(Double(step / 4))) * radius
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + radius * CGFloat(cos(Double(angle))), y: center.y + radius * CGFloat(sin(Double(angle))))
        }
        func tangent(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: -CGFloat(sin(Double(angle))) * reach, y: CGFloat(cos(Double(angle))) * reach)
        }
        addLine(to: point(start))
        for index in 0..<pieces {
            let from = start + CGFloat(index) * step
            let to = from + step
            let (p0, p1, t0, t1) = (point(from), point(to), tangent(from), tangent(to))
            addCurve(
                to: p1,
                control1: CGPoint(x: p0.x + t0.x, y: p0.y + t0.y), control2: CGPoint(x: p1.x - t1.x, y: p1.y - t1.y))
        }
    }

    /// Adds a closed rectangle with rounded corners; radii larger than half a side are reduced to it.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let rx = max(0, min(cornerSize.width, rect.width / 2))
        let ry = max(0, min(cornerSize.height, rect.height / 2))
        guard rx > 0, ry > 0 else { return addRect(rect) }
        let corner = RoundedCorner(style: style, rect: rect, radii: CGSize(width: rx, height: ry))
        // Clockwise from the top edge; each corner is described from its incoming to its outgoing edge.
        let corners: [(x: CGFloat, y: CGFloat, inX: CGFloat, inY: CGFloat, outX: CGFloat, outY: CGFloat)] = [
            (rect.maxX, rect.minY, -1, 0, 0, 1),
            (rect.maxX, rect.maxY, 0, -1, -1, 0),
            (rect.minX, rect.maxY, 1, 0, 0, -1),
            (rect.minX, rect.minY, 0, 1, 1, 0),
        ]
        for (index, c) in corners.enumerated() {
            // `u` is the distance from the corner back along the incoming edge, `v` along the outgoing one, in radii.
            func point(_ p: CGPoint) -> CGPoint {
                CGPoint(
                    x: c.x + (c.inX * p.x + c.outX * p.y) * rx,
                    y: c.y + (c.inY * p.x + c.outY * p.y) * ry)
            }
            if index == 0 { move(to: point(corner.start)) } else { addLine(to: point(corner.start)) }
            for curve in corner.curves {
                addCurve(to: point(curve.end), control1: point(curve.control1), control2: point(curve.control2))
            }
        }
        closeSubpath()
    }
}
