import FlatlayBytes
import FlatlayPaint
import CoreGeometry
import FlatlayDrawing
import Foundation

extension PDFContent {
    /// Writes the outline of a shape as the current path.
    func path(_ shape: DrawnShape) {
        switch shape {
        case .rectangle(let rect): rectangle(rect)
        case .roundedRectangle(let rect, let corner, .circular):
            roundedRectangle(rect, rx: min(corner.width, rect.width / 2), ry: min(corner.height, rect.height / 2))
        case .roundedRectangle, .ellipse, .path: path(shape.path)
        }
    }

    private func rectangle(_ rect: CGRect) {
        number(rect.minX)
        number(rect.minY)
        number(rect.width)
        number(rect.height)
        source.append("re\n")
    }

    /// The outline of `Path.addRoundedRect` with circular corners, without building the path.
    private func roundedRectangle(_ rect: CGRect, rx: CGFloat, ry: CGFloat) {
        guard rx > 0, ry > 0 else { return rectangle(rect) }
        // The distance of the control points from the corner, for quarter circles of four cubic curves.
        let (kx, ky) = (rx * 0.447_715_250_169_206_4, ry * 0.447_715_250_169_206_4)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let (isWide, isTall) = (rx * 2 < rect.width, ry * 2 < rect.height)
        operation("m\n", right - rx, top)
        operation("c\n", right - kx, top, right, top + ky, right, top + ry)
        if isTall { operation("l\n", right, bottom - ry) }
        operation("c\n", right, bottom - ky, right - kx, bottom, right - rx, bottom)
        if isWide { operation("l\n", left + rx, bottom) }
        operation("c\n", left + kx, bottom, left, bottom - ky, left, bottom - ry)
        if isTall { operation("l\n", left, top + ry) }
        operation("c\n", left, top + ky, left + kx, top, left + rx, top)
        source.append("h\n")
    }

    private func path(_ path: Path) {
        var current = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let end):
                operation("m\n", end.x, end.y)
                current = end
            case .line(let end):
                operation("l\n", end.x, end.y)
                current = end
            case .quadCurve(let end, let control):
                // The equal cubic curve has its control points two thirds of the way from each end to the quadratic
                // one.
                let first = current.moved(towards: control, by: 2.0 / 3)
                let second = end.moved(towards: control, by: 2.0 / 3)
                operation("c\n", first.x, first.y, second.x, second.y, end.x, end.y)
                current = end
            case .curve(let end, let first, let second):
                operation("c\n", first.x, first.y, second.x, second.y, end.x, end.y)
                current = end
            case .closeSubpath: source.append("h\n")
            }
        }
    }

    private func operation(_ name: StaticString, _ x: CGFloat, _ y: CGFloat) {
        number(x)
        number(y)
        source.append(name)
    }

    private func operation(
        _ name: StaticString, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x3: CGFloat, _ y3: CGFloat
    ) {
        number(x1)
        number(y1)
        number(x2)
        number(y2)
        number(x3)
        number(y3)
        source.append(name)
    }
}

extension CGPoint {
    fileprivate func moved(towards other: CGPoint, by part: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}
