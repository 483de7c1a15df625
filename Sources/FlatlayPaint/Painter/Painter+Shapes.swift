import CPangoCairo
import FlatlayDrawing
import Foundation

extension Painter {
    func fill(_ shape: DrawnShape, _ paint: Paint, _ style: FillStyle) {
        if drawSprite(of: shape, isAntialiased: style.isAntialiased, paint) { return }
        let raw = context.raw
        applyAntialiasing(style)
        cairo_set_fill_rule(raw, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        withSource(paint, covering: shape.bounds) {
            context.setPath(shape)
            cairo_fill(raw)
        }
        if !style.isAntialiased { cairo_set_antialias(raw, CAIRO_ANTIALIAS_DEFAULT) }
    }

    func stroke(_ shape: DrawnShape, _ paint: Paint, _ style: StrokeStyle) {
        if drawSprite(of: shape, line: style, paint) { return }
        if let ring = RoundedRing(shape, style) { return fill(ring, paint) }
        let raw = context.raw
        cairo_set_line_width(raw, Double(style.lineWidth))
        cairo_set_line_cap(raw, style.lineCap.cairo)
        cairo_set_line_join(raw, style.lineJoin.cairo)
        cairo_set_miter_limit(raw, Double(style.miterLimit))
        applyDash(style, along: shape)
        withSource(paint, covering: shape.bounds.insetBy(dx: -style.reach, dy: -style.reach)) {
            context.setPath(shape)
            cairo_stroke(raw)
        }
    }

    /// Fills a line as the area between its two borders, which costs Cairo half as much as finding them.
    private func fill(_ ring: RoundedRing, _ paint: Paint) {
        cairo_set_fill_rule(context.raw, CAIRO_FILL_RULE_EVEN_ODD)
        withSource(paint, covering: ring.outer.bounds) {
            context.setPath(ring.outer)
            context.addPath(ring.inner)
            cairo_fill(context.raw)
        }
    }

    func applyAntialiasing(_ style: FillStyle) {
        if !style.isAntialiased { cairo_set_antialias(context.raw, CAIRO_ANTIALIAS_NONE) }
    }

    /// Sets the dash pattern. If the line would have more than 100,000 dashes, it is drawn as a solid line, which looks
    /// the same and does not take minutes.
    private func applyDash(_ style: StrokeStyle, along shape: DrawnShape) {
        let bounds = shape.bounds
        let period = style.dash.reduce(0, +)
        let length = (bounds.width + bounds.height) * 2
        guard !style.dash.isEmpty, length / period * CGFloat(style.dash.count) < 100_000 else {
            return cairo_set_dash(context.raw, nil, 0, 0)
        }
        let phase = style.dashPhase.truncatingRemainder(dividingBy: period * 2)
        let lengths = style.dash.map { Double($0) }
        cairo_set_dash(context.raw, lengths, Int32(lengths.count), Double(phase))
    }
}

/// The inner and outer edge of a solid line along a rectangle with circular corners; both are such rectangles, too.
///
/// Nil for all other lines: for other shapes, for dashes, and for corners that are elliptical or bend more sharply than
/// half the line's width. Cairo strokes those, like the same outline given as a path.
private struct RoundedRing {
    let outer: DrawnShape
    let inner: DrawnShape

    init?(_ shape: DrawnShape, _ style: StrokeStyle) {
        guard case .roundedRectangle(let rect, let corner, .circular) = shape, style.dash.isEmpty else { return nil }
        let half = style.lineWidth / 2
        let (rx, ry) = (min(corner.width, rect.width / 2), min(corner.height, rect.height / 2))
        // The borders of a line along an elliptical arc are not ellipses.
        guard rx == ry, rx > half else { return nil }
        func border(_ distance: CGFloat) -> DrawnShape {
            .roundedRectangle(
                rect.insetBy(dx: -distance, dy: -distance),
                cornerSize: CGSize(width: rx + distance, height: rx + distance), style: .circular)
        }
        outer = border(half)
        inner = border(-half)
    }
}
