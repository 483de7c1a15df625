import FlatlayBytes
import FlatlayPDF
import FlatlayPNG
import FlatlayPaint
import FlatlayRendering
import FlatlaySVG
import FlatlayDrawing
import Foundation

/// Makes files of one format from display lists: the same bytes for the same picture.
package protocol ImageFileEncoder {
    /// Whether ``ImageFileSettings/quality`` says something to it.
    static var hasQuality: Bool { get }

    /// An encoder, which takes of the settings what concerns it.
    init(settings: ImageFileSettings, cache: RenderCache)

    /// The file.
    ///
    /// - Throws: ``RenderError``.
    func data(for list: DisplayList) throws -> Data

    /// Writes the file, whole or not at all.
    ///
    /// - Throws: as ``data(for:)``; ``FileWriteError``.
    func write(_ list: DisplayList, to path: String) throws
}

extension ImageFileEncoder {
    package static var hasQuality: Bool { false }

    package func write(_ list: DisplayList, to path: String) throws {
        try AtomicFile.write(data(for: list), to: path)
    }
}

/// What is asked of a file, whatever its format.
package struct ImageFileSettings {
    /// Pixels per point.
    package var scale: CGFloat = 1
    /// How hard a PNG is packed.
    package var pngCompression = PNGCompression.fast
    /// How much formats with loss keep of a picture, from 0 to 100; nil for what suits the format.
    package var quality: Int?
    /// How text stands in an SVG.
    package var textMode = SVGOptions.TextMode.outlines
    /// What the identifiers of an SVG start with.
    package var idPrefix = ""
    package var title: String?
    package var description: String?
    /// How many threads work at most; nil for one on each core.
    package var threadLimit: Int?
    package var limit = PaintingLimit.standard

    package init() {}

    /// The quality, or a format's own.
    ///
    /// - Throws: ``RenderError/invalidQuality(_:)``.
    func quality(or standard: Int) throws(RenderError) -> Int {
        guard let quality else { return standard }
        guard (0...100).contains(quality) else { throw .invalidQuality(quality) }
        return quality
    }

    /// The picture as pixels.
    ///
    /// - Parameters:
    ///   - background: what lies below it; nil for nothing.
    ///   - sideLimit: the most pixels on a side that the format holds.
    func bitmap(
        for list: DisplayList, background: ResolvedColor? = nil, sideLimit: Int, cache: RenderCache
    ) throws(RenderError) -> Bitmap {
        let region = try PixelRegion(size: list.size, scale: scale)
        guard max(region.width, region.height) <= sideLimit else {
            throw .tooLarge(width: Double(region.width), height: Double(region.height), limit: sideLimit)
        }
        try limit.checkWhole(region)
        return try BitmapRenderer(
            cache: cache, scale: scale, background: background, threadLimit: threadLimit, limit: limit
        ).bitmap(for: list, region: region)
    }
}

extension PNGRenderer: ImageFileEncoder {
    package convenience init(settings: ImageFileSettings, cache: RenderCache) {
        var options = PNGOptions(
            scale: settings.scale, compression: settings.pngCompression, threadLimit: settings.threadLimit)
        options.limit = settings.limit
        self.init(cache: cache, options: options)
    }
}

extension SVGWriter: ImageFileEncoder {
    package convenience init(settings: ImageFileSettings, cache: RenderCache) {
        let options = SVGOptions(
            textMode: settings.textMode, title: settings.title, description: settings.description,
            idPrefix: settings.idPrefix)
        self.init(cache: cache, options: options)
    }
}

extension PDFWriter: ImageFileEncoder {
    package convenience init(settings: ImageFileSettings, cache: RenderCache) {
        var options = PDFOptions(title: settings.title, threadLimit: settings.threadLimit)
        options.limit = settings.limit
        self.init(cache: cache, options: options)
    }
}
