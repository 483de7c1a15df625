import FlatlayText
import CPangoCairo
import FlatlayDrawing

/// Draws shaped text on a small white bitmap, for tests that look at pixels.
enum GlyphDrawing {
    /// The pixels of a text, four bytes each: blue, green, red and alpha.
    static func pixels(of text: ShapedText, width: Int, height: Int, fonts: FontFaceCache) -> [UInt8] {
        pixels(width: width, height: height) { context in
            for line in text.lines {
                for run in line.runs {
                    fonts.select(run.glyphs.face, size: run.glyphs.size, in: context)
                    let glyphs = run.glyphs.glyphs.map { glyph in
                        cairo_glyph_t(
                            index: UInt(glyph.id), x: Double(run.x + glyph.position.x),
                            y: Double(line.baseline - run.baselineOffset + glyph.position.y))
                    }
                    cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
                }
            }
        }
    }

    /// The pixels of what `draw` draws in black.
    static func pixels(width: Int, height: Int, _ draw: (OpaquePointer) -> Void) -> [UInt8] {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { return [] }
        defer { cairo_destroy(context) }
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_paint(context)
        cairo_set_source_rgb(context, 0, 0, 0)
        draw(context)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return [] }
        return Array(UnsafeBufferPointer(start: data, count: height * Int(cairo_image_surface_get_stride(surface))))
    }
}
