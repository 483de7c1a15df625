import FlatlayFormats
import FlatlayPNG
import FlatlayPaint
import FlatlaySVG
import FlatlayDrawing
import Foundation

extension ImageRenderer {
    /// The picture's pixels.
    ///
    /// - Throws: as ``displayList()``, and ``RenderError`` where the picture has too many pixels, or is more work than
    ///   ``paintingLimit`` allows.
    public func bitmap() throws -> Bitmap {
        let renderer = PNGRenderer(settings: settings, cache: cache)
        return try output { try renderer.bitmap(for: $0) }
    }

    /// The picture as a PNG file.
    ///
    /// - Throws: as ``bitmap()``.
    public func pngData() throws -> Data {
        try data(as: .png)
    }

    /// The picture as an SVG document.
    ///
    /// - Parameters:
    ///   - textMode: whether text stands as outlines, which look the same everywhere, or as text.
    ///   - idPrefix: what the document's identifiers start with; give each document of one page another.
    /// - Throws: as ``displayList()``.
    public func svgData(textMode: SVGOptions.TextMode = .outlines, idPrefix: String = "") throws -> Data {
        try data(as: .svg, textMode: textMode, idPrefix: idPrefix)
    }

    /// The picture as a PDF document of one page.
    ///
    /// - Throws: as ``displayList()``, and ``RenderError`` where the page would be too large.
    public func pdfData() throws -> Data {
        try data(as: .pdf)
    }

    /// The picture in a format.
    ///
    /// - Throws: as ``bitmap()``; ``RenderError/invalidQuality(_:)`` for an ``imageQuality`` beyond 0 to 100;
    ///   ``RenderError/tooLarge(width:height:limit:)`` where the format holds no picture of that size.
    public func data(as format: ImageFormat) throws -> Data {
        try data(as: format, textMode: .outlines)
    }

    /// The same, with what an SVG can be asked for.
    package func data(
        as format: ImageFormat, textMode: SVGOptions.TextMode, idPrefix: String = ""
    ) throws -> Data {
        let encoder = encoder(of: format, textMode: textMode, idPrefix: idPrefix)
        return try output { try encoder.data(for: $0) }
    }

    /// What is drawn already, as a file with the settings of the renderer.
    package func data(
        of list: DisplayList, as format: ImageFormat, textMode: SVGOptions.TextMode = .outlines
    ) throws -> Data {
        try encoder(of: format, textMode: textMode).data(for: list)
    }

    /// Writes the picture to a file, whole or not at all.
    ///
    /// - Parameters:
    ///   - path: the file, replaced if it is there. Its folder must exist.
    ///   - format: the format; nil for that of the file's ending.
    /// - Throws: as ``bitmap()``; ``UnknownFormatError`` for another ending; ``FileWriteError``.
    public func write(to path: String, format: ImageFormat? = nil) throws {
        let ending = (path as NSString).pathExtension
        guard let format = format ?? ImageFormat(pathExtension: ending) else { throw UnknownFormatError(path: path) }
        let encoder = encoder(of: format)
        try output { try encoder.write($0, to: path) }
    }

    /// Draws the picture and hands it to what makes a file of it.
    private func output<Output>(_ make: (DisplayList) throws -> Output) throws -> Output {
        var list = try displayList()
        defer { list.removeItems(threads: threadLimit ?? ConcurrentWork.coreCount) }
        return try make(list)
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

/// A file's ending names no format that can be written.
public struct UnknownFormatError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let path: String
    private let endings: String

    init(path: String, endings: String = ImageFormat.list()) {
        self.path = path
        self.endings = endings
    }

    /// What is wrong, and what to do.
    public var description: String {
        "'\(path)' ends in no format that can be written; end it in \(endings), or give the format"
    }
}
