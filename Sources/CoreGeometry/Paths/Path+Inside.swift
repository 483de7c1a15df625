import Foundation

extension Path {
    /// Returns whether a point is inside the filled path. Open subpaths are closed by a straight line.
    ///
    /// Curves are divided into lines: a point closer to a curve than a thousandth of its length may be on either side.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        guard p.x.isFinite, p.y.isFinite, controlRect.contains(p) else { return false }
        var winding = 0
        for subpath in subpaths {
            var current = subpath.start
            func cross(to next: CGPoint) {
                defer { current = next }
                // A ray to the right crosses lines that start above it and end on or below it, or the other way.
                guard (current.y <= p.y) != (next.y <= p.y) else { return }
                let x = current.x + (p.y - current.y) / (next.y - current.y) * (next.x - current.x)
                if x > p.x { winding += next.y > current.y ? 1 : -1 }
            }
            for element in subpath.elements {
                let start = current
                switch element {
                case .move, .closeSubpath: break
                case .line(let end): cross(to: end)
                case .quadCurve(let end, let control):
                    Path.steps { t, u in
                        cross(to: Path.sum([(start, u * u), (control, 2 * u * t), (end, t * t)]))
                    }
                case .curve(let end, let control1, let control2):
                    Path.steps { t, u in
                        cross(
                            to: Path.sum([
                                (start, u * u * u), (control1, 3 * u * u * t), (control2, 3 * u * t * t),
                                (end, t * t * t),
                            ]))
                    }
                }
            }
            cross(to: subpath.start)
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    private static func steps(_ add: (_ t: CGFloat, _ u: CGFloat) -> Void) {
        let count = 64
        for step in 1...count {
            let t = CGFloat(step) / CGFloat(count)
            add(t, 1 - t)
        }
    }

    private static func sum(_ terms: [(point: CGPoint, weight: CGFloat)]) -> CGPoint {
        terms.reduce(into: CGPoint.zero) { sum, term in
            sum.x += term.point.x * term.weight
            sum.y += term.point.y * term.weight
        }
    }

    /// The smallest rectangle around all points of the path, also those that control curves; `.null` if empty.
    package var controlRect: CGRect {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .null }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for point in points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// A connected part of a path.
    struct Subpath {
        var start: CGPoint
        /// The lines and curves.
        var elements: [Element] = []
        var isClosed = false
    }

    /// The connected parts of the path.
    var subpaths: [Subpath] {
        var result: [Subpath] = []
        for element in elements {
            if case .move(let point) = element {
                result.append(Subpath(start: point))
            } else if case .closeSubpath = element {
                if !result.isEmpty { result[result.count - 1].isClosed = true }
            } else {
                // What follows a closed part begins at that part's start.
                if let last = result.last, last.isClosed { result.append(Subpath(start: last.start)) }
                if !result.isEmpty { result[result.count - 1].elements.append(element) }
            }
        }
        return result
    }
}
