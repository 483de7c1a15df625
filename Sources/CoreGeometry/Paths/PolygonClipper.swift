import Foundation

/// Combines the areas of two paths, or clips the line of one by the area of the other.
///
/// Points lie on a grid so fine that no drawing shows it, so every test on them is exact:
///
/// 1. Curves become lines, and points move to the grid.
/// 2. Lines are split where they meet. Rounding these points can make other lines meet, so this is repeated.
/// 3. For each line, a ray counts how often each path winds around the area on either side.
/// 4. The lines that separate inside from outside are joined to loops, with the inside on their left.
///
/// Step 3 follows the rules of Vatti's and Martínez' algorithms, without their sweep: paths on screens have few
/// lines.
struct PolygonClipper {
    /// The areas that belong to the result.
    enum Operation {
        case union, intersection, subtraction, symmetricDifference

        func contains(_ first: Bool, _ second: Bool) -> Bool {
            switch self {
            case .union: first || second
            case .intersection: first && second
            case .subtraction: first && !second
            case .symmetricDifference: first != second
            }
        }
    }

    /// A point of the grid.
    private struct Point: Hashable {
        var x: Int
        var y: Int
    }

    /// A line from one point to another.
    private struct Segment {
        var start: Point
        var end: Point
        /// Whether it belongs to the second path.
        var isSecond: Bool

        var minX: Int { min(start.x, end.x) }
        var maxX: Int { max(start.x, end.x) }
        var minY: Int { min(start.y, end.y) }
        var maxY: Int { max(start.y, end.y) }
    }

    /// How often each path winds around a place.
    private struct Winding {
        var first = 0
        var second = 0
    }

    /// The largest coordinate on the grid: products of differences stay below 2⁶³.
    private static let limit: CGFloat = CGFloat(1 << 28)
    /// How often lines are split again at most.
    private static let rounds = 8

    private let scale: CGFloat
    private let evenOdd: Bool
    private let lines: [[Point]]
    private let areas: [[Point]]

    /// - Parameter evenOdd: whether areas that are enclosed twice are outside, in both paths.
    init(_ first: Path, _ second: Path, evenOdd: Bool) {
        let points = (first.elements + second.elements).flatMap(\.points)
        let reach = points.reduce(0) { max($0, abs($1.x), abs($1.y)) }
        // A power of two, so that whole and half points stay what they are.
        scale = CGFloat(exp2(Double(log2(Double(Self.limit / max(reach, 1e-6))).rounded(.down))))
        self.evenOdd = evenOdd
        let extent = Self.extent(of: points)
        let tolerance = max(min(0.02, extent / 4096), 4 / scale)
        let scale = scale
        func grid(_ path: Path) -> [[Point]] {
            path.flattened(tolerance: tolerance).map { line in
                line.map { Point(x: Int(($0.x * scale).rounded()), y: Int(($0.y * scale).rounded())) }
            }
        }
        (lines, areas) = (grid(first), grid(second))
    }

    private static func extent(of points: [CGPoint]) -> CGFloat {
        guard let first = points.first else { return 1 }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return max(high.x - low.x, high.y - low.y)
    }

    // MARK: Areas

    /// Returns the outline of the areas of an operation.
    func area(_ operation: Operation) -> Path {
        let pieces = split(
            lines.flatMap { Self.segments(of: $0, isClosed: true, isSecond: false) }
                + areas.flatMap { Self.segments(of: $0, isClosed: true, isSecond: true) })
        // Lines that lie on each other are one, which each path passes as often as it has such lines.
        var passes: [Edge: Winding] = [:]
        var edges: [Edge] = []
        for piece in pieces {
            let edge = Edge(piece)
            if passes[edge] == nil { edges.append(edge) }
            let step = edge.start == piece.start ? 1 : -1
            if piece.isSecond {
                passes[edge, default: Winding()].second += step
            } else {
                passes[edge, default: Winding()].first += step
            }
        }
        let rays = RayCaster(edges, passes)
        var next: [Point: [Point]] = [:]
        var starts: [Point] = []
        for edge in edges {
            guard let own = passes[edge], own.first != 0 || own.second != 0 else { continue }
            let right = rays.windings(rightOf: edge)
            let left = Winding(first: right.first + own.first, second: right.second + own.second)
            let isLeftInside = contains(left, operation)
            guard isLeftInside != contains(right, operation) else { continue }
            let (start, end) = isLeftInside ? (edge.start, edge.end) : (edge.end, edge.start)
            next[start, default: []].append(end)
            starts.append(start)
        }
        return loops(from: starts, next)
    }

    private func isInside(_ winding: Int) -> Bool { evenOdd ? winding % 2 != 0 : winding != 0 }

    private func contains(_ winding: Winding, _ operation: Operation) -> Bool {
        operation.contains(isInside(winding.first), isInside(winding.second))
    }

