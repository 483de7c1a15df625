import FlatlayRendering
import CPangoCairo
import FlatlayDrawing
import Foundation

/// Shapes text with Pango, using only the fonts of a library. Use a shaper on one thread only.
///
/// ```swift
/// let shaper = PangoTextShaper(fonts: try FontLibrary())
/// let text = shaper.shape([TextSpan("Hello")], style: ParagraphStyle(), width: nil, height: nil)
/// text.size   // 39.60 × 20.29
/// ```
///
/// * Widths are proportional to the font size: there is no hinting and no rounding. The system's fonts have wider
///   spacing at small sizes and tighter spacing at large ones.
/// * Newlines, and Unicode's other line separators, start a new line. Other control characters are ignored.
/// * Spaces at a line break do not count towards the width; spaces at the end of a paragraph do.
/// * A line that ends at a soft hyphen (U+00AD) shows a hyphen; elsewhere soft hyphens are invisible. A style with a
///   language for its hyphenation has soft hyphens wherever the language's patterns allow one.
/// * A character that no font has is drawn as the `.notdef` glyph of the requested font, and reported.
/// * Font sizes are limited to ``PangoTextShaper/largestFontSize``; NaN counts as 0.
package final class PangoTextShaper: TextShaping {
    /// The maximum font size after scaling, in points.
    package static let largestFontSize: CGFloat = 2000

    /// The fonts of the shaper.
    package let fonts: FontLibrary

    private let fontSource: TextFontSource
    /// The shaper for texts of one line and one face.
    private let plainTexts: PlainTextShaper
    let cache = ShapeCache()
    /// The latest texts that are not plain, the newest last.
    private var layouts: [(key: ShapeCache.Key, layout: TextLayout)] = []
    /// The generation of the fonts that the layouts use.
    private var mapGeneration = 0

    /// Creates a shaper with the fonts of a library.
    package convenience init(fonts: FontLibrary) {
        self.init(fonts: fonts, faces: FontFaceCache())
    }

    /// Creates a shaper that keeps pairs of glyphs after it has shaped some bytes with a font.
    convenience init(fonts: FontLibrary, bytesBeforePairs: Int) {
        self.init(fonts: fonts, faces: FontFaceCache(), bytesBeforePairs: bytesBeforePairs)
    }

    /// - Parameter faces: opens the faces whose metrics are read.
    init(fonts: FontLibrary, faces: FontFaceCache, bytesBeforePairs: Int = 2000) {
        self.fonts = fonts
        fontSource = TextFontSource(fonts: fonts, faces: faces, bytesBeforePairs: bytesBeforePairs)
        plainTexts = PlainTextShaper(fonts: fontSource)
    }

    /// Breaks a text into lines within a width and a height. See ``TextShaping/shape(_:style:width:height:)``.
    package func shape(_ spans: [TextSpan], style: ParagraphStyle, width: CGFloat?, height: CGFloat?) -> ShapedText {
        let limits = TextLimits(width: width, height: height)
        let key = ShapeCache.Key(spans: spans, style: style)
        let known = cache.find(key, limits)
        if case .result(let text) = known { return text }
        let isNew = if case .nothing = known { true } else { false }
        var text =
            plainTexts.shape(spans, style: style, limits: limits)
            ?? layOut(key, style: style, limits: limits)
        text.rooms = ShapedText.Rooms(of: text, spans: spans, style: style, limits: limits)
        // Don't cache a text that was shaped while a font was unreadable.
        if fontSource.failure == nil { cache.insert(text, for: key, limits, isNew: isNew) }
        return text
    }

    /// Shapes a text that is not plain. The latest texts keep their items, because views ask for several sizes of a
    /// text in turn.
    private func layOut(_ key: ShapeCache.Key, style: ParagraphStyle, limits: TextLimits) -> ShapedText {
        if mapGeneration != fontSource.mapGeneration { layouts = [] }
        let layout: TextLayout
        if let known = layouts.lastIndex(where: { $0.key == key }) {
            layout = layouts[known].layout
            if known != layouts.count - 1 { layouts.append(layouts.remove(at: known)) }
        } else {
            layout = TextLayout(
                source: TextSource(spans: key.spans, hyphenation: style.hyphenation), style: style, fonts: fontSource)
            if layouts.count >= PangoTextShaper.layoutLimit { layouts.removeFirst() }
            if key.length <= PangoTextShaper.longestLayout { layouts.append((key, layout)) }
        }
        mapGeneration = fontSource.mapGeneration
        return layout.holdingText(limits: limits)
    }

    /// The number of texts whose items are kept, and the length of the longest one in bytes.
    private static let layoutLimit = 8
    private static let longestLayout = 4096

    /// Why texts may be wrong: the first font file that could not be read.
    package var failure: (any Error)? { fontSource.failure }

    /// Returns ``failure`` and clears it, together with all shaped texts, so that the next image tries again.
    package func takeFailure() -> RenderError? {
        guard let failure = fontSource.failure else { return nil }
        layouts = []
        CairoFonts.exclusively {
            plainTexts.forgetFonts()
            _ = fontSource.takeFailure()
        }
        cache.removeAll()
        return failure
    }

    /// The number of cached texts, counting each size for which they were shaped.
    package var count: Int { cache.count }
    /// The estimated size of the cached texts, in bytes.
    package var byteCount: Int { cache.byteCount }

    /// Removes the cached texts.
    package func removeAll() {
        layouts = []
        cache.removeAll()
    }

    /// The number of cached fonts, each a face at one size.
    var fontCount: Int { fontSource.fontCount }

    /// Discards what exceeds the limits of an idle shaper.
    func trim() {
        layouts = []
        cache.trim(to: PangoTextShaper.restingByteCount)
        guard fontCount > PangoTextShaper.restingFontCount else { return }
        CairoFonts.exclusively {
            plainTexts.forgetFonts()
            fontSource.forgetFonts()
        }
    }

    /// The limits of an idle shaper, between images; while rendering an image it may hold more.
    static let restingByteCount = ShapeCache.restingByteCount
    static let restingFontCount = 192

    /// The vertical metrics of a font.
    package func metrics(of font: FontDescriptor) -> FontMetrics {
        fontSource.metrics(of: font, scale: 1)
    }
}

/// The space available to a text, in points; infinite if unlimited.
struct TextLimits: Hashable {
    var width: CGFloat
    var height: CGFloat

    /// Beyond this width nothing is broken: Pango uses 32-bit integers with 1/1024 points as the unit.
    private static let largestWidth: CGFloat = 500_000

    init(width: CGFloat?, height: CGFloat?) {
        let width = TextLimits.finite(width)
        self.width = width > TextLimits.largestWidth ? .infinity : width
        self.height = TextLimits.finite(height)
    }

    /// Nil and NaN mean no limit; negative values count as 0.
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
