import CPangoCairo
import CPixelRows

/// The pixels of a silhouette: an image surface that has only opacity, in the coordinates of drawings.
struct AlphaCanvas {
    /// The pixel at (0, 0), which may lie outside the image.
    private let origin: UnsafeMutablePointer<UInt8>
    private let bytesPerRow: Int

    /// Returns nil unless the surface is an image with one byte per pixel.
    init?(_ surface: OpaquePointer) {
        guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(surface) == CAIRO_FORMAT_A8
        else { return nil }
        cairo_surface_flush(surface)
        guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
        // Cairo must not assume that the image is still transparent.
        cairo_surface_mark_dirty(surface)
        var (dx, dy) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &dx, &dy)
        bytesPerRow = Int(cairo_image_surface_get_stride(surface))
        origin = bytes + Int(dy) * bytesPerRow + Int(dx)
    }

    /// Draws an opacity, weighted by a sprite that is stretched to an area.
    func draw(_ sprite: Sprite, in area: PixelArea, clip: PixelArea, opacity: UInt8) {
        sprite.forEachRun(in: area, clip: clip) { x, y, count, coverage, coverages in
            let target = origin + y * bytesPerRow + x
            if coverage == 0 {
                pixel_rows_cover(target, coverages, count, UInt32(opacity))
            } else {
                pixel_rows_cover_evenly(target, count, UInt32(opacity) * coverage)
            }
        }
    }

    /// Draws an opacity on an area of the image.
    func fill(_ area: PixelArea, opacity: UInt8) {
        for y in area.y..<area.maxY {
            pixel_rows_cover_evenly(origin + y * bytesPerRow + area.x, area.width, UInt32(opacity) * 255)
        }
    }
}
