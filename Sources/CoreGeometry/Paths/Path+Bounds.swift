import Foundation

extension Path {
    /// The smallest axis-aligned rectangle that contains the curve itself, not only its control points; `.null` if
    /// empty.
    ///
    /// The extremes of a Bézier curve along an axis are where its derivative is zero, which is a linear equation for a
    /// quadratic curve and a quadratic one for a cubic.
    public var boundingRect: CGRect {
        var bounds = Bounds()
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                bounds.add(point)
                current = point
            case .quadCurve(let end, let control):
                let control1 = CGPoint(
                    x: current.x + (control.x - current.x) * 2 / 3, y: current.y + (control.y - current.y) * 2 / 3)
                let control2 = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                bounds.addCubic(from: current, control1, control2, to: end)
                current = end
            case .curve(let end, let control1, let control2):
                bounds.addCubic(from: current, control1, control2, to: end)
                current = end
            case .closeSubpath: break
            }
        }
        return bounds.rect
    }
}

/// The bounding box of points added so far.
private struct Bounds {
    private var minX = CGFloat.infinity
    private var minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity
    private var maxY = -CGFloat.infinity

    var rect: CGRect {
        minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    mutating func add(_ point: CGPoint) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    mutating func addCubic(from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
        add(start)
        add(end)
        let xs = [start.x, control1.x, control2.x, end.x]
        let ys = [start.y, control1.y, control2.y, end.y]
        for t in extremes(xs) + extremes(ys) {
            add(CGPoint(x: value(xs, at: t), y: value(ys, at: t)))
        }
    }

    private func value(_ p: [CGFloat], at t: CGFloat) -> CGFloat {
        let u = 1 - t
        return u * u * u * p[0] + 3 * u * u * t * p[1] + 3 * u * t * t * p[2] + t * t * t * p[3]
    }

    /// The parameters strictly inside 0…1 where the derivative along one axis is zero.
    private func extremes(_ p: [CGFloat]) -> [CGFloat] {
        let a = -p[0] + 3 * p[1] - 3 * p[2] + p[3]
        let b = 2 * (p[0] - 2 * p[1] + p[2])
        let c = p[1] - p[0]
        var roots: [CGFloat] = []
        if abs(a) < 1e-12 {
            if abs(b) > 1e-12 { roots.append(-c / b) }
        } else {
            let discriminant = b * b - 4 * a * c
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                roots.append((-b + root) / (2 * a))
                roots.append((-b - root) / (2 * a))
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}
