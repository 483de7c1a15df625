import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation

/// Writes pictures as PDF documents of one page, a point of the picture to a point of the page, as far as pages can be
/// that large: the same bytes for the same picture.
///
/// ```swift
/// let data = try PDFWriter(options: PDFOptions(title: "Tags")).data(for: list)
/// ```
///
/// Shapes stay shapes and text stays text that can be searched and copied. Shadows, blurs, changed colours and angular
/// gradients become pictures of ``PDFOptions/rasterScale`` pixels a point. `plusDarker` is drawn as `multiply`; the
/// blend modes that PDF lacks (`sourceAtop`, `destinationOver`, `destinationOut`, `plusLighter`) make a picture of what
/// they touch.
///
/// A writer serves one thread.
public final class PDFWriter {
    /// What pages say of themselves.
    public var options: PDFOptions

    private let lease: RenderCache.Lease

    /// The most points that a side of a page may have: readers cut off what lies beyond (ISO 32000-1, annex C). A
    /// larger picture is drawn smaller, so that its longer side has this length.
    public static let sideLimit: CGFloat = 14_400

    /// A writer.
    ///
    /// - Parameter cache: what it keeps from picture to picture, and shares with others.
    public init(cache: RenderCache = .shared, options: PDFOptions = PDFOptions()) {
        lease = cache.lease()
        self.options = options
    }

    /// The picture as a PDF document.
    ///
    /// - Throws: ``RenderError`` where the picture has no area.
    public func data(for list: DisplayList) throws(RenderError) -> Data {
        let (width, height) = (Double(list.size.width), Double(list.size.height))
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            throw .invalidSize(width: width, height: height)
        }
        guard options.rasterScale > 0, options.rasterScale.isFinite else {
            throw .invalidScale(Double(options.rasterScale))
        }
        let output = ByteBuffer(capacity: 65_536)
        let failure = withExtendedLifetime(output) { write(list, to: output) }
        if let failure { throw .drawing(reason: failure) }
        return output.takeData()
    }

    /// Answers what went wrong, or nil.
    private func write(_ list: DisplayList, to output: ByteBuffer) -> String? {
        let longest = max(list.size.width, list.size.height)
        let scale = Double(min(1, PDFWriter.sideLimit / longest))
        let (width, height) = (Double(list.size.width) * scale, Double(list.size.height) * scale)
        let raw = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                // The buffer outlives the surface: `data(for:)` holds it.
                Unmanaged<ByteBuffer>.fromOpaque(closure).takeUnretainedValue()
                    .append(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(output).toOpaque(), width, height)
        guard let raw else { return "no surface" }
        let surface = CairoSurface(owning: raw)
        describe(surface)
        let resolution = Double(options.rasterScale) * 72
        cairo_surface_set_fallback_resolution(surface.raw, resolution, resolution)
        let context = CairoContext(surface.raw)
        let painter = Painter(
            context: context, target: .page(pixelsPerPoint: options.rasterScale), glyphs: lease.worker.glyphs)
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
