import FlatlayBytes
import FlatlayPaint
import FlatlayRendering
import FlatlayDrawing
import Foundation

/// Paints pictures as pixels and writes them as PNG: the same bytes for the same picture.
///
/// ```swift
/// let renderer = PNGRenderer(options: PNGOptions(scale: 2, background: .white))
/// try renderer.write(list, to: "tags.png")
/// ```
///
/// Pictures are painted in bands, several at once (``PNGOptions/threadLimit``), and each band is packed as soon as it is
/// painted. What is packed is all that is held of a picture, so it may be hundreds of thousands of pixels high; written
/// to a file, not even that. A renderer serves one thread.
public final class PNGRenderer {
    /// How pictures become pixels.
    public var options: PNGOptions
    /// The height of bands in pixels; nil for what suits the picture's size. For tests.
    var rowsPerBand: Int?

    private let cache: RenderCache

    /// A renderer.
    ///
    /// - Parameter cache: what it keeps from picture to picture, and shares with others.
    public init(cache: RenderCache = .shared, options: PNGOptions = PNGOptions()) {
        self.cache = cache
        self.options = options
    }

    /// The picture as a PNG file.
    ///
    /// - Throws: ``RenderError`` where the picture has no area, more than 1,000,000 pixels on a side, or is more work than
    ///   ``PNGOptions/limit`` allows.
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

    /// Writes the picture to a PNG file, whole or not at all, piece by piece as it is painted. The bytes are those of
    /// ``data(for:)``.
    ///
    /// - Parameter path: the file, replaced if it is there. Its folder must exist.
    /// - Throws: as ``data(for:)``; ``FileWriteError``.
    public func write(_ list: DisplayList, to path: String) throws {
        let region = try PixelRegion(size: list.size, scale: options.scale)
        try options.limit.check(list.items, region)
        let file = try AtomicFile(path: path)
        try encode(painting.bands(of: list, region), to: file)
        try file.commit()
    }

    /// The picture in memory.
    ///
    /// - Throws: ``RenderError`` where the picture has no area or more than 1,000,000 pixels on a side, or where there is
    ///   no memory for it.
    public func bitmap(for list: DisplayList) throws(RenderError) -> Bitmap {
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
