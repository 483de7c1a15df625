import FlatlayBytes
import FlatlayPaint
import FlatlayRendering
import FlatlayDrawing
import Foundation

/// Renders images to PNG. The same image always gives the same bytes. A file stores only what its pixels need: alpha if
/// a pixel is not opaque, one byte per pixel if the image draws only opaque greys, and red, green and blue otherwise.
///
/// ```swift
/// let renderer = PNGRenderer(options: PNGOptions(scale: 2, background: .white))
/// try renderer.write(list, to: "tags.png")
/// ```
///
/// Images are painted in bands, several at once (``PNGOptions/threadLimit``), and each band is compressed as soon as it
/// is painted. Only compressed bands stay in memory, so an image may be hundreds of thousands of pixels high; when
/// writing to a file, not even these stay. Use a renderer on one thread only.
public final class PNGRenderer {
    /// The options of the renders.
    public var options: PNGOptions
    /// The height of bands in pixels; nil to derive it from the size of the image. For tests.
    var rowsPerBand: Int?

    private let cache: RenderCache

    /// Creates a renderer.
    ///
    /// - Parameter cache: the cache that the renderer reuses from image to image, and shares with others.
    public init(cache: RenderCache = .shared, options: PNGOptions = PNGOptions()) {
        self.cache = cache
        self.options = options
    }

    /// Returns the image as a PNG file.
    ///
    /// - Throws: ``RenderError`` if the image has no area, has more than 1,000,000 pixels on a side, or is more work
    ///   than ``PNGOptions/limit`` allows.
    public func data(for list: DisplayList) throws(RenderError) -> Data {
        let memory = MemorySink()
        do {
            try encode(list, to: memory)
        } catch let error as RenderError {
            throw error
        } catch {
            throw .drawing(reason: "\(error)")
        }
        return memory.takeData()
    }

    /// Writes the image to a PNG file piece by piece as it is painted, completely or not at all. The bytes are those of
    /// ``data(for:)``.
    ///
    /// - Parameter path: the file, which is replaced if it exists. Its folder must exist.
    /// - Throws: the errors of ``data(for:)``, or ``FileWriteError``.
    public func write(_ list: DisplayList, to path: String) throws {
        let region = try PixelRegion(size: list.size, scale: options.scale)
        try options.limit.check(list.items, region)
        let file = try AtomicFile(path: path)
        try encode(painting.bands(of: list, region), to: file)
        try file.commit()
    }

    /// Returns the pixels of the image.
    ///
    /// - Throws: ``RenderError`` if the image has no area or more than 1,000,000 pixels on a side, or if memory runs
    ///   out.
    public func bitmap(for list: DisplayList) throws(RenderError) -> RenderedBitmap {
        try painting.bitmap(for: list)
    }

    private var painting: BitmapRenderer {
        var painting = options.renderer(cache: cache)
        painting.rowsPerBand = rowsPerBand
        return painting
    }

    private func encode(_ list: DisplayList, to sink: any ByteSink) throws {
        let region = try PixelRegion(size: list.size, scale: options.scale)
        try options.limit.check(list.items, region)
        try encode(painting.bands(of: list, region), to: sink)
    }

    private func encode(_ bands: PaintedBands, to sink: any ByteSink) throws {
        try PictureEncoder(bands: bands, options: options, cache: cache).encode(to: sink)
    }
}
