import Foundation

/// An elliptical arc between two points, converted to cubic curves: SVG 1.1, appendix F.6, with its step numbers.
struct SVGArc {
    var from: CGPoint
    var to: CGPoint
    var radii: CGSize
    var degrees: CGFloat
    var isLarge: Bool
    var isSweeping: Bool

    func add(to path: inout Path) {
        // F.6.2: no arc between equal points; a line if a radius is zero.
        guard from != to else { return }
        guard radii.width > 0, radii.height > 0 else { return path.addLine(to: to) }
        let angle = Double(degrees) * .pi / 180
        let (cosine, sine) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
        // F.6.5, step 1: half the chord, in the ellipse's coordinate system.
        let (hx, hy) = ((from.x - to.x) / 2, (from.y - to.y) / 2)
        let (x1, y1) = (cosine * hx + sine * hy, -sine * hx + cosine * hy)
        // F.6.6, step 3: radii that are too small are enlarged.
        var (rx, ry) = (radii.width, radii.height)
        let reach = (x1 / rx) * (x1 / rx) + (y1 / ry) * (y1 / ry)
        if reach > 1 {
            rx *= reach.squareRoot()
            ry *= reach.squareRoot()
        }
        // F.6.5, step 2: the centre, in the ellipse's coordinate system.
        let divisor = rx * rx * y1 * y1 + ry * ry * x1 * x1
        guard divisor > 0, divisor.isFinite else { return path.addLine(to: to) }
        let square = max(0, (rx * rx * ry * ry - divisor) / divisor)
        let factor = square.squareRoot() * (isLarge == isSweeping ? -1 : 1)
        let (cx1, cy1) = (factor * rx * y1 / ry, -factor * ry * x1 / rx)
        // F.6.5, step 3: the centre in user space.
        let center = CGPoint(
            x: cosine * cx1 - sine * cy1 + (from.x + to.x) / 2, y: sine * cx1 + cosine * cy1 + (from.y + to.y) / 2)
        // F.6.5, step 4: the start angle and the sweep.
        let start = atan2(Double((y1 - cy1) / ry), Double((x1 - cx1) / rx))
        let end = atan2(Double((-y1 - cy1) / ry), Double((-x1 - cx1) / rx))
        var sweep = end - start
        if isSweeping, sweep < 0 { sweep += 2 * .pi }
        if !isSweeping, sweep > 0 { sweep -= 2 * .pi }
        let map = CGAffineTransform(
            a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry, tx: center.x, ty: center.y)
        addPieces(of: sweep, from: start, map, to: &path)
    }

    /// Adds the arc of the unit circle in pieces of at most a quarter turn, each approximated by a cubic curve.
    private func addPieces(of sweep: Double, from start: Double, _ map: CGAffineTransform, to path: inout Path) {
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let reach = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (first, last) = (start + Double(index) * step, start + Double(index + 1) * step)
            let control1 = CGPoint(x: cos(first) - reach * sin(first), y: sin(first) + reach * cos(first))
            let control2 = CGPoint(x: cos(last) + reach * sin(last), y: sin(last) - reach * cos(last))
            let end = index == count - 1 ? to : CGPoint(x: cos(last), y: sin(last)).applying(map)
            path.addCurve(to: end, control1: control1.applying(map), control2: control2.applying(map))
        }
    }
}
