import FlatlayBytes
import FlatlayPaint
import FlatlayRendering
import FlatlayText
import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation

/// Writes a page through Cairo's surface for PDF, which can make a picture of anything that PDF lacks.
struct CairoPageWriter {
    let options: PDFOptions
    let glyphs: GlyphStore

    func data(for list: DisplayList) throws(RenderError) -> Data {
        let output = ByteBuffer(capacity: 65_536)
        let failure = CairoFonts.exclusively { withExtendedLifetime(output) { write(list, to: output) } }
        if let failure { throw .drawing(reason: failure) }
        return output.takeData()
    }

    /// Answers what went wrong, or nil.
    private func write(_ list: DisplayList, to output: ByteBuffer) -> String? {
        let (scale, size) = PDFWriter.page(of: list)
        let raw = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                // The buffer outlives the surface: `data(for:)` holds it.
                Unmanaged<ByteBuffer>.fromOpaque(closure).takeUnretainedValue()
                    .append(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(output).toOpaque(), Double(size.width), Double(size.height))
        guard let raw else { return "no surface" }
        let surface = CairoSurface(owning: raw)
        describe(surface)
        let resolution = Double(options.rasterScale) * 72
        cairo_surface_set_fallback_resolution(surface.raw, resolution, resolution)
        let context = CairoContext(surface.raw)
        let painter = Painter(
            context: context, target: .page(pixelsPerPoint: options.rasterScale), glyphs: glyphs)
        if let background = options.background {
            painter.setColor(background)
            cairo_paint(context.raw)
        }
        context.matrix = CGAffineTransform(scaleX: scale, y: scale)
        painter.paint(list.items)
        let failure = context.failure
        cairo_surface_finish(surface.raw)
        let status = cairo_surface_status(surface.raw)
        return failure ?? (status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status)))
    }

    private func describe(_ surface: CairoSurface) {
        let format = ISO8601DateFormatter()
        format.timeZone = TimeZone(secondsFromGMT: 0)
        let date = format.string(from: options.creationDate)
        let entries: [(cairo_pdf_metadata_t, String?)] = [
            (CAIRO_PDF_METADATA_TITLE, options.title), (CAIRO_PDF_METADATA_AUTHOR, options.author),
            (CAIRO_PDF_METADATA_CREATE_DATE, date), (CAIRO_PDF_METADATA_MOD_DATE, date),
        ]
        for case (let key, let value?) in entries {
            cairo_pdf_surface_set_metadata(surface.raw, key, value)
        }
    }
}
