import CPangoCairo

/// Where the pixels of an image surface are, for drawings that are written to them without Cairo.
///
/// Cairo draws on images immediately, so its drawings and these stay in order.
struct SurfacePixels {
    /// The first byte of the pixel at (0, 0) of drawings, which may lie outside the image.
    let origin: UnsafeMutablePointer<UInt8>
    let bytesPerRow: Int

    /// Returns nil unless the surface is an image of a format.
    init?(of surface: OpaquePointer, format: cairo_format_t, bytesPerPixel: Int) {
        guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(surface) == format
        else { return nil }
        cairo_surface_flush(surface)
        guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
        // Cairo must not assume that the image is still transparent.
        cairo_surface_mark_dirty(surface)
        var (dx, dy) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &dx, &dy)
        bytesPerRow = Int(cairo_image_surface_get_stride(surface))
        origin = bytes + Int(dy) * bytesPerRow + Int(dx) * bytesPerPixel
    }
}