    private func loops(from starts: [Point], _ next: [Point: [Point]]) -> Path {
        var (next, path) = (next, Path())
        for start in starts {
            while next[start]?.isEmpty == false {
                var loop: [Point] = []
                var point = start
                while let after = next[point]?.popLast() {
                    loop.append(point)
                    point = after
                    if point == start { break }
                }
                let corners = Self.corners(of: loop)
                guard corners.count > 2 else { continue }
                path.addLines(corners.map(place))
                path.closeSubpath()
            }
        }
        return path
    }

    /// The points of a loop at which it turns.
    private static func corners(of loop: [Point]) -> [Point] {
        loop.indices.filter { index in
            let (before, after) = (loop[(index + loop.count - 1) % loop.count], loop[(index + 1) % loop.count])
            return cross(before, loop[index], after) != 0
        }.map { loop[$0] }
    }

    private func place(_ point: Point) -> CGPoint { CGPoint(x: CGFloat(point.x) / scale, y: CGFloat(point.y) / scale) }

    // MARK: Lines

    /// Returns the parts of the first path's line that lie within the second path, or those outside of it.
    func line(inside: Bool) -> Path {
        let border = areas.flatMap { Self.segments(of: $0, isClosed: true, isSecond: true) }
        var passes: [Edge: Winding] = [:]
        var edges: [Edge] = []
        for segment in border {
            let edge = Edge(segment)
            if passes[edge] == nil { edges.append(edge) }
            passes[edge, default: Winding()].second += edge.start == segment.start ? 1 : -1
        }
        let rays = RayCaster(edges, passes)
        var path = Path()
        for line in lines {
            var last: Point?
            for segment in Self.segments(of: line, isClosed: false, isSecond: false) {
                for piece in Self.pieces(of: segment, at: Self.meetings(of: segment, with: border)) {
                    guard isInside(rays.winding(between: piece.start, piece.end).second) == inside else { continue }
                    if last != piece.start { path.move(to: place(piece.start)) }
                    path.addLine(to: place(piece.end))
                    last = piece.end
                }
            }
        }
        return path
    }

    // MARK: Splitting

    private static func segments(of line: [Point], isClosed: Bool, isSecond: Bool) -> [Segment] {
        var result: [Segment] = []
        for (start, end) in zip(line, line.dropFirst()) where start != end {
            result.append(Segment(start: start, end: end, isSecond: isSecond))
        }
        if isClosed, let first = line.first, let last = line.last, first != last {
            result.append(Segment(start: last, end: first, isSecond: isSecond))
        }
        return result
    }

    /// Step 2.
    private func split(_ segments: [Segment]) -> [Segment] {
        var segments = segments
        for _ in 0..<Self.rounds {
            var cuts = [[Point]](repeating: [], count: segments.count)
            // Only lines whose ranges of x overlap can meet.
            let order = segments.indices.sorted { (segments[$0].minX, $0) < (segments[$1].minX, $1) }
            for (position, index) in order.enumerated() {
                let segment = segments[index]
                for other in order[(position + 1)...] {
                    let second = segments[other]
                    if second.minX > segment.maxX { break }
                    guard second.minY <= segment.maxY, second.maxY >= segment.minY else { continue }
                    for point in Self.meetings(segment, second) {
                        if point != segment.start, point != segment.end { cuts[index].append(point) }
                        if point != second.start, point != second.end { cuts[other].append(point) }
                    }
                }
            }
            guard cuts.contains(where: { !$0.isEmpty }) else { break }
            segments = segments.indices.flatMap { Self.pieces(of: segments[$0], at: cuts[$0]) }
        }
        return segments
    }

    private static func meetings(of segment: Segment, with others: [Segment]) -> [Point] {
        others.flatMap { other -> [Point] in
            guard other.minX <= segment.maxX, other.maxX >= segment.minX, other.minY <= segment.maxY,
                other.maxY >= segment.minY
            else { return [] }
            return meetings(segment, other).filter { $0 != segment.start && $0 != segment.end }
        }
    }

    /// The points at which two lines meet: a crossing, or the ends of one that lie on the other.
    private static func meetings(_ first: Segment, _ second: Segment) -> [Point] {
        let a = cross(second.start, second.end, first.start)
        let b = cross(second.start, second.end, first.end)
        let c = cross(first.start, first.end, second.start)
        let d = cross(first.start, first.end, second.end)
        if (a < 0 && b > 0 || a > 0 && b < 0) && (c < 0 && d > 0 || c > 0 && d < 0) {
            let part = Double(a) / (Double(a) - Double(b))
            return [
                Point(
                    x: first.start.x + Int((Double(first.end.x - first.start.x) * part).rounded()),
                    y: first.start.y + Int((Double(first.end.y - first.start.y) * part).rounded()))
            ]
        }
        func lies(_ point: Point, on segment: Segment) -> Bool {
            point.x >= segment.minX && point.x <= segment.maxX && point.y >= segment.minY && point.y <= segment.maxY
        }
        var points: [Point] = []
        if a == 0, lies(first.start, on: second) { points.append(first.start) }
        if b == 0, lies(first.end, on: second) { points.append(first.end) }
        if c == 0, lies(second.start, on: first) { points.append(second.start) }
        if d == 0, lies(second.end, on: first) { points.append(second.end) }
        return points
    }

