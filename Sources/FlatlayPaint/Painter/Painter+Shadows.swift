import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation

extension Painter {
    /// Paints the blurred silhouette of items in one colour, and the items over it.
    func paint(_ items: DisplayList.Items, shadow color: ResolvedColor, radius: CGFloat, offset: CGSize) {
        if silhouetteDepth < 2, color.opacity > 0, opacity > 0 {
            // SwiftUI's radius is twice the standard deviation.
            let sigma = devicePixels(radius / 2)
            if !drawShadowSprite(of: items, color, sigma: sigma, offset: offset),
                let shadow = offscreen(items, format: CAIRO_FORMAT_A8, offset: offset, sigma: sigma)
            {
                context.saving {
                    shadow.withPattern { pattern in
                        context.matrix = .identity
                        setColor(color)
                        cairo_mask(context.raw, pattern)
                    }
                }
            }
        }
        paint(items)
    }

    /// Draws the shadow of items whose silhouette is one simple shape, from the blurred sprite of that shape. It needs
    /// ``directPixels``, a blur that is not reduced, and a sprite of less than 1024 pixels a side.
    ///
    /// - Returns: false, without drawing, if it is not.
    private func drawShadowSprite(
        of items: DisplayList.Items, _ color: ResolvedColor, sigma: CGFloat, offset: CGSize
    ) -> Bool {
        guard let (canvas, clip) = directPixels, GaussianBlur.reduction(sigma: sigma) == 1, let shape = items.silhouette
        else { return false }
        let reach = Int(DisplayList.Effect.reach(sigma: sigma).rounded(.up)) + 1
        let matrix = CGAffineTransform(translationX: offset.width, y: offset.height).concatenating(context.matrix)
        guard let (sprite, area) = SpriteShape.placed(shape, line: nil, matrix, reach: reach),
            sprite.columns < 1024, sprite.rows < 1024
        else { return false }
        let blurred = PixelArea(
            x: area.x - reach, y: area.y - reach, width: area.width + 2 * reach, height: area.height + 2 * reach)
        guard !clip.intersection(blurred).isEmpty else { return true }
        guard let shadow = glyphs.sprites.shadow(of: sprite, sigma: sigma, reach: reach, glyphs: glyphs) else {
            return false
        }
        canvas.draw(shadow, in: blurred, clip: clip, color: pixel(of: color))
        return true
    }
}

extension DisplayList.Items {
    /// The shape that covers everything that the items cover: an opaque fill that comes first and contains the others.
    fileprivate var silhouette: DrawnShape? {
        guard let first else { return nil }
        if count == 1, case .group(.node, let children) = first.command { return children.silhouette }
        guard case .fill(let shape, .color(let color), let style) = first.command, color.opacity == 1,
            style.isAntialiased, let interior = shape.interior
        else { return nil }
        return dropFirst().allSatisfy { $0.command.lies(within: interior) } ? shape : nil
    }
}

extension DrawnShape {
    /// A rectangle inside the shape, away from edges and corners.
    fileprivate var interior: CGRect? {
        // More than half a pixel even at small scales.
        let edge: CGFloat = 2
        switch self {
        case .rectangle(let rect):
            return rect.insetBy(dx: Swift.min(edge, rect.width / 2), dy: Swift.min(edge, rect.height / 2))
        case .roundedRectangle(let rect, let corner, _):
            return rect.insetBy(
                dx: Swift.min(corner.width / 2 + edge, rect.width / 2),
                dy: Swift.min(corner.height / 2 + edge, rect.height / 2))
        case .ellipse(let rect): return rect.insetBy(dx: rect.width / 4, dy: rect.height / 4)
        case .path: return nil
        }
    }
}

extension DisplayList.Command {
    /// Whether it only adds drawings within a rectangle.
    fileprivate func lies(within rect: CGRect) -> Bool {
        switch self {
        case .fill, .stroke, .image, .glyphs: rect.contains(bounds)
        case .group(.node, let items): items.allSatisfy { $0.command.lies(within: rect) }
        case .group: false
        }
    }
}
