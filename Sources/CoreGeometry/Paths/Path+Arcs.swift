import Foundation

extension Path {
    /// Adds an arc of a circle that touches the lines from the current point to `tangent1End` and from there to
    /// `tangent2End`, with a line to it from the current point.
    ///
    /// As in Core Graphics, points on one line, or a radius of 0, give a straight line to `tangent1End`.
    public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard let start = currentPoint else { return move(to: tangent1End) }
        let (ux, uy, before) = Path.direction(from: tangent1End, to: start)
        let (vx, vy, after) = Path.direction(from: tangent1End, to: tangent2End)
        let (cross, dot) = (ux * vy - uy * vx, ux * vx + uy * vy)
        guard radius > 0, radius.isFinite, before > 0, after > 0, abs(cross) > 1e-9 else {
            return addLine(to: tangent1End)
        }
        // The centre lies on the bisector of the angle between both lines; it is `radius` away from each of them.
        let reach = radius * (1 + dot) / abs(cross)
        let first = CGPoint(x: tangent1End.x + ux * reach, y: tangent1End.y + uy * reach)
        let last = CGPoint(x: tangent1End.x + vx * reach, y: tangent1End.y + vy * reach)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: first.x - uy * radius * side, y: first.y + ux * radius * side)
        func angle(_ point: CGPoint) -> CGFloat {
            CGFloat(atan2(Double(point.y - center.y), Double(point.x - center.x)))
        }
        addArc(
            center: center, radius: radius, startRadians: angle(first), endRadians: angle(last), clockwise: cross > 0)
    }

    /// The unit vector from one point to another, and their distance.
    private static func direction(from: CGPoint, to: CGPoint) -> (x: CGFloat, y: CGFloat, length: CGFloat) {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        return length > 0 ? (dx / length, dy / length, length) : (0, 0, 0)
    }

    /// Adds elements that a closure adds in coordinates of its own. The closure gets the current point in them.
    package mutating func add(_ transform: CGAffineTransform, _ build: (inout Path) -> Void) {
        if transform.isIdentity { return build(&self) }
        var inner = Path()
        // The current point lets the closure draw a line from it; the point itself is not added again.
        if let start = currentPoint { inner.move(to: start.applying(transform.inverted())) }
        let known = inner.elements.count
        build(&inner)
        var added = Path()
        for element in inner.elements.dropFirst(known) { added.append(element) }
        addPath(added, transform: transform)
    }

    /// Returns the path with every subpath drawn in the other direction, the last one first.
    package var reversed: Path {
        var result = Path()
        for subpath in subpaths.reversed() {
            var points = subpath.start
            var steps: [(from: CGPoint, element: Element)] = []
            for element in subpath.elements {
                steps.append((points, element))
                points = element.points.last ?? points
            }
            result.move(to: points)
            for (from, element) in steps.reversed() {
                switch element {
                case .move, .closeSubpath: break
                case .line: result.addLine(to: from)
                case .quadCurve(_, let control): result.addQuadCurve(to: from, control: control)
                case .curve(_, let control1, let control2):
                    result.addCurve(to: from, control1: control2, control2: control1)
                }
            }
            if subpath.isClosed { result.closeSubpath() }
        }
        return result
    }
}
