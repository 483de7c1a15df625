import CoreGeometry
import FlatlayDrawing
import Foundation

/// Capital letters for symbols such as `a.circle`, drawn as strokes of equal width.
///
/// A letter is a list of strokes in a box eight units high. `L x1 y1 x2 y2` is a line between two points; its ends are
/// square if it is vertical or horizontal, and horizontal if it slants. `E cx cy rx ry from to` is an elliptical arc
/// between two angles in degrees, clockwise from the right.
enum LetterShapes {
    private static let width: CGFloat = 1.25
    private static let height: CGFloat = 8
    /// The scale of a letter in the box of 16 units, so that it has the right size in a circle.
    private static let scale: CGFloat = 1.35

    private static let strokes: [Character: String] = [
        "a": "L 3 0 .5 8, L 3 0 5.5 8, L 1.6 5.5 4.4 5.5",
        "b": "L .6 .6 .6 7.4, L .6 .6 2.4 .6, L .6 3.8 2.6 3.8, L .6 7.4 2.6 7.4, E 2.4 2.2 1.8 1.6 -90 90, "
            + "E 2.6 5.6 2.1 1.8 -90 90",
        "c": "E 3.2 4 2.6 3.4 42 318",
        "d": "L .6 .6 .6 7.4, L .6 .6 2 .6, L .6 7.4 2 7.4, E 2 4 3.2 3.4 -90 90",
        "e": "L .6 .6 .6 7.4, L .6 .6 4 .6, L .6 4 3.6 4, L .6 7.4 4 7.4",
        "f": "L .6 .6 .6 7.4, L .6 .6 4 .6, L .6 4 3.6 4",
        "g": "E 3.2 4 2.6 3.4 6 318, L 3.8 4.3 5.2 4.3",
        "h": "L .6 .6 .6 7.4, L 5.2 .6 5.2 7.4, L .6 4 5.2 4",
        "i": "L 2.2 .6 2.2 7.4, L .6 .6 3.8 .6, L .6 7.4 3.8 7.4",
        "j": "L 3.7 .6 3.7 5, E 2.1 5 1.6 2.4 0 160",
        "k": "L .6 .6 .6 7.4, L 4.6 0 .9 4.9, L 2 3.4 4.9 8",
        "l": "L .6 .6 .6 7.4, L .6 7.4 4 7.4",
        "m": "L .6 .6 .6 7.4, L 6.2 .6 6.2 7.4, L .7 0 3.4 5.6, L 6.1 0 3.4 5.6",
        "n": "L .6 .6 .6 7.4, L 5.2 .6 5.2 7.4, L .7 0 5.1 8",
        "o": "E 3.4 4 2.8 3.4 0 360",
        "p": "L .6 .6 .6 7.4, L .6 .6 2.4 .6, L .6 4.4 2.4 4.4, E 2.4 2.5 2 1.9 -90 90",
        "q": "E 3.4 4 2.8 3.4 0 360, L 3.9 5.4 6 8.2",
        "r": "L .6 .6 .6 7.4, L .6 .6 2.4 .6, L .6 4.4 2.4 4.4, E 2.4 2.5 2 1.9 -90 90, L 2.4 4.4 4.5 8",
        "s": "E 2.7 2.25 2 1.65 90 335, E 2.7 5.65 2.1 1.75 -90 155",
        "t": "L .6 .6 5.2 .6, L 2.9 .6 2.9 7.4",
        "u": "L .6 .6 .6 4.8, L 5.2 .6 5.2 4.8, E 2.9 5 2.3 2.4 0 180",
        "v": "L .5 0 3 8, L 5.5 0 3 8",
        "w": "L .5 0 2.3 8, L 4.1 0 2.3 8, L 4.1 0 5.9 8, L 7.7 0 5.9 8",
        "x": "L .6 0 5 8, L 5 0 .6 8",
        "y": "L .5 0 2.9 4.6, L 5.3 0 2.9 4.6, L 2.9 4.9 2.9 7.4",
        "z": "L .6 .6 4.6 .6, L .6 7.4 4.6 7.4, L 4.6 .6 .7 7.4",
    ]

    /// The capital letter for a lowercase letter, centred in a box of 16 units; nil for anything else.
    static func outline(of letter: String) -> SymbolOutline? {
        guard letter.count == 1, let character = letter.first, let text = strokes[character] else { return nil }
        let paths = text.split(separator: ",").map { path(of: $0) }
        let bounds = paths.reduce(CGRect.null) { $0.union($1.boundingRect) }
        let map = CGAffineTransform(translationX: 8, y: 8).scaledBy(x: scale, y: scale)
            .translatedBy(x: -bounds.midX, y: -height / 2)
        return SymbolOutline(
            layers: paths.map { SymbolOutline.Layer($0.applying(map)) },
            viewBox: CGRect(x: 0, y: 0, width: 16, height: 16))
    }

    private static func path(of stroke: Substring) -> Path {
        let numbers = SVGNumbers.words(String(stroke)).compactMap(Double.init).map { CGFloat($0) }
        switch numbers.count {
        case 4: return line(from: CGPoint(x: numbers[0], y: numbers[1]), to: CGPoint(x: numbers[2], y: numbers[3]))
        case 6: return arc(numbers)
        default: return Path()
        }
    }

    private static func line(from start: CGPoint, to end: CGPoint) -> Path {
        let half = width / 2
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        if dx == 0 || dy == 0 {
            let (left, top) = (min(start.x, end.x) - half, min(start.y, end.y) - half)
            return Path(CGRect(x: left, y: top, width: abs(dx) + width, height: abs(dy) + width))
        }
        // Half of the length of a horizontal cut through the stroke.
        let reach = half * (dx * dx + dy * dy).squareRoot() / abs(dy)
        return Path { path in
            path.addLines([
                CGPoint(x: start.x - reach, y: start.y), CGPoint(x: start.x + reach, y: start.y),
                CGPoint(x: end.x + reach, y: end.y), CGPoint(x: end.x - reach, y: end.y),
            ])
            path.closeSubpath()
        }
    }

    /// A band along an elliptical arc: along the outer edge, then back along the inner edge.
    private static func arc(_ n: [CGFloat]) -> Path {
        let (center, half) = (CGPoint(x: n[0], y: n[1]), width / 2)
        let (from, to) = (n[4] * .pi / 180, n[5] * .pi / 180)
        func edge(_ inset: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool) -> Path {
            var path = Path()
            path.addArc(center: .zero, radius: 1, startRadians: start, endRadians: end, clockwise: clockwise)
            return path.applying(
                CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: n[2] - inset, y: n[3] - inset))
        }
        var path = edge(-half, from: from, to: to, clockwise: false)
        let isWhole = n[5] - n[4] >= 360
        if isWhole { path.closeSubpath() }
        for (index, element) in edge(half, from: to, to: from, clockwise: true).elements.enumerated() {
            switch element {
            case .move(let point) where index == 0 && !isWhole: path.addLine(to: point)
            case .move(let point): path.move(to: point)
            case .curve(let point, let control1, let control2):
                path.addCurve(to: point, control1: control1, control2: control2)
            default: break
            }
        }
        path.closeSubpath()
        return path
    }
}
