import FlatlayAnimation
import FlatlayBytes
import FlatlayFormats
import FlatlayPNG
import FlatlaySVG
import FlatlayDrawing
import Foundation

extension AnimatedDisplayList {
    /// Returns the animation as an animated PNG file, without loss.
    ///
    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - compression: the effort of compression.
    ///   - options: frame rate, pauses and repetitions.
    /// - Throws: ``AnimationError`` and ``RenderError``, before anything is painted.
    public func pngData(
        scale: CGFloat = 1, compression: PNGCompression = .fast, options: AnimationOptions = AnimationOptions()
    ) throws -> Data {
        var settings = AnimationFileSettings(options)
        settings.scale = scale
        settings.pngCompression = compression
        return try data(as: .png, settings)
    }

    /// Returns the animation as an animated WebP file.
    ///
    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - compression: lossless, or lossy with a quality.
    ///   - options: frame rate, pauses and repetitions.
    /// - Throws: ``AnimationError`` and ``RenderError``, before anything is painted.
    public func webPData(
        scale: CGFloat = 1, compression: WebPCompression = .lossless, options: AnimationOptions = AnimationOptions()
    ) throws -> Data {
        var settings = AnimationFileSettings(options)
        settings.scale = scale
        if case .lossy(let quality) = compression { settings.quality = quality }
        return try data(as: .webP, settings)
    }

    /// Returns the animation as an animated SVG file.
    ///
    /// - Parameters:
    ///   - textMode: whether text becomes outlines, which look the same everywhere, or stays text.
    ///   - title: the title; nil for none.
    ///   - idPrefix: the prefix of the file's identifiers. Files that are inlined in one page need different prefixes.
    ///   - options: pauses and repetitions.
    /// - Throws: ``AnimationError``; ``RenderError/invalidSize(width:height:)``.
    public func svgData(
        textMode: SVGOptions.TextMode = .outlines, title: String? = nil, idPrefix: String = "",
        options: AnimationOptions = AnimationOptions()
    ) throws -> Data {
        var settings = AnimationFileSettings(options)
        settings.textMode = textMode
        settings.title = title
        settings.idPrefix = idPrefix
        return try data(as: .svg, settings)
    }

    /// Returns the animation in a format.
    ///
    /// - Throws: ``AnimationError`` and ``RenderError``, before anything is painted.
    public func data(
        as format: AnimationFormat, scale: CGFloat = 1, options: AnimationOptions = AnimationOptions()
    ) throws -> Data {
        var settings = AnimationFileSettings(options)
        settings.scale = scale
        return try data(as: format, settings)
    }

    /// Returns the animation in a format, with all settings of files.
    package func data(as format: AnimationFormat, _ settings: AnimationFileSettings) throws -> Data {
        try format.encoder.init(settings: settings, cache: .shared).data(for: self)
    }

    /// Writes the animation to a file, completely or not at all.
    ///
    /// ```swift
    /// let options = AnimationOptions(framesPerSecond: 60, holdAtEnd: 2)
    /// try animation.write(to: "insertion.webp", scale: 2, options: options)
    /// ```
    ///
    /// - Parameters:
    ///   - path: the file, which is replaced if it exists. Its folder must exist.
    ///   - format: the format; nil for that of the file extension.
    ///   - scale: pixels per point; has no effect on SVG.
    ///   - options: frame rate, pauses and repetitions.
    /// - Throws: as ``data(as:scale:options:)``; ``UnknownFormatError`` for another extension; ``FileWriteError``.
    public func write(
        to path: String, format: AnimationFormat? = nil, scale: CGFloat = 1,
        options: AnimationOptions = AnimationOptions()
    ) throws {
        guard let format = format ?? AnimationFormat(pathExtension: (path as NSString).pathExtension) else {
            throw UnknownFormatError(path: path, endings: AnimationFormat.listOfEndings())
        }
        try AtomicFile.write(data(as: format, scale: scale, options: options), to: path)
    }
}
