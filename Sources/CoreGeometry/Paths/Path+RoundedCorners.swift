import Foundation

extension Path {
    /// Creates a rectangle with a radius per corner, clockwise from the top left.
    ///
    /// A continuous corner needs one and a half radii of edge; without that space the corner is circular.
    package init(
        roundedRect rect: CGRect,
        radii: (topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat),
        style: RoundedCornerStyle
    ) {
        self.init()
        /// Adds a corner between an incoming and an outgoing edge, given by their directions.
        func add(_ corner: CGPoint, _ radius: CGFloat, incoming: CGPoint, outgoing: CGPoint) {
            guard radius > 0 else { return addLine(to: corner) }
            let shape = RoundedCorner(style: style, rect: rect, radii: CGSize(width: radius, height: radius))
            func point(_ unit: CGPoint) -> CGPoint {
                let (before, after) = (unit.x * radius, unit.y * radius)
                return CGPoint(
                    x: corner.x - incoming.x * before + outgoing.x * after,
                    y: corner.y - incoming.y * before + outgoing.y * after)
            }
            addLine(to: point(shape.start))
            for curve in shape.curves {
                addCurve(to: point(curve.end), control1: point(curve.control1), control2: point(curve.control2))
            }
        }
        let (right, down) = (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1))
        let (left, up) = (CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1))
        add(CGPoint(x: rect.maxX, y: rect.minY), radii.topRight, incoming: right, outgoing: down)
        add(CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomRight, incoming: down, outgoing: left)
        add(CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeft, incoming: left, outgoing: up)
        add(CGPoint(x: rect.minX, y: rect.minY), radii.topLeft, incoming: up, outgoing: right)
        closeSubpath()
    }
}
