import CPangoCairo
import FlatlayDrawing
import Foundation

/// The blend mode that adds colours so that dark ones win: `max(0, 1 - ((1 - below) + (1 - drawn)))`, as Core Graphics
/// documents it. For translucent drawings, with premultiplied components: `max(0, below - alpha + drawn)`; alphas add.
enum PlusDarker {
    /// Blends a rectangle of one image into another, in the surfaces' coordinates; the images may have different
    /// origins. Other kinds of surface are not changed.
    static func combine(_ source: OpaquePointer, into target: OpaquePointer, area: CGRect) {
        guard let area = PixelArea(area), let drawn = ImageRows(source, area), let below = ImageRows(target, area)
        else { return }
        for row in 0..<area.height {
            let (from, to) = (drawn.row(row), below.row(row))
            for pixel in stride(from: 0, to: area.width * 4, by: 4) {
                let alpha = Int(from[pixel + 3])
                if alpha == 0 { continue }
                let sum = min(255, alpha + Int(to[pixel + 3]))
                for component in pixel..<(pixel + 3) {
                    // If nothing lies below, the drawing is added to white, to the extent that what lies below is
                    // transparent.
                    let missing = sum - Int(to[pixel + 3])
                    let value = Int(to[component]) + missing - alpha + Int(from[component])
                    to[component] = UInt8(min(max(value, 0), sum))
                }
                to[pixel + 3] = UInt8(sum)
            }
        }
        cairo_surface_mark_dirty(target)
    }
}

/// The pixels of an image surface, addressed in the coordinates of drawings.
private struct ImageRows {
    private let start: UnsafeMutablePointer<UInt8>
    private let bytesPerRow: Int

    init?(_ surface: OpaquePointer, _ area: PixelArea) {
        cairo_surface_flush(surface)
        guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
            let bytes = cairo_image_surface_get_data(surface)
        else { return nil }
        var (dx, dy) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &dx, &dy)
        let (x, y) = (area.x + Int(dx), area.y + Int(dy))
        guard x >= 0, y >= 0, x + area.width <= Int(cairo_image_surface_get_width(surface)),
            y + area.height <= Int(cairo_image_surface_get_height(surface))
        else { return nil }
        bytesPerRow = Int(cairo_image_surface_get_stride(surface))
        start = bytes + y * bytesPerRow + x * 4
    }

    func row(_ index: Int) -> UnsafeMutablePointer<UInt8> {
        start + index * bytesPerRow
    }
}
