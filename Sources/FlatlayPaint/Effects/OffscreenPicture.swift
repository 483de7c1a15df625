import CPangoCairo
import CPixelRows
import CoreGeometry
import FlatlayDrawing
import Foundation

/// An intermediate image, and its position on the surface on which it will be drawn.
struct OffscreenPicture: @unchecked Sendable {
    // Unchecked because of the surface: when it is finished, it is only read.

    let surface: CairoSurface
    let area: PixelArea
    /// Pixels of the surface for each pixel of the image, along each side: a power of two.
    let reduction: Int

    /// Passes the image to `body` as a pattern in the surface's coordinates.
    func withPattern(_ body: (OpaquePointer) -> Void) {
        guard let pattern = cairo_pattern_create_for_surface(surface.raw) else { return }
        defer { cairo_pattern_destroy(pattern) }
        let scale = 1 / Double(reduction)
        var matrix = cairo_matrix_t(
            xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, reduction == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        body(pattern)
    }
}

extension Painter {
    /// Draws an intermediate image with the surrounding opacity.
    func draw(_ picture: OffscreenPicture) {
        if let (canvas, clip) = directPixels, let rows = StretchedRows(picture, clip: clip) {
            // Rounded like Cairo's opacity of a group.
            let coverage = UInt32(min(max(Double(opacity), 0), 1) * 65535 + 0.5) >> 8
            return rows.forEachPixels { y, pixels in
                pixel_rows_draw_pixels(
                    canvas.pixels(x: rows.visible.x, y: y), pixels, rows.visible.width, coverage)
            }
        }
        context.saving {
            picture.withPattern { pattern in
                context.matrix = .identity
                cairo_set_source(context.raw, pattern)
                cairo_paint_with_alpha(context.raw, Double(opacity))
            }
        }
    }

    /// Draws a colour, weighted by an intermediate image that has only opacity.
    func draw(_ shadow: OffscreenPicture, asMaskOf color: ResolvedColor) {
        if let (canvas, clip) = directPixels, let rows = StretchedRows(shadow, clip: clip) {
            let pixel = pixel(of: color)
            return rows.forEachCoverages { y, coverages in
                let row = PixelArea(x: rows.visible.x, y: y, width: rows.visible.width, height: 1)
                canvas.draw(coverages, bytesPerRow: row.width, of: row, clip: row, color: pixel)
            }
        }
        context.saving {
            shadow.withPattern { pattern in
                context.matrix = .identity
                setColor(color)
                cairo_mask(context.raw, pattern)
            }
        }
    }
}

/// The rows of an intermediate image at the scale of the surface on which it is drawn, as Cairo scales them: each pixel is
/// mixed from the four nearest ones.
struct StretchedRows {
    /// The largest reduction whose weights are whole 128ths, as those of Cairo.
    static let reductionLimit = 64

    /// The pixels of the surface that it draws on; never empty.
    let visible: PixelArea
    private let picture: OffscreenPicture

    /// Returns nil for an image that is reduced further, and one that lies outside the clip.
    init?(_ picture: OffscreenPicture, clip: PixelArea) {
        guard picture.reduction <= StretchedRows.reductionLimit else { return nil }
        let (area, scale) = (picture.area, picture.reduction)
        let extent =
            scale == 1
            ? area
            : PixelArea(
                x: scale * (area.x - 1) + scale / 2, y: scale * (area.y - 1) + scale / 2,
                width: scale * (area.width + 1), height: scale * (area.height + 1))
        visible = clip.intersection(extent)
        self.picture = picture
        if visible.isEmpty { return nil }
    }

    /// Passes all rows of an image with four bytes per pixel.
    func forEachPixels(_ body: (_ y: Int, _ row: UnsafePointer<UInt32>) -> Void) {
        forEachRow(of: UInt32.self, pixel_rows_stretch, body)
    }

    /// Passes all rows of an image with one byte per pixel.
    func forEachCoverages(_ body: (_ y: Int, _ row: UnsafePointer<UInt8>) -> Void) {
        forEachRow(of: UInt8.self, pixel_rows_stretch_coverages, body)
    }

    private func forEachRow<Pixel>(
        of type: Pixel.Type,
        _ write: (UnsafeMutablePointer<Pixel>?, Int, Int, UnsafePointer<pixel_stretch>?) -> Void,
        _ body: (_ y: Int, _ row: UnsafePointer<Pixel>) -> Void
    ) {
        let (area, scale, size) = (picture.area, picture.reduction, MemoryLayout<Pixel>.size)
        guard let bytes = cairo_image_surface_get_data(picture.surface.raw) else { return }
        let stride = Int(cairo_image_surface_get_stride(picture.surface.raw))
        func row(_ y: Int) -> UnsafePointer<UInt8>? {
            y >= area.y && y < area.maxY ? UnsafePointer(bytes + (y - area.y) * stride) : nil
        }
        guard scale > 1 else {
            for y in visible.y..<visible.maxY {
                guard let row = row(y) else { continue }
                body(y, UnsafeRawPointer(row + (visible.x - area.x) * size).assumingMemoryBound(to: type))
            }
            return
        }
        let (first, last) = (cell(visible.x), cell(visible.maxX - 1))
        let count = last - first + 1
        withUnsafeTemporaryAllocation(of: Pixel.self, capacity: count * scale) { target in
            withUnsafeTemporaryAllocation(of: UInt16.self, capacity: (count + 1) * size) { scratch in
                guard let start = target.baseAddress else { return }
                var stretch = pixel_stretch()
                stretch.width = area.width
                stretch.shift = Int32(scale.trailingZeroBitCount)
                stretch.scratch = scratch.baseAddress
                // The first cell begins in the middle of its first pixel.
                let skipped = visible.x - scale * first - scale / 2
                for y in visible.y..<visible.maxY {
                    (stretch.top, stretch.bottom) = (row(cell(y)), row(cell(y) + 1))
                    stretch.weight = UInt32(((2 * y + 1 - scale) & (2 * scale - 1)) * 64 / scale)
                    write(start, first - area.x, count, &stretch)
                    body(y, UnsafePointer(start + skipped))
                }
            }
        }
    }

    /// The column or row of the image whose centre is the last in front of that of a pixel of the surface.
    private func cell(_ pixel: Int) -> Int {
        (2 * pixel + 1 - picture.reduction) >> (picture.reduction.trailingZeroBitCount + 1)
    }
}
