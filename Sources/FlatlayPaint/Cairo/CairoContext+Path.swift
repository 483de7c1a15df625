import CPangoCairo
import FlatlayDrawing
import Foundation

extension CairoContext {
    /// Replaces the current path by a shape.
    func setPath(_ shape: DrawnShape) {
        cairo_new_path(raw)
        addPath(shape)
    }

    /// Adds a shape to the current path.
    func addPath(_ shape: DrawnShape) {
        switch shape {
        case .rectangle(let rect):
            addRectangle(rect)
        case .roundedRectangle(let rect, let corner, .circular):
            addRoundedRectangle(rect, rx: min(corner.width, rect.width / 2), ry: min(corner.height, rect.height / 2))
        case .roundedRectangle, .ellipse, .path:
            addPath(shape.path)
        }
    }

    private func addRectangle(_ rect: CGRect) {
        let reach = coordinateLimit
        let (left, top) = (limited(rect.minX, to: reach), limited(rect.minY, to: reach))
        cairo_rectangle(raw, left, top, limited(rect.maxX, to: reach) - left, limited(rect.maxY, to: reach) - top)
    }

    /// The outline of `Path.addRoundedRect` with circular corners, point for point, without building the path.
    private func addRoundedRectangle(_ rect: CGRect, rx: CGFloat, ry: CGFloat) {
        guard rx > 0, ry > 0 else { return addRectangle(rect) }
        // The distance of the control points from the corner, for quarter circles of four cubic curves.
        let (kx, ky) = (rx * 0.447_715_250_169_206_4, ry * 0.447_715_250_169_206_4)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        cairo_move_to(raw, right - rx, top)
        cairo_curve_to(raw, right - kx, top, right, top + ky, right, top + ry)
        cairo_line_to(raw, right, bottom - ry)
        cairo_curve_to(raw, right, bottom - ky, right - kx, bottom, right - rx, bottom)
        cairo_line_to(raw, left + rx, bottom)
        cairo_curve_to(raw, left + kx, bottom, left, bottom - ky, left, bottom - ry)
        cairo_line_to(raw, left, top + ry)
        cairo_curve_to(raw, left, top + ky, left + kx, top, left + rx, top)
        cairo_close_path(raw)
    }

    private func addPath(_ path: Path) {
        let reach = coordinateLimit
        func x(_ point: CGPoint) -> Double { limited(point.x, to: reach) }
        func y(_ point: CGPoint) -> Double { limited(point.y, to: reach) }
        var current = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point): cairo_move_to(raw, x(point), y(point))
            case .line(let point): cairo_line_to(raw, x(point), y(point))
            case .quadCurve(let end, let control):
                // The equal cubic curve has its control points two thirds of the way from each end to the quadratic
                // one.
                let first = current.moved(towards: control, by: 2.0 / 3)
                let second = end.moved(towards: control, by: 2.0 / 3)
                cairo_curve_to(raw, x(first), y(first), x(second), y(second), x(end), y(end))
            case .curve(let end, let first, let second):
                cairo_curve_to(raw, x(first), y(first), x(second), y(second), x(end), y(end))
            case .closeSubpath: cairo_close_path(raw)
            }
            current = element.points.last ?? current
        }
    }

    /// The farthest coordinate that Cairo's fixed-point numbers, with 24 bits before the point, can hold on the
    /// surface.
    private var coordinateLimit: CGFloat {
        4_000_000 / max(matrix.averageScale, 1e-6)
    }

    private func limited(_ value: CGFloat, to reach: CGFloat) -> Double {
        Double(min(max(value, -reach), reach))
    }
}

extension CGPoint {
    fileprivate func moved(towards other: CGPoint, by part: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}
