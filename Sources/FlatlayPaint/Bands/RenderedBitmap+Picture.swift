import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation

extension RenderedBitmap {
    /// Paints items as a separate image, for a writer whose format cannot express them; nil if nothing of it is
    /// visible.
    ///
    /// - Parameters:
    ///   - bounds: what is painted, in the coordinates of the items.
    ///   - scale: pixels per point; fewer where there would be too many.
    /// - Returns: the image, and the rectangle that it fills.
    package static func picture(
        of items: DisplayList.Items, in bounds: CGRect, scale: CGFloat, glyphs: GlyphStore
    ) -> (bitmap: RenderedBitmap, rect: CGRect)? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let scale = min(scale, 4096 / max(bounds.width, bounds.height))
        let map = CGAffineTransform(scaleX: scale, y: scale)
        guard let area = PixelArea(bounds.applying(map).insetBy(dx: -1, dy: -1).pixelAligned),
            let surface = CairoSurface.image(format: CAIRO_FORMAT_ARGB32, width: area.width, height: area.height)
        else { return nil }
        cairo_surface_set_device_offset(surface.raw, Double(-area.x), Double(-area.y))
        let painter = Painter(context: CairoContext(surface.raw), glyphs: glyphs)
        painter.context.matrix = map
        painter.paint(items)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(area.width * area.height * 4)
        surface.withPixels { pixels, bytesPerRow in
            for row in 0..<area.height {
                bytes += UnsafeBufferPointer(start: pixels + row * bytesPerRow, count: area.width * 4)
            }
        }
        let bitmap = RenderedBitmap(width: area.width, height: area.height, bytes: bytes, isOpaque: false)
        return (bitmap, area.rect.applying(map.inverted()))
    }
}
