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
                draw(shadow, asMaskOf: color)
            }
        }
        paint(items)
    }

    /// Draws the shadow of items whose silhouette is simple, from the blurred sprite of its shape. It needs
    /// ``directPixels``, and a sprite of less than 1024 pixels a side.
    ///
    /// - Returns: false, without drawing, if it is not.
    private func drawShadowSprite(
        of items: DisplayList.Items, _ color: ResolvedColor, sigma: CGFloat, offset: CGSize
    ) -> Bool {
        guard let (canvas, clip) = directPixels,
            let silhouette = ShadowSilhouette(of: items, isOpaque: isOpaque)
        else { return false }
        let reduction = GaussianBlur.reduction(sigma: sigma)
        let toPixels = CGAffineTransform(scaleX: 1 / reduction, y: 1 / reduction)
        let reach = Int((DisplayList.Effect.reach(sigma: sigma) / reduction).rounded(.up)) + 1
        let matrix = CGAffineTransform(translationX: offset.width, y: offset.height).concatenating(context.matrix)
            .concatenating(toPixels)
        guard let (shape, area) = SpriteShape.placed(silhouette.shape, line: nil, matrix, reach: reach),
            shape.columns < 1024, shape.rows < 1024
        else { return false }
        let blurred = PixelArea(
            x: area.x - reach, y: area.y - reach, width: area.width + 2 * reach, height: area.height + 2 * reach)
        // Pixels that are scaled up are mixed with those beside them.
        let seen =
            reduction == 1
            ? clip : PixelArea(within: clip.rect.applying(toPixels).insetBy(dx: -2, dy: -2).pixelAligned)
        let visible = seen.intersection(blurred)
        guard !visible.isEmpty else { return true }
        let shadow = glyphs.sprites.shadow(
            of: shape, veils: silhouette.veils, sigma: sigma / reduction, reach: reach, glyphs: glyphs)
        guard let shadow else { return false }
        if reduction == 1 {
            canvas.draw(shadow, in: blurred, clip: clip, color: pixel(of: color))
            return true
        }
        guard let surface = shadow.surface(visible, of: blurred, in: glyphs.imageMemory) else { return false }
        draw(OffscreenPicture(surface: surface, area: visible, reduction: Int(reduction)), asMaskOf: color)
        return true
    }

    /// Whether drawings are opaque wherever a material blurs them into a shape.
    func isOpaque(_ below: DisplayList.Items, blur radius: CGFloat, in shape: DrawnShape) -> Bool {
        // Beyond the shape, a few pixels of the reduced image are mixed with those at its edge.
        let margin = 8 * GaussianBlur.reduction(sigma: devicePixels(radius)) / context.matrix.averageScale
        return below.areOpaque(in: shape.bounds.insetBy(dx: -margin, dy: -margin))
    }
}

extension Sprite {
    /// A part of the stretched sprite as an image of its own, at the part's place.
    fileprivate func surface(_ part: PixelArea, of area: PixelArea, in memory: ImageMemory) -> CairoSurface? {
        guard
            let surface = CairoSurface.image(
                format: CAIRO_FORMAT_A8, width: part.width, height: part.height, in: memory)
        else { return nil }
        let columns = part.x - area.x..<part.maxX - area.x
        surface.withPixels { bytes, bytesPerRow in
            for row in 0..<part.height {
                copyCoverage(row: part.y - area.y + row, columns: columns, of: area, to: bytes + row * bytesPerRow)
            }
        }
        cairo_surface_set_device_offset(surface.raw, Double(-part.x), Double(-part.y))
        return surface
    }
}
