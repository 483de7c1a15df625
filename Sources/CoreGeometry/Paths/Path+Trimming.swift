import Foundation

extension Path {
    /// The part of the path between two fractions of its length, each from 0 to 1; empty if they don't ascend.
    ///
    /// Curves are measured and split as polylines.
    public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
        let start = start.isFinite ? min(max(start, 0), 1) : 0
        let end = end.isFinite ? min(max(end, 0), 1) : 1
        if start <= 0, end >= 1 { return self }
        guard start < end else { return Path() }
        let lines = flattened()
        let total = lines.reduce(0) { $0 + $1.length }
        let (from, to) = (start * total, end * total)
        var result = Path()
        var position: CGFloat = 0
        for line in lines {
            let next = position + line.length
            defer { position = next }
            guard next > from, position < to, line.length > 0 else { continue }
            let first = line.point(at: max(from - position, 0) / line.length)
            let last = line.point(at: min(to - position, line.length) / line.length)
            if result.currentPoint != first { result.move(to: first) }
            result.addLine(to: last)
        }
        return result
    }

    /// The path as line segments.
    private func flattened() -> [Line] {
        var lines: [Line] = []
        var (current, first) = (CGPoint.zero, CGPoint.zero)
        func add(to end: CGPoint, _ curve: (CGFloat) -> CGPoint) {
            for step in 1...Path.linesPerCurve {
                let next = step == Path.linesPerCurve ? end : curve(CGFloat(step) / CGFloat(Path.linesPerCurve))
                lines.append(Line(start: current, end: next))
                current = next
            }
        }
        for element in elements {
            let start = current
            switch element {
            case .move(let point): (current, first) = (point, point)
            case .line(let point):
                lines.append(Line(start: current, end: point))
                current = point
            case .quadCurve(let end, let control):
                add(to: end) { t in
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    return CGPoint(
                        x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y)
                }
            case .curve(let end, let control1, let control2):
                add(to: end) { t in
                    let s = 1 - t
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    return CGPoint(
                        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
                        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
                }
            case .closeSubpath:
                lines.append(Line(start: current, end: first))
                current = first
            }
        }
        return lines
    }

    /// With 32 lines, the error for a quarter circle of 100 points is less than a hundredth of a point.
    private static let linesPerCurve = 32

    private struct Line {
        var start: CGPoint
        var end: CGPoint

        var length: CGFloat {
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            return (dx * dx + dy * dy).squareRoot()
        }

        func point(at fraction: CGFloat) -> CGPoint {
            CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
        }
    }
}
