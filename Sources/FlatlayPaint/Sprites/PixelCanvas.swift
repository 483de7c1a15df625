import CPangoCairo
import CPixelRows

/// The pixels of an image surface, in the coordinates of drawings: simple drawings are written directly to them.
struct PixelCanvas {
    /// The pixel at (0, 0), which may lie outside the image.
    private let origin: UnsafeMutablePointer<UInt32>
    let pixelsPerRow: Int

    /// Returns nil unless the surface is an image with four bytes per pixel.
    init?(_ surface: OpaquePointer) {
        guard let pixels = SurfacePixels(of: surface, format: CAIRO_FORMAT_ARGB32, bytesPerPixel: 4) else { return nil }
        pixelsPerRow = pixels.bytesPerRow / 4
        origin = UnsafeMutableRawPointer(pixels.origin).assumingMemoryBound(to: UInt32.self)
    }

    /// A pointer to a pixel, followed by those to its right.
    @inline(__always)
    func pixels(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
        origin + y * pixelsPerRow + x
    }

    /// The pixels of an area, which must not be empty.
    func pixels(of area: PixelArea) -> pixel_area {
        pixel_area(
            first: pixels(x: area.x, y: area.y), pixels_per_row: pixelsPerRow, width: area.width, height: area.height)
    }

    /// Draws a premultiplied colour over an area of the image.
    func fill(_ area: PixelArea, with color: UInt32) {
        if !area.isEmpty { pixel_rows_fill(pixels(of: area), color) }
    }

    /// Draws a premultiplied colour, weighted by the coverages of an area.
    func draw(
        _ coverages: UnsafePointer<UInt8>, bytesPerRow: Int, of area: PixelArea, clip: PixelArea, color: UInt32
    ) {
        guard color >> 24 > 0 else { return }
        let visible = clip.intersection(area)
        guard !visible.isEmpty else { return }
        let first = coverages + (visible.y - area.y) * bytesPerRow + visible.x - area.x
        pixel_rows_draw(pixels(of: visible), first, bytesPerRow, color)
    }
}
