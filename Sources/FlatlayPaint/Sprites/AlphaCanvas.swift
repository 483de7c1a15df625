import CPangoCairo
import CPixelRows

/// The pixels of a silhouette: an image surface that has only opacity, in the coordinates of drawings.
struct AlphaCanvas {
    /// The pixel at (0, 0), which may lie outside the image.
    private let origin: UnsafeMutablePointer<UInt8>
    private let bytesPerRow: Int

    /// Returns nil unless the surface is an image with one byte per pixel.
    init?(_ surface: OpaquePointer) {
        guard let pixels = SurfacePixels(of: surface, format: CAIRO_FORMAT_A8, bytesPerPixel: 1) else { return nil }
        (origin, bytesPerRow) = (pixels.origin, pixels.bytesPerRow)
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
