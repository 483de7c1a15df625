import CoreGeometry
import Foundation
import Testing

/// Areas of two paths, compared with what winding numbers of densely sampled outlines say at many places.
@Suite struct PathBooleanTests {
    private static let shapes: [Path] = [
        Path(CGRect(x: 10, y: 10, width: 50, height: 40)), Path(ellipseIn: CGRect(x: 30, y: 20, width: 60, height: 50)),
        Path(CGRect(x: 60, y: 10, width: 30, height: 40)),
        Path(roundedRect: CGRect(x: 5, y: 30, width: 80, height: 30), cornerRadius: 12), star,
        Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 80, height: 80))
            $0.addEllipse(in: CGRect(x: 20, y: 20, width: 40, height: 40))
        },
    ]

    private static let star = Path { path in
        path.addLines(
            (0..<5).map { index in
                let angle = Double(index) * 4 * .pi / 5
                return CGPoint(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle))
            })
        path.closeSubpath()
    }

    /// The outline as dense lines, without the code that is tested.
    private func lines(of path: Path) -> [(CGPoint, CGPoint)] {
        var (lines, start, last) = ([(CGPoint, CGPoint)](), CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            switch element {
            case .move(let point):
                if last != start { lines.append((last, start)) }
                (start, last) = (point, point)
            case .line(let point):
                lines.append((last, point))
                last = point
            case .curve(let end, let one, let two):
                let from = last
                for step in 1...64 {
                    let t = CGFloat(step) / 64
                    let u = 1 - t
                    func mix(_ key: KeyPath<CGPoint, CGFloat>) -> CGFloat {
                        let outer = u * u * u * from[keyPath: key] + t * t * t * end[keyPath: key]
                        return outer + 3 * u * t * (u * one[keyPath: key] + t * two[keyPath: key])
                    }
                    let point = CGPoint(x: mix(\.x), y: mix(\.y))
                    lines.append((last, point))
                    last = point
                }
            case .quadCurve: Issue.record("no shape has one")
            case .closeSubpath:
                lines.append((last, start))
                last = start
            }
        }
        if last != start { lines.append((last, start)) }
        return lines
    }

    /// The winding number around a point; nil if it lies at a line.
    private func winding(_ lines: [(CGPoint, CGPoint)], _ point: CGPoint) -> Int? {
        var sum = 0
        for (a, b) in lines {
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let length = dx * dx + dy * dy
            let part = length > 0 ? min(1, max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length)) : 0
            if hypot(a.x + dx * part - point.x, a.y + dy * part - point.y) < 0.1 { return nil }
            guard (a.y <= point.y) != (b.y <= point.y) else { continue }
            if a.x + (point.y - a.y) / dy * dx > point.x { sum += dy > 0 ? 1 : -1 }
        }
        return sum
    }

    @Test(arguments: [false, true]) func areasAreThoseOfTheOperations(_ eoFill: Bool) {
        func isInside(_ winding: Int) -> Bool { eoFill ? winding % 2 != 0 : winding != 0 }
        for first in Self.shapes {
            for second in Self.shapes {
                let outlines = [lines(of: first), lines(of: second)]
                let results: [(Path, (Bool, Bool) -> Bool)] = [
                    (first.union(second, eoFill: eoFill), { $0 || $1 }),
                    (first.intersection(second, eoFill: eoFill), { $0 && $1 }),
                    (first.subtracting(second, eoFill: eoFill), { $0 && !$1 }),
                    (first.symmetricDifference(second, eoFill: eoFill), { $0 != $1 }),
                ]
                for (index, (result, rule)) in results.enumerated() {
                    let outline = lines(of: result)
                    for x in stride(from: 1.3, to: 100, by: 5.7) {
                        for y in stride(from: 1.7, to: 100, by: 5.3) {
                            let point = CGPoint(x: x, y: y)
                            guard let a = winding(outlines[0], point), let b = winding(outlines[1], point) else {
                                continue
                            }
                            let expected = rule(isInside(a), isInside(b))
                            let found = (winding(outline, point) ?? 0) != 0
                            if found != expected { Issue.record("operation \(index) at \(point): \(first) \(second)") }
                        }
                    }
                }
            }
        }
    }

    @Test func areasOfRectanglesHaveTheirCorners() {
        let first = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let second = Path(CGRect(x: 5, y: 0, width: 10, height: 10))
        #expect(first.intersection(second).boundingRect == CGRect(x: 5, y: 0, width: 5, height: 10))
        #expect(first.union(second).elements.count == 5)
        #expect(first.union(second).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
        #expect(first.subtracting(first).isEmpty)
        #expect(Path().union(Path()).isEmpty)
    }

    @Test func linesAreCutAtAreas() {
        let line = Path { $0.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)]) }
        let area = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(
            line.lineIntersection(area).elements == [.move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 10, y: 5))])
        #expect(line.lineSubtraction(area).elements.count == 4)
    }

    @Test func extremePathsEnd() {
        let huge = Path(ellipseIn: CGRect(x: -1e300, y: -1e300, width: 1e301, height: 1e301))
        let tiny = Path(ellipseIn: CGRect(x: 0, y: 0, width: 1e-300, height: 1e-300))
        _ = huge.union(tiny)
        _ = tiny.intersection(tiny)
        #expect(tiny.union(Path(CGRect(x: 0, y: 0, width: 1, height: 1))).boundingRect.width == 1)
    }
}
