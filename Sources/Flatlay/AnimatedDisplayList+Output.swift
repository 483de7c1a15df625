import FlatlayAnimation
import FlatlayBytes
import FlatlayPNG
import FlatlaySVG
import FlatlayDrawing
import Foundation

extension AnimatedDisplayList {
    /// The film as an animated PNG file, whose every pixel is as it was painted.
    ///
    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - compression: how hard the pixels are packed.
    ///   - options: frames a second, how long the ends stand, how often it is played.
    /// - Throws: ``AnimationError`` and ``RenderError``, before anything is painted.
    public func pngData(
        scale: CGFloat = 1, compression: PNGCompression = .fast, options: AnimationOptions = AnimationOptions()
    ) throws -> Data {
        var picture = PNGOptions(scale: scale, compression: compression)
        picture.limit = options.paintingLimit
        return try AnimatedPNGRenderer(options: picture, animation: options).data(for: self)
    }

    /// The film as an animated WebP file.
    ///
    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - compression: whether every pixel is as it was painted, or about so.
    ///   - options: frames a second, how long the ends stand, how often it is played.
    /// - Throws: ``AnimationError`` and ``RenderError``, before anything is painted.
    public func webPData(
        scale: CGFloat = 1, compression: WebPCompression = .lossless, options: AnimationOptions = AnimationOptions()
    ) throws -> Data {
        var picture = PNGOptions(scale: scale)
        picture.limit = options.paintingLimit
        return try AnimatedWebPRenderer(options: picture, compression: compression, animation: options).data(for: self)
    }

    /// The film as an SVG file that moves by itself.
    ///
    /// - Parameters:
    ///   - textMode: whether text stands as outlines, which look the same everywhere, or as text.
    ///   - title: what the film is, for readers; nil for none.
    ///   - idPrefix: what the file's identifiers start with; give each file of one page another.
    ///   - options: how long the ends stand, how often it is played.
    /// - Throws: ``AnimationError``; ``RenderError/invalidSize(width:height:)``.
    public func svgData(
        textMode: SVGOptions.TextMode = .outlines, title: String? = nil, idPrefix: String = "",
        options: AnimationOptions = AnimationOptions()
    ) throws -> Data {
        let svg = SVGOptions(textMode: textMode, title: title, idPrefix: idPrefix)
        return try AnimatedSVGWriter(options: svg, animation: options).data(for: self)
    }

    /// The film in a format.
    ///
    /// - Throws: ``AnimationError`` and ``RenderError``, before anything is painted.
    public func data(
        as format: AnimationFormat, scale: CGFloat = 1, options: AnimationOptions = AnimationOptions()
    ) throws -> Data {
        switch format {
        case .png: try pngData(scale: scale, options: options)
        case .webP: try webPData(scale: scale, options: options)
        case .svg: try svgData(options: options)
        }
    }

    /// Writes the film to a file, whole or not at all.
    ///
    /// ```swift
    /// try film.write(to: "insertion.webp", scale: 2, options: AnimationOptions(framesPerSecond: 60, holdAtEnd: 2))
    /// ```
    ///
    /// - Parameters:
    ///   - path: the file, replaced if it is there. Its folder must exist.
    ///   - format: the format; nil for that of the file's ending.
    ///   - scale: pixels per point; an SVG has none.
    ///   - options: frames a second, how long the ends stand, how often it is played.
    /// - Throws: as ``data(as:scale:options:)``; ``UnknownFormatError`` for another ending; ``FileWriteError``.
    public func write(
        to path: String, format: AnimationFormat? = nil, scale: CGFloat = 1,
        options: AnimationOptions = AnimationOptions()
    ) throws {
        guard let format = format ?? AnimationFormat(pathExtension: (path as NSString).pathExtension) else {
            throw UnknownFormatError(path: path, endings: ".png, .apng, .webp or .svg")
        }
        try AtomicFile.write(data(as: format, scale: scale, options: options), to: path)
    }
}
