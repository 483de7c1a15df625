import FlatlayFormats
import FlatlayPNG
import FlatlayPaint
import FlatlaySVG
import FlatlayDrawing
import Foundation

extension ImageRenderer {
    /// Renders the image to pixels.
    ///
    /// - Throws: as ``displayList()``, and ``RenderError`` if the image has too many pixels or exceeds the
    ///   ``paintingLimit``.
    public func bitmap() throws -> RenderedBitmap {
        let renderer = PNGRenderer(settings: settings, cache: cache)
        return try output { try renderer.bitmap(for: $0) }
    }

    /// Renders the image to a PNG file.
    ///
    /// - Throws: as ``bitmap()``.
    public func pngData() throws -> Data {
        try data(as: .png)
    }

    /// Renders the image to an SVG document.
    ///
    /// - Parameters:
    ///   - textMode: whether text is written as outlines, which look the same everywhere, or as text.
    ///   - idPrefix: the prefix of the document's identifiers; use different ones for documents on the same page.
    /// - Throws: as ``displayList()``.
    public func svgData(textMode: SVGOptions.TextMode = .outlines, idPrefix: String = "") throws -> Data {
        try data(as: .svg, textMode: textMode, idPrefix: idPrefix)
    }

    /// Renders the image to a PDF document of one page.
    ///
    /// - Throws: as ``displayList()``, and ``RenderError`` if the page would be too large.
    public func pdfData() throws -> Data {
        try data(as: .pdf)
    }

    /// Renders the image in a format.
    ///
    /// - Throws: as ``bitmap()``; ``RenderError/invalidQuality(_:)`` for an ``imageQuality`` outside 0 to 100;
    ///   ``RenderError/tooLarge(width:height:limit:)`` if the format does not allow an image of that size.
    public func data(as format: ImageFormat) throws -> Data {
        try data(as: format, textMode: .outlines)
    }

    /// Renders the image in a format, with the options of SVG.
    package func data(
        as format: ImageFormat, textMode: SVGOptions.TextMode, idPrefix: String = ""
    ) throws -> Data {
        let encoder = encoder(of: format, textMode: textMode, idPrefix: idPrefix)
        return try output { try encoder.data(for: $0) }
    }

    /// Renders a drawn image to pixels, with the settings of the renderer.
    package func bitmap(of list: DisplayList) throws -> RenderedBitmap {
        try PNGRenderer(settings: settings, cache: cache).bitmap(for: list)
    }

    /// Encodes a drawn image as a file, with the settings of the renderer.
    package func data(
        of list: DisplayList, as format: ImageFormat, textMode: SVGOptions.TextMode = .outlines
    ) throws -> Data {
        try encoder(of: format, textMode: textMode).data(for: list)
    }

    /// Writes the image to a file atomically.
    ///
    /// - Parameters:
    ///   - path: the file, which is replaced if it exists. Its folder must exist.
    ///   - format: the format; nil for that of the file extension.
    /// - Throws: as ``bitmap()``; ``UnknownFormatError`` for another extension; ``FileWriteError``.
    public func write(to path: String, format: ImageFormat? = nil) throws {
        let ending = (path as NSString).pathExtension
        guard let format = format ?? ImageFormat(pathExtension: ending) else { throw UnknownFormatError(path: path) }
        let encoder = encoder(of: format)
        try output { try encoder.write($0, to: path) }
    }

    /// Returns the display list. The caches of the threads that drew cells are then trimmed.
    func renderAndTrim(recorder: SceneRecorder?) throws -> DisplayList {
        defer { cache.trimIdle() }
        return try render(recorder: recorder)
    }

    /// Draws the image and passes it to a closure that encodes it.
    private func output<Output>(_ make: (DisplayList) throws -> Output) throws -> Output {
        let (cache, threads) = (cache, threadLimit ?? ConcurrentWork.coreCount)
        defer { cache.trimIdle() }
        var list = try render(recorder: nil)
        defer { list.removeItems(threads: threads) }
        guard cache.needsTrim else { return try make(list) }
        // Much of writing SVG is work for one thread.
        return try ConcurrentWork.run(threads: threads, beside: { cache.trimIdle() }, { try make(list) })
    }

    private func encoder(
        of format: ImageFormat, textMode: SVGOptions.TextMode = .outlines, idPrefix: String = ""
    ) -> any ImageFileEncoder {
        var settings = settings
        settings.textMode = textMode
        settings.idPrefix = idPrefix
        return format.encoder.init(settings: settings, cache: cache)
    }

    private var settings: ImageFileSettings {
        var settings = ImageFileSettings()
        settings.scale = scale
        settings.pngCompression = pngCompression
        settings.quality = imageQuality
        settings.title = title
        settings.description = accessibilityDescription
        settings.threadLimit = threadLimit
        settings.limit = paintingLimit
        return settings
    }
}

/// No format that can be written has the given file extension.
public struct UnknownFormatError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    private let endings: String

    init(path: String, endings: String = ImageFormat.list()) {
        self.path = path
        self.endings = endings
    }

    /// The error, and how to fix it.
    public var description: String {
        "'\(path)' has no known file extension; end it in \(endings), or give the format"
    }
}
