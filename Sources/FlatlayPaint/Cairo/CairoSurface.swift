import CPangoCairo
import FlatlayDrawing
import Foundation

/// A Cairo surface that is released with its last owner.
package final class CairoSurface {
    package let raw: OpaquePointer
    /// Where the pixels go back to.
    private var borrowed: (memory: ImageMemory, block: ImageMemory.Block)?

    /// Takes ownership of a surface that was just created.
    package init(owning raw: OpaquePointer) {
        self.raw = raw
    }

    deinit {
        // A source that still refers to it must not read the pixels any more.
        if borrowed != nil { cairo_surface_finish(raw) }
        cairo_surface_destroy(raw)
        if let (memory, block) = borrowed { memory.giveBack(block) }
    }

    /// The key under which surfaces hold their pixels: Cairo compares addresses, and reads and writes nothing there.
    nonisolated(unsafe) private static let pixelsKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    /// Creates a transparent image; returns nil if Cairo cannot create one of this size.
    ///
    /// - Parameter memory: what lends the image its pixels, on whose thread it must end; nil for memory of its own.
    static func image(
        format: cairo_format_t, width: Int, height: Int, in memory: ImageMemory? = nil
    ) -> CairoSurface? {
        guard width > 0, height > 0, width <= ImageResource.sideLimit, height <= ImageResource.sideLimit else {
            return nil
        }
        let stride = cairo_format_stride_for_width(format, Int32(width))
        guard stride > 0 else { return nil }
        if let memory, let block = memory.take(Int(stride) * height) {
            let bytes = block.start.assumingMemoryBound(to: UInt8.self)
            guard let raw = cairo_image_surface_create_for_data(bytes, format, Int32(width), Int32(height), stride)
            else { return nil }
            let surface = CairoSurface(owning: raw)
            surface.borrowed = (memory, block)
            return surface.isUsable ? surface : nil
        }
        guard let pixels = ImageMemory.cleared(Int(stride) * height) else { return nil }
        let bytes = pixels.assumingMemoryBound(to: UInt8.self)
        guard let raw = cairo_image_surface_create_for_data(bytes, format, Int32(width), Int32(height), stride) else {
            free(pixels)
            return nil
        }
        let surface = CairoSurface(owning: raw)
        // A context may keep the surface longer than its owner.
        guard cairo_surface_set_user_data(raw, pixelsKey, pixels, { free($0) }) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_finish(raw)
            free(pixels)
            return nil
        }
        return surface.isUsable ? surface : nil
    }

    var isUsable: Bool { cairo_surface_status(raw) == CAIRO_STATUS_SUCCESS }

    /// Lets `body` change the bytes of an image surface. Does nothing for other surfaces.
    func withPixels(_ body: (_ bytes: UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int) -> Void) {
        cairo_surface_flush(raw)
        guard let bytes = cairo_image_surface_get_data(raw) else { return }
        body(bytes, Int(cairo_image_surface_get_stride(raw)))
        cairo_surface_mark_dirty(raw)
    }

    /// Lets `body` read the pixels of an image surface with four bytes each. Nothing may draw on it any more.
    func withRows(_ body: (_ pixels: UnsafePointer<UInt32>, _ pixelsPerRow: Int) -> Void) {
        guard let bytes = cairo_image_surface_get_data(raw) else { return }
        let stride = Int(cairo_image_surface_get_stride(raw)) / 4
        body(UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt32.self), stride)
    }
}

extension ImageResource {
    /// Passes the pixels to `body` as a Cairo surface. Does not call `body` if Cairo cannot handle an image of this
    /// size.
    ///
    /// The surface is finished before the pixels are released, so a drawing that outlives the call cannot reach them.
    func withSurface(_ body: (OpaquePointer) -> Void) {
        guard pixelWidth > 0, pixelHeight > 0, pixelWidth <= ImageResource.sideLimit,
            pixelHeight <= ImageResource.sideLimit
        else { return }
        pixels.withUnsafeBufferPointer { buffer in
            // Cairo only reads a surface that is a source; its interface requires a mutable pointer.
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
