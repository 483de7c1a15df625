import FlatlayCairo
import FlatlayDrawing
import Foundation

/// A file format of pictures.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
    /// Pixels, without loss.
    case png
    /// Shapes, for the web and for documents.
    case svg
    /// A page.
    case pdf
}

extension ImageRenderer {
    /// The picture's pixels.
    ///
    /// - Throws: as ``displayList()``, and ``RenderError`` where the picture has too many pixels, or is more work than
    ///   ``paintingLimit`` allows.
    public func bitmap() throws -> Bitmap {
        try output { try pngRenderer().bitmap(for: $0) }
    }

    /// The picture as a PNG file.
    ///
    /// - Throws: as ``bitmap()``.
    public func pngData() throws -> Data {
        try output { try pngRenderer().data(for: $0) }
    }

    /// The picture as an SVG document.
    ///
    /// - Parameters:
    ///   - textMode: whether text stands as outlines, which look the same everywhere, or as text.
    ///   - idPrefix: what the document's identifiers start with; give each document of one page another.
    /// - Throws: as ``displayList()``.
    public func svgData(textMode: SVGOptions.TextMode = .outlines, idPrefix: String = "") throws -> Data {
        let options = SVGOptions(
            textMode: textMode, title: title, description: accessibilityDescription, idPrefix: idPrefix)
        return try output { try SVGWriter(cache: cache, options: options).data(for: $0) }
    }

    /// The picture as a PDF document of one page.
    ///
    /// - Throws: as ``displayList()``, and ``RenderError`` where the page would be too large.
    public func pdfData() throws -> Data {
        var options = PDFOptions(title: title, threadLimit: threadLimit)
        options.limit = paintingLimit
        return try output { try PDFWriter(cache: cache, options: options).data(for: $0) }
    }

    /// The picture in a format.
    ///
    /// - Throws: as ``bitmap()``.
    public func data(as format: ImageFormat) throws -> Data {
        switch format {
        case .png: try pngData()
        case .svg: try svgData()
        case .pdf: try pdfData()
        }
    }

    /// Writes the picture to a file, whole or not at all.
    ///
    /// - Parameters:
    ///   - path: the file, replaced if it is there. Its folder must exist.
    ///   - format: the format; nil for that of the file's ending.
    /// - Throws: as ``bitmap()``; ``UnknownFormatError`` for another ending; ``FileWriteError``.
    public func write(to path: String, format: ImageFormat? = nil) throws {
        let ending = (path as NSString).pathExtension
        guard let format = format ?? ImageFormat(rawValue: ending.lowercased()) else {
            throw UnknownFormatError(path: path)
        }
        guard format == .png else { return try AtomicFile.write(data(as: format), to: path) }
        try output { try pngRenderer().write($0, to: path) }
    }

    /// Draws the picture and hands it to what makes a file of it.
    private func output<Output>(_ make: (DisplayList) throws -> Output) throws -> Output {
        var list = try displayList()
        defer { list.removeItems(threads: threadLimit ?? ConcurrentWork.coreCount) }
        return try make(list)
    }

    private func pngRenderer() -> PNGRenderer {
        var options = PNGOptions(scale: scale, compression: pngCompression, threadLimit: threadLimit)
        options.limit = paintingLimit
        return PNGRenderer(cache: cache, options: options)
    }
}

/// A file's ending names no format that can be written.
public struct UnknownFormatError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let path: String
    private let endings: String

    init(path: String, endings: String = ".png, .svg or .pdf") {
        self.path = path
        self.endings = endings
    }

    /// What is wrong, and what to do.
    public var description: String {
        "'\(path)' ends in no format that can be written; end it in \(endings), or give the format"
    }
}
