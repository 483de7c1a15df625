import FlatlayBytes
import FlatlayPDF
import FlatlayPNG
import FlatlayPaint
import FlatlayRendering
import FlatlaySVG
import FlatlayDrawing
import Foundation

/// Encodes images as files of one format. Errors are ``RenderError``.
package protocol ImageFileEncoder: FileEncoder where Settings == ImageFileSettings, Content == DisplayList {
    /// Writes the file, completely or not at all.
    ///
    /// - Throws: the errors of ``data(for:)``, or ``FileWriteError``.
    func write(_ list: DisplayList, to path: String) throws
}

extension ImageFileEncoder {
    package func write(_ list: DisplayList, to path: String) throws {
        try AtomicFile.write(data(for: list), to: path)
    }
}

/// The settings of an image file, for all formats.
package struct ImageFileSettings {
    /// Pixels per point.
    package var scale: CGFloat = 1
    /// How much effort compressing a PNG takes.
    package var pngCompression = PNGCompression.fast
    /// The quality of lossy files, from 0 to 100; nil for the default of the format.
    package var quality: Int?
    /// How an SVG stores text.
    package var textMode = SVGOptions.TextMode.outlines
    /// A prefix for the identifiers in an SVG.
    package var idPrefix = ""
    package var title: String?
    package var description: String?
    /// The maximum number of threads; nil for one per core.
    package var threadLimit: Int?
    package var limit = PaintingLimit.standard

    package init() {}

    /// Returns the quality, or the default of a format.
    ///
    /// - Throws: ``RenderError/invalidQuality(_:)``.
    func quality(or standard: Int) throws(RenderError) -> Int {
        guard let quality else { return standard }
        guard (0...100).contains(quality) else { throw .invalidQuality(quality) }
        return quality
    }

    /// Renders the image as pixels.
    ///
    /// - Parameters:
    ///   - background: what lies below it; nil for nothing.
    ///   - sideLimit: the format's maximum width and height in pixels.
    func bitmap(
        for list: DisplayList, background: ResolvedColor? = nil, sideLimit: Int?, cache: RenderCache
    ) throws(RenderError) -> RenderedBitmap {
        let region = try PixelRegion(size: list.size, scale: scale)
        if let sideLimit, max(region.width, region.height) > sideLimit {
            throw .tooLarge(width: Double(region.width), height: Double(region.height), limit: sideLimit)
        }
        try limit.checkWhole(region)
        return try BitmapRenderer(
            cache: cache, scale: scale, background: background, threadLimit: threadLimit, limit: limit
        ).bitmap(for: list, region: region)
    }
}

extension PNGRenderer: ImageFileEncoder {
    package static var hasPNGCompression: Bool { true }

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
            idPrefix: settings.idPrefix, threadLimit: settings.threadLimit)
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
