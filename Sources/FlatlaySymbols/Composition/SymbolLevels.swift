import FlatlayDrawing
import Foundation

/// Separates a symbol from the circle or square around it, whose subpaths are nearly as large as the whole.
enum SymbolLevels {
    /// The levels of a symbol: the inner symbol, then the shape around it. Empty if either is missing.
    static func split(_ outline: SymbolOutline) -> [[SymbolOutline.Layer]] {
        let bounds = outline.bounds
        var inside: [SymbolOutline.Layer] = []
        var shape: [SymbolOutline.Layer] = []
        for layer in outline.layers {
            var (inner, outer) = (Path(), Path())
            for subpath in subpaths(of: layer.path) {
                let rect = subpath.boundingRect
                if rect.width >= 0.85 * bounds.width, rect.height >= 0.85 * bounds.height {
                    outer.addPath(subpath)
                } else {
                    inner.addPath(subpath)
                }
            }
            if !inner.isEmpty { inside.append(SymbolOutline.Layer(inner, fillStyle: layer.fillStyle)) }
            if !outer.isEmpty { shape.append(SymbolOutline.Layer(outer, fillStyle: layer.fillStyle)) }
        }
        return inside.isEmpty || shape.isEmpty ? [] : [inside, shape]
    }

    private static func subpaths(of path: Path) -> [Path] {
        var result: [Path] = []
        for element in path.elements {
            if case .move = element { result.append(Path()) }
            if result.isEmpty { result.append(Path()) }
            result[result.count - 1].add(element)
        }
        return result
    }
}

extension Path {
    fileprivate mutating func add(_ element: Element) {
        switch element {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: point)
        case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
        case .curve(let point, let control1, let control2):
            addCurve(to: point, control1: control1, control2: control2)
        case .closeSubpath: closeSubpath()
        }
    }
}
