import CoreGeometry
import Foundation

extension DisplayList.Command {
    /// A rectangle that contains the drawing, in the coordinates of the command; `.null` if it draws nothing.
    ///
    /// It may be larger than the visible result: the bounds of glyphs include space for the tallest scripts.
    package var bounds: CGRect {
        switch self {
        case .fill(let shape, _, _): shape.bounds
        case .stroke(let shape, _, let style): shape.bounds.insetBy(dx: -style.reach, dy: -style.reach)
        case .image(let drawing): drawing.rect
        case .glyphs(let run, let origin, _): run.bounds.offsetBy(dx: origin.x, dy: origin.y)
        case .group(let effect, let items): effect.bounds(around: items.bounds)
        }
    }
}

extension DisplayList.Items {
    /// A rectangle that contains all items; `.null` for none.
    package var bounds: CGRect { reduce(CGRect.null) { $0.union($1.command.bounds) } }
}

extension GlyphRun {
    /// A rectangle about the origin that contains the outlines of any common script: two font sizes above the baseline,
    /// one and a half below, one on each side.
    package var bounds: CGRect {
        var bounds = CGRect.null
        for glyph in glyphs {
            let x = min(glyph.position.x, glyph.position.x + glyph.advance) - size
            let box = CGRect(
                x: x, y: glyph.position.y - size * 2, width: abs(glyph.advance) + size * 2, height: size * 3.5)
            bounds = bounds.union(box)
        }
        return bounds
    }
}

extension StrokeStyle {
    /// The maximum distance by which the line extends beyond its path.
    package var reach: CGFloat {
        let half = lineWidth / 2
        let corner = lineJoin == .miter ? miterLimit : 1
        let end: CGFloat = lineCap == .square ? 1.415 : 1
        return half * max(corner, end)
    }
}
