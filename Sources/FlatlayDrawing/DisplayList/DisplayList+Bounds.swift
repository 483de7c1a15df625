import CoreGeometry
import Foundation

extension DisplayList.Command {
    /// A rectangle that contains the drawing, in the coordinates of the command; `.null` if it draws nothing.
    ///
    /// It may be larger than the visible result: the bounds of glyphs include space for the tallest scripts.
    package var bounds: CGRect { bounds(depth: 0) }

    fileprivate func bounds(depth: Int) -> CGRect {
        switch self {
        case .fill(let shape, _, _): shape.bounds
        case .stroke(let shape, _, let style): shape.bounds.insetBy(dx: -style.reach, dy: -style.reach)
        case .image(let drawing): drawing.rect
        case .glyphs(let run, let origin, _): run.bounds.offsetBy(dx: origin.x, dy: origin.y)
        case .group(let effect, let items): effect.bounds(around: items.bounds(depth: depth + 1), depth: depth)
        }
    }
}

extension [DisplayList.Item] {
    /// A rectangle that contains all items; `.null` for none.
    package var bounds: CGRect { bounds(depth: 0) }

    /// Groups nested more deeply than painters draw are left out.
    fileprivate func bounds(depth: Int) -> CGRect {
        guard depth < DisplayList.depthLimit else { return .null }
        return reduce(CGRect.null) { $0.union($1.command.bounds(depth: depth)) }
    }
}

extension DisplayList {
    /// The maximum nesting of groups; deeper ones are left out, because each level uses stack space.
    package static let depthLimit = 128
}

extension DisplayList.Effect {
    /// Returns how far a blur extends beyond its content, for a standard deviation in the same unit.
    package static func reach(sigma: CGFloat) -> CGFloat {
        sigma > 0 && sigma.isFinite ? sigma * 3 : 0
    }

    /// Returns the bounds of a group whose items have the bounds `content`.
    package func bounds(around content: CGRect, depth: Int = 0) -> CGRect {
        if content.isNull { return content }
        switch self {
        case .node, .opacity, .blendMode, .isolation, .backdrop, .colorMatrix, .luminanceToAlpha: return content
        case .mask(let mask): return content.intersection(mask.bounds(depth: depth + 1))
        case .clip(let shape, _): return content.intersection(shape.bounds)
        case .transform(let transform): return content.applying(transform)
        case .shadow(_, let radius, let offset):
            let reach = DisplayList.Effect.reach(sigma: radius / 2)
            let shadow = content.insetBy(dx: -reach, dy: -reach).offsetBy(dx: offset.width, dy: offset.height)
            return content.union(shadow)
        case .blur(let radius):
            let reach = DisplayList.Effect.reach(sigma: radius)
            return content.insetBy(dx: -reach, dy: -reach)
        }
    }
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
        let corner = lineJoin == .miter && miterLimit.isFinite ? max(1, miterLimit) : 1
        let end: CGFloat = lineCap == .square ? 1.415 : 1
        return half * max(corner, end)
    }
}
