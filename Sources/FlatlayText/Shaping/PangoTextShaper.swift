import FlatlayRendering
import CPangoCairo
import FlatlayDrawing
import Foundation

/// Shapes text with Pango, in the fonts of a library and no others. A shaper serves one thread.
///
/// ```swift
/// let shaper = PangoTextShaper(fonts: try FontLibrary())
/// let text = shaper.shape([TextSpan("Hello")], style: ParagraphStyle(), width: nil, height: nil)
/// text.size   // 39.60 × 20.29
/// ```
///
/// * Widths grow linearly with the size of the font: there is no hinting and no rounding. The system's fonts are drawn
///   looser where they are small and tighter where they are large.
/// * Newlines, and whatever else Unicode lets end a line, start a new line. Other control characters are left out.
/// * Spaces at which a line was broken do not count for its width; spaces at the end of a paragraph do.
/// * A character that no font has is drawn as the `.notdef` glyph of the font that was asked for, and reported.
/// * Sizes of fonts are limited to ``PangoTextShaper/largestFontSize``; sizes that are not numbers count as 0.
public final class PangoTextShaper: TextShaping {
    /// The largest size that text is drawn in, after scaling, in points.
    public static let largestFontSize: CGFloat = 2000

    /// The fonts.
    public let fonts: FontLibrary

    private let fontSource: TextFontSource
    /// What shapes texts of one line and one face; nil for a shaper that leaves every text to Pango's layout.
    private let plainTexts: PlainTextShaper?
    let cache = ShapeCache()

    /// A shaper with the fonts of a library.
    public convenience init(fonts: FontLibrary) {
        self.init(fonts: fonts, usesLayoutOnly: false)
    }

    /// A shaper that may be told to leave every text to Pango's layout of paragraphs, which takes longer and has the same
    /// results.
    package convenience init(fonts: FontLibrary, usesLayoutOnly: Bool) {
        self.init(fonts: fonts, faces: FontFaceCache(), usesLayoutOnly: usesLayoutOnly)
    }

    /// - Parameter faces: opens the faces that measures are read from.
    init(fonts: FontLibrary, faces: FontFaceCache, usesLayoutOnly: Bool = false) {
        self.fonts = fonts
        fontSource = TextFontSource(fonts: fonts, faces: faces)
        plainTexts = usesLayoutOnly ? nil : PlainTextShaper(fonts: fontSource)
    }

    /// Breaks a text into lines within a width and a height. See ``TextShaping/shape(_:style:width:height:)``.
    public func shape(_ spans: [TextSpan], style: ParagraphStyle, width: CGFloat?, height: CGFloat?) -> ShapedText {
        let limits = TextLimits(width: width, height: height)
        let key = ShapeCache.Key(spans: spans, style: style)
        if let known = cache.result(for: key, limits) { return known }
        var text =
            plainTexts?.shape(spans, style: style, limits: limits)
            ?? CairoFonts.exclusively { holding(spans, style: style, limits: limits) }
        text.rooms = ShapedText.Rooms(of: text, spans: spans, style: style, limits: limits)
        // What was shaped without a font that it needs is no answer for the next who asks.
        if fontSource.failure == nil { cache.insert(text, for: key, limits) }
        return text
    }

    /// A text whose width holds it: broken in that width, its lines are the same.
    ///
    /// Pango measures a line before it puts runs of both directions in their order. What is measured is then up to a point
    /// wider than what is drawn, and lines that were drawn so narrow would be broken in other places.
    private func holding(_ spans: [TextSpan], style: ParagraphStyle, limits: TextLimits) -> ShapedText {
        func shape(_ limits: TextLimits) -> ShapedText {
            TextLayout(source: TextSource(spans: spans), style: style, limits: limits, fonts: fontSource).shape()
        }
        var text = shape(limits)
        guard limits.width.isFinite, text.lines.contains(where: \.hasBothDirections) else { return text }
        let drawn = text.size.width
        var room = limits
        var step: CGFloat = 1 / 16
        while text.size.width < limits.width {
            room.width = text.size.width
            if shape(room).lines == text.lines { break }
            text.size.width = min(drawn + step, limits.width)
            step *= 2
        }
        return text
    }

    /// Why texts are not what they should be: the first font file that could not be read.
    public var failure: (any Error)? { fontSource.failure }

    /// Hands over ``failure`` and forgets it, with all that was shaped, so that the next picture tries again.
    package func takeFailure() -> RenderError? {
        guard let failure = fontSource.failure else { return nil }
        CairoFonts.exclusively {
            plainTexts?.forgetFonts()
            _ = fontSource.takeFailure()
        }
        cache.removeAll()
        return failure
    }

    /// How many shaped texts are kept, in all rooms that they were shaped for.
    package var count: Int { cache.count }
    /// How many bytes they take, about.
    package var byteCount: Int { cache.byteCount }

    /// Forgets the shaped texts.
    package func removeAll() {
        cache.removeAll()
    }

    /// How many fonts, each a face in a size, are kept.
    var fontCount: Int { fontSource.fontCount }

    /// Forgets what is beyond the limits of a shaper that nobody uses at the moment.
    func trim() {
        cache.trim(to: PangoTextShaper.restingByteCount)
        guard fontCount > PangoTextShaper.restingFontCount else { return }
        CairoFonts.exclusively {
            plainTexts?.forgetFonts()
            fontSource.forgetFonts()
        }
    }

    /// What is kept from picture to picture; within one picture it may be more.
    static let restingByteCount = ShapeCache.restingByteCount
    static let restingFontCount = 192

    /// The vertical measures of a font.
    public func metrics(of font: FontDescriptor) -> FontMetrics {
        fontSource.metrics(of: font, scale: 1)
    }
}

/// The room that a text may take, in points; infinite for no limit.
struct TextLimits: Hashable {
    var width: CGFloat
    var height: CGFloat

    /// Beyond this width nothing is broken: Pango counts in 1/1024 points and 32 bits.
    private static let largestWidth: CGFloat = 500_000

    init(width: CGFloat?, height: CGFloat?) {
        let width = TextLimits.finite(width)
        self.width = width > TextLimits.largestWidth ? .infinity : width
        self.height = TextLimits.finite(height)
    }

    /// Nil and NaN are no limit, and nothing is less than 0.
    private static func finite(_ value: CGFloat?) -> CGFloat {
        guard let value, !value.isNaN else { return .infinity }
        return max(0, value)
    }
}

extension PangoTextShaper: TextKeeping {
    package func keepEveryText() {
        cache.takesEveryText = true
    }
}

extension ShapedText.Line {
    fileprivate var hasBothDirections: Bool {
        runs.contains { $0.glyphs.isRightToLeft != runs[0].glyphs.isRightToLeft }
    }
}
