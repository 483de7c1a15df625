import CPangoCairo
import FlatlayDrawing

/// A Cairo surface that is released with its last owner.
package final class CairoSurface {
    package let raw: OpaquePointer

    /// Takes over a surface that was just created.
    package init(owning raw: OpaquePointer) {
        self.raw = raw
    }

    deinit {
        cairo_surface_destroy(raw)
    }

    /// A clear image of its own memory, or nil where Cairo can't make one of this size.
    static func image(format: cairo_format_t, width: Int, height: Int) -> CairoSurface? {
        guard width > 0, height > 0, width <= ImageResource.sideLimit, height <= ImageResource.sideLimit else {
            return nil
        }
        guard let raw = cairo_image_surface_create(format, Int32(width), Int32(height)) else { return nil }
        let surface = CairoSurface(owning: raw)
        return surface.isUsable ? surface : nil
    }

    var isUsable: Bool { cairo_surface_status(raw) == CAIRO_STATUS_SUCCESS }

    /// Lets `body` change the bytes of an image surface; does nothing for other surfaces.
    func withPixels(_ body: (_ bytes: UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int) -> Void) {
        cairo_surface_flush(raw)
        guard let bytes = cairo_image_surface_get_data(raw) else { return }
        body(bytes, Int(cairo_image_surface_get_stride(raw)))
        cairo_surface_mark_dirty(raw)
    }
}

extension ImageResource {
    /// Lends the pixels to Cairo for the time of `body`. Nothing is called where Cairo can't take an image of the size.
    ///
    /// The surface is finished before the pixels go away, so a drawing that is kept for later can't reach them.
    func withSurface(_ body: (OpaquePointer) -> Void) {
        guard pixelWidth > 0, pixelHeight > 0, pixelWidth <= ImageResource.sideLimit,
            pixelHeight <= ImageResource.sideLimit
        else { return }
        pixels.withUnsafeBufferPointer { buffer in
            // Cairo only reads a surface that is a source; the pointer's mutability is its interface's.
            let bytes = UnsafeMutablePointer(mutating: buffer.baseAddress)
            let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
            guard
                let raw = cairo_image_surface_create_for_data(
                    bytes, format, Int32(pixelWidth), Int32(pixelHeight), Int32(pixelWidth * 4))
            else { return }
            let surface = CairoSurface(owning: raw)
            if surface.isUsable { body(raw) }
            cairo_surface_finish(raw)
        }
    }
}
