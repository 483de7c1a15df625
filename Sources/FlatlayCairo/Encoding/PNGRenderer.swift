import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation

/// Paints pictures as pixels and writes them as PNG: the same bytes for the same picture.
///
/// ```swift
/// let renderer = PNGRenderer(options: PNGOptions(scale: 2, background: .white))
/// try AtomicFile.write(renderer.data(for: list), to: "tags.png")
/// ```
///
/// A renderer serves one thread, and keeps its buffers from picture to picture.
public final class PNGRenderer {
    /// How pictures become pixels.
    public var options: PNGOptions

    private let encoder = PNGEncoder()
    private let lease: RenderCache.Lease

    /// A renderer.
    ///
    /// - Parameter cache: what it keeps from picture to picture, and shares with others.
    public init(cache: RenderCache = .shared, options: PNGOptions = PNGOptions()) {
        lease = cache.lease()
        self.options = options
    }

    /// The picture as a PNG file.
    ///
    /// - Throws: ``RenderError`` where the picture has no area or more than 32,767 pixels on a side.
    public func data(for list: DisplayList) throws(RenderError) -> Data {
        try encoder.encode(bitmap(for: list), scale: options.scale, compression: options.compression)
    }

    /// The picture in memory.
    ///
    /// - Throws: ``RenderError`` where the picture has no area or more than 32,767 pixels on a side.
    public func bitmap(for list: DisplayList) throws(RenderError) -> Bitmap {
        try bitmap(for: list, region: PixelRegion(size: list.size, scale: options.scale))
    }

    func bitmap(for list: DisplayList, region: PixelRegion) throws(RenderError) -> Bitmap {
        let count = region.width * region.height * 4
        var failure: String?
        // Cairo paints straight into the array's memory, so the picture is never copied.
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            // A background is painted over all of it; a picture of millions of pixels need not be cleared before.
            if options.background == nil { buffer.initialize(repeating: 0) }
            initializedCount = count
            guard let base = buffer.baseAddress else { return }
            failure = paint(list, region: region, into: base)
        }
        if let failure { throw .drawing(reason: failure) }
        return Bitmap(
            width: region.width, height: region.height, bytes: bytes, isOpaque: options.background?.opacity == 1)
    }

    /// Answers what went wrong, or nil.
    private func paint(_ list: DisplayList, region: PixelRegion, into bytes: UnsafeMutablePointer<UInt8>) -> String? {
        guard
            let raw = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(region.width), Int32(region.height), Int32(region.width * 4))
        else { return "no surface" }
        let surface = CairoSurface(owning: raw)
        let context = CairoContext(surface.raw)
        let painter = Painter(context: context, target: .pixels, glyphs: lease.worker.glyphs)
        if let background = options.background {
            painter.setColor(background)
            cairo_set_operator(context.raw, CAIRO_OPERATOR_SOURCE)
            cairo_paint(context.raw)
            cairo_set_operator(context.raw, CAIRO_OPERATOR_OVER)
        }
        let scale = region.scale
        context.matrix = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: CGFloat(-region.x), ty: CGFloat(-region.y))
        painter.paint(list.items)
        cairo_surface_finish(surface.raw)
        return context.failure
    }
}
