import FlatlayAnimation
import FlatlayDrawing
import FlatlayPNG
import FlatlayRendering
import FlatlaySVG
import Foundation

/// Encodes animations as files of one format. Errors are ``AnimationError`` and ``RenderError``, thrown before anything is
/// painted.
package protocol AnimationFileEncoder: FileEncoder
where Settings == AnimationFileSettings, Content == AnimatedDisplayList {
    /// Whether files contain a still image, of the time that ``AnimationOptions/poster`` names.
    static var hasPoster: Bool { get }
}

extension AnimationFileEncoder {
    package static var hasPoster: Bool { false }
}

/// The settings of an animated file, for all formats.
package struct AnimationFileSettings {
    /// Pixels per point.
    package var scale: CGFloat = 1
    /// The effort of PNG compression.
    package var pngCompression = PNGCompression.fast
    /// The quality of lossy formats, from 0 to 100; nil for the default of the format.
    package var quality: Double?
    /// How text is written in an SVG.
    package var textMode = SVGOptions.TextMode.outlines
    /// The prefix of identifiers in an SVG.
    package var idPrefix = ""
    package var title: String?
    /// Frame rate, pauses, repetitions and the limit of painting.
    package var playback: AnimationOptions

    package init(_ playback: AnimationOptions = AnimationOptions()) {
        self.playback = playback
    }

    /// The options of painted frames.
    fileprivate var frames: PNGOptions {
        var options = PNGOptions(scale: scale, compression: pngCompression)
        options.limit = playback.paintingLimit
        return options
    }
}

extension AnimatedPNGRenderer: AnimationFileEncoder {
    package static var otherEndings: [String] { ["apng"] }
    package static var hasPNGCompression: Bool { true }
    package static var hasPoster: Bool { true }

    package convenience init(settings: AnimationFileSettings, cache: RenderCache) {
        self.init(cache: cache, options: settings.frames, animation: settings.playback)
    }
}

extension AnimatedWebPRenderer: AnimationFileEncoder {
    package static var hasQuality: Bool { true }
    package static var pixelSideLimit: Int? { WebPCompression.sideLimit }

    package convenience init(settings: AnimationFileSettings, cache: RenderCache) {
        self.init(
            cache: cache, options: settings.frames,
            compression: settings.quality.map { .lossy(quality: $0) } ?? .lossless, animation: settings.playback)
    }
}

extension AnimatedSVGWriter: AnimationFileEncoder {
    package convenience init(settings: AnimationFileSettings, cache: RenderCache) {
        let options = SVGOptions(
            textMode: settings.textMode, title: settings.title, idPrefix: settings.idPrefix)
        self.init(cache: cache, options: options, animation: settings.playback)
    }

    package func data(for content: AnimatedDisplayList) throws -> Data {
        try data(for: content, frozenAt: nil)
    }
}