    private static func pieces(of segment: Segment, at cuts: [Point]) -> [Segment] {
        func distance(_ point: Point) -> Int { abs(point.x - segment.start.x) + abs(point.y - segment.start.y) }
        let points = [segment.start] + cuts.sorted { distance($0) < distance($1) } + [segment.end]
        return zip(points, points.dropFirst()).filter { $0 != $1 }.map {
            Segment(start: $0, end: $1, isSecond: segment.isSecond)
        }
    }

    /// Twice the area of a triangle: positive if `c` lies on one side of the line from `a` to `b`.
    private static func cross(_ a: Point, _ b: Point, _ c: Point) -> Int {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }

    // MARK: Winding

    /// A line without a direction, from its smaller point to the larger one.
    private struct Edge: Hashable {
        let start: Point
        let end: Point

        init(_ segment: Segment) {
            let isForward = (segment.start.x, segment.start.y) < (segment.end.x, segment.end.y)
            (start, end) = isForward ? (segment.start, segment.end) : (segment.end, segment.start)
        }
    }

    /// Step 3: counts the lines that a ray from the middle of a line crosses. Coordinates are doubled, so that the
    /// middle is a point of the grid.
    private struct RayCaster {
        private let edges: [(start: Point, end: Point, winding: Winding)]

        init(_ edges: [Edge], _ passes: [Edge: Winding]) {
            self.edges = edges.map { ($0.start, $0.end, passes[$0] ?? Winding()) }
        }

        /// The windings on the right of an edge: of the side with the larger y for one that leads to the right, and
        /// with the smaller x for one that leads to larger y.
        func windings(rightOf edge: Edge) -> Winding {
            winding(between: edge.start, edge.end)
        }

        /// The windings around the middle between two points, on the right of the line that lies there.
        ///
        /// Winding numbers are positive around what lies on the left of a line with y downwards: towards smaller y of
        /// one that leads to larger x. So the ray leads to larger y, or for an upright line to smaller x.
        func winding(between start: Point, _ end: Point) -> Winding {
            let (x, y) = (start.x + end.x, start.y + end.y)
            return start.x == end.x ? alongX(x, y) : alongY(x, y)
        }

        /// A ray towards larger y.
        private func alongY(_ x: Int, _ y: Int) -> Winding {
            var sum = Winding()
            for edge in edges where 2 * edge.start.x <= x && x < 2 * edge.end.x {
                // Edges lead to larger x, so a positive product is a line below the point, in larger y.
                let side =
                    (edge.end.x - edge.start.x) * (y - 2 * edge.start.y)
                    - (edge.end.y - edge.start.y) * (x - 2 * edge.start.x)
                guard side < 0 else { continue }
                sum.first += edge.winding.first
                sum.second += edge.winding.second
            }
            return sum
        }

        /// A ray towards smaller x.
        private func alongX(_ x: Int, _ y: Int) -> Winding {
            var sum = Winding()
            for edge in edges {
                let isDown = edge.start.y < edge.end.y
                let (top, bottom) = isDown ? (edge.start, edge.end) : (edge.end, edge.start)
                guard 2 * top.y <= y, y < 2 * bottom.y else { continue }
                let side =
                    (bottom.x - top.x) * (y - 2 * top.y) - (bottom.y - top.y) * (x - 2 * top.x)
                guard side < 0 else { continue }
                sum.first += isDown ? edge.winding.first : -edge.winding.first
                sum.second += isDown ? edge.winding.second : -edge.winding.second
            }
            return sum
        }
    }
}

extension Path {
    /// The lines of each subpath, with curves as lines that are at most a tolerance away from them.
    func flattened(tolerance: CGFloat) -> [[CGPoint]] {
        var lines: [[CGPoint]] = []
        var line: [CGPoint] = []
        func add(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
            guard let start = line.last else { return line.append(end) }
            // The distance of a curve from its chord is at most a sixteenth of its second differences, times √3.
            let bend1 = hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
            let bend2 = hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
            let steps = (0.75 * max(bend1, bend2) / tolerance).squareRoot().rounded(.up)
            let count = steps.isFinite ? max(1, Int(min(256, steps))) : 256
            for step in 1..<count {
                let t = CGFloat(step) / CGFloat(count)
                let u = 1 - t
                let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                line.append(
                    CGPoint(
                        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
                        y: a * start.y + b * control1.y + c * control2.y + d * end.y))
            }
            line.append(end)
        }
        for element in elements {
            switch element {
            case .move(let point):
                if line.count > 1 { lines.append(line) }
                line = [point]
            case .line(let point): line.append(point)
            case .quadCurve(let end, let control):
                let start = line.last ?? control
                add(
                    CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
                    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3), end)
            case .curve(let end, let control1, let control2): add(control1, control2, end)
            case .closeSubpath:
                guard let first = line.first else { continue }
                line.append(first)
                lines.append(line)
                line = [first]
            }
        }
        if line.count > 1 { lines.append(line) }
        return lines
    }
}
