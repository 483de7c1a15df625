import CPangoCairo
import FlatlayDrawing
import Foundation

extension Painter {
    /// Paints only what is inside a shape.
    ///
    /// A rectangle on pixel borders costs nothing: Cairo recognises it. Rounded clips cost a mask for each drawing, so
    /// drawings that need none are spared: those inside the part of the shape that has no corners, and those that
    /// cover the whole shape, which are drawn as the shape itself.
    func paint(_ items: [DisplayList.Item], clippedTo shape: DrawnShape, _ style: FillStyle) {
        guard case .roundedRectangle(let rect, let corner, _) = shape, rect.isFinite, style.isAntialiased else {
            return clip(to: shape, style) { paint(items) }
        }
        // A continuous corner takes up to 1.53 radii of the edge.
        let (rx, ry) = (corner.width * 1.53, corner.height * 1.53)
        let interior = ClipInterior(
            shape: shape, style: style, tall: rect.insetBy(dx: min(rx, rect.width / 2), dy: 0),
            wide: rect.insetBy(dx: 0, dy: min(ry, rect.height / 2)))
        paint(items, inside: interior)
    }

    private func paint(_ items: [DisplayList.Item], inside clip: ClipInterior) {
        forEachSeen(items) { item in
            switch item.command {
            case .group(.node, let children):
                descend { paint(children, inside: clip) }
            case .fill(let shape, let paint, let style) where clip.isCovered(by: shape) && style.isAntialiased:
                fill(clip.shape, paint, clip.style)
            case .stroke(let shape, let paint, let style) where clip.holds(lineOn: shape, style):
                stroke(shape, paint, style)
            case .image(let drawing) where drawing.rect.contains(clip.shape.bounds):
                draw(drawing, within: clip.shape)
            default:
                if clip.holds(tightBounds(of: item.command)) {
                    paint(item.command)
                } else {
                    self.clip(to: clip.shape, clip.style) { paint(item.command) }
                }
            }
        }
    }

    private func tightBounds(of command: DisplayList.Command) -> CGRect {
        if case .glyphs(let run, let origin, _) = command { return inkBounds(of: run, at: origin) }
        return command.bounds
    }

    private func clip(to shape: DrawnShape, _ style: FillStyle, _ body: () -> Void) {
        context.saving {
            applyAntialiasing(style)
            cairo_set_fill_rule(
                context.raw, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            context.setPath(shape)
            cairo_clip(context.raw)
            if !style.isAntialiased { cairo_set_antialias(context.raw, CAIRO_ANTIALIAS_DEFAULT) }
            body()
        }
    }
}

/// A rounded clip and the two rectangles, one tall and one wide, that lie inside it without touching a corner.
private struct ClipInterior {
    let shape: DrawnShape
    let style: FillStyle
    let tall: CGRect
    let wide: CGRect

    func holds(_ rect: CGRect) -> Bool {
        rect.isNull || tall.contains(rect) || wide.contains(rect)
    }

    /// Whether a line runs along the inside of the border.
    func holds(lineOn other: DrawnShape, _ style: StrokeStyle) -> Bool {
        shape.isOutset(of: other, by: style.lineWidth / 2)
    }

    /// Whether filling `other` and clipping shows all of the clip's shape.
    func isCovered(by other: DrawnShape) -> Bool {
        if other == shape { return true }
        if case .rectangle(let rect) = other { return rect.contains(shape.bounds) }
        return false
    }
}
