import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation

extension Painter {
    /// Paints items through a colour filter.
    func paint(_ items: DisplayList.Items, through filter: ColorFilter) {
        guard opacity > 0, let picture = offscreen(items, format: CAIRO_FORMAT_ARGB32, offset: .zero, sigma: 0) else {
            return
        }
        picture.surface.withPixels { bytes, bytesPerRow in
            filter.apply(
                to: bytes, width: picture.area.width, height: picture.area.height, bytesPerRow: bytesPerRow)
        }
        draw(picture)
    }

    /// Paints items with a blur.
    ///
    /// - Parameter keepsAlpha: whether to blur only the colours and keep the opacity of every pixel.
    func paint(_ items: DisplayList.Items, blur radius: CGFloat, keepsAlpha: Bool = false) {
        let sigma = devicePixels(radius)
        guard GaussianBlur(sigma: sigma) != nil else { return paint(items) }
        guard
            let picture = blurs.picture(of: items, context.matrix, sigma: sigma, keepsAlpha: keepsAlpha)
                ?? offscreen(items, format: CAIRO_FORMAT_ARGB32, offset: .zero, sigma: sigma, keepsAlpha: keepsAlpha)
        else { return }
        draw(picture)
    }

    /// Converts a standard deviation in the current coordinates to pixels, limited to what a blur supports.
    func devicePixels(_ sigma: CGFloat) -> CGFloat {
        min(sigma * context.matrix.averageScale, GaussianBlur.sigmaLimit)
    }

    /// Paints items on a separate surface, which covers only the visible part of the blurred result, and blurs it.
    ///
    /// A strong blur leaves no detail, so it is painted with fewer pixels and scaled up.
    ///
    /// - Parameter isKept: whether the image lives on when this painter is done; other threads may use it then.
    func offscreen(
        _ items: DisplayList.Items, format: cairo_format_t, offset: CGSize, sigma: CGFloat, keepsAlpha: Bool = false,
        isKept: Bool = false
    ) -> OffscreenPicture? {
        let reduction = GaussianBlur.reduction(sigma: sigma)
        let pixelsPerUnit = 1 / reduction
        let toPixels = CGAffineTransform(scaleX: pixelsPerUnit, y: pixelsPerUnit)
        let reach = (DisplayList.Effect.reach(sigma: sigma) / reduction).rounded(.up) + 1
        let content = bounds(of: items).offsetBy(dx: offset.width, dy: offset.height)
        // Content outside the visible area, within the reach of the blur, is blurred into view.
        let visible = visibleRect(of: content, reach: reach / pixelsPerUnit).applying(toPixels)
        guard visible.width > 0, visible.height > 0 else { return nil }
        let seen = context.clipExtents.applying(toPixels).insetBy(dx: -reach, dy: -reach)
        let padded = visible.insetBy(dx: -reach, dy: -reach).intersection(seen).pixelAligned
        guard let area = PixelArea(padded),
            let surface = CairoSurface.image(
                format: format, width: area.width, height: area.height, in: isKept ? nil : glyphs.imageMemory)
        else { return nil }
        // Coordinates are those of the whole image, so that rounding does not depend on which part of it is painted.
        cairo_surface_set_device_offset(surface.raw, Double(-area.x), Double(-area.y))
        let painter = Painter(
            context: CairoContext(surface.raw), glyphs: glyphs,
            silhouetteDepth: silhouetteDepth + (format == CAIRO_FORMAT_A8 ? 1 : 0), isFast: isFast)
        painter.context.matrix =
            CGAffineTransform(translationX: offset.width, y: offset.height)
            .concatenating(context.matrix)
            .concatenating(toPixels)
        painter.paint(items)
        if let blur = GaussianBlur(sigma: sigma / reduction) {
            // Of the margin that is blurred into view, only the pixels that are scaled up with visible ones are drawn.
            let drawn = PixelArea(
                within: context.clipExtents.applying(toPixels).insetBy(dx: -2, dy: -2).pixelAligned
            ).intersection(area)
            let used = PixelArea(
                x: drawn.x - area.x, y: drawn.y - area.y, width: drawn.width, height: drawn.height)
            surface.withPixels { bytes, bytesPerRow in
                let alphas = keepsAlpha ? PixelAlphas(of: bytes, used, bytesPerRow: bytesPerRow) : nil
                blur.apply(
                    to: bytes, width: area.width, height: area.height, bytesPerRow: bytesPerRow,
                    channels: format == CAIRO_FORMAT_A8 ? 1 : 4, columns: used.x..<used.maxX)
                alphas?.restore(in: bytes, bytesPerRow: bytesPerRow)
            }
        }
        return OffscreenPicture(surface: surface, area: area, reduction: Int(reduction))
    }
}
