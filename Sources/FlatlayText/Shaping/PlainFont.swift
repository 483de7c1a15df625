import CHarfBuzz
import CPangoCairo
import FlatlayDrawing
import Foundation

/// What all plain texts of one font, size, kerning and script have in common: the item of a sample, and the ellipsis.
final class PlainFont {
    /// The properties that identify a plain font.
    struct Key: Hashable {
        var font: FontDescriptor
        var scale: CGFloat
        var kerning: CGFloat
        var script: PlainText.Script
    }

    /// The size in points.
    let size: CGFloat
    /// The font metrics that determine line heights.
    let metrics: FontMetrics
    let warnings: [ShapedText.Warning]
    /// The shaped ellipsis.
    let ellipsis: ItemizedParagraph.Ellipsis
    /// The assumed maximum width of a character, in points.
    let largest: CGFloat
    /// Whether the font would join characters such as `->` that are to be drawn for themselves.
    let hasNoArrows: Bool
    /// The face of all characters.
    let face: FontFace
    let spacing: LetterSpacing

    /// The map owns Pango's font, which ``font`` retains.
    private let map: PinnedFontMap
    private let font: MapFont
    private let features: [hb_feature_t]
    private let properties: hb_segment_properties_t
    private let bytesBeforePairs: Int
    // Exclusivity is not checked: they are read for every text, and one thread uses a font.
    @exclusivity(unchecked) private var pairs: GlyphPairs?
    @exclusivity(unchecked) private var hasLookedForPairs = false

    /// Returns nil if the font's own face lacks characters that plain texts may need.
    init?(_ key: Key, fonts: TextFontSource) {
        let span = TextSpan(key.script.sample, font: key.font, kerning: key.kerning)
        size = TextFontSource.size(of: key.font, scale: key.scale)
        guard size > 0, let choice = fonts.choice(of: key.font, for: span.text), choice.primary.coversASCII,
            choice.primary.covers("…"), choice.fallback == FontFallback(), let map = fonts.map(for: [choice])
        else { return nil }
        let breaker = LineBreaker(
            map: map, spans: [span], choices: [key.font: choice], fonts: fonts, scale: key.scale,
            direction: .leftToRight)
        let parts = withExtendedLifetime(breaker) {
            let sample = ItemizedParagraph(
                TextSource(spans: [span]).paragraphs[0], isRightToLeft: false, breaker: breaker)
            // No item if the font can't be read.
            return sample.items.count == 1 ? sample.ellipsis(at: 0, of: 0).map { (sample.items[0], $0) } : nil
        }
        guard let (item, ellipsis) = parts, item.level == 0, ellipsis.font === item.font,
            ellipsis.glyphs.allSatisfy({ $0.width > 0 })
        else { return nil }
        self.map = map
        self.ellipsis = ellipsis
        (font, spacing, properties) = (item.font, item.spacing, item.properties)
        // Features of the whole text, whatever its length.
        features = item.filled(with: Int(UInt32.max)).features
        face = item.font.face
        bytesBeforePairs = fonts.bytesBeforePairs
        metrics = fonts.metrics(of: key.font, scale: key.scale)
        warnings =
            choice.substitute.map {
                [.substitutedFamily(requested: key.font.family.description, drawn: $0)]
            } ?? []
        hasNoArrows = fonts.ligatures(of: key.font) == .noArrows
        largest = size + abs(LineBreaker.length(key.kerning * key.scale))
    }

    /// Shapes a text without letter spacing.
    func shape(_ text: UnsafeBufferPointer<UInt8>, in buffer: OpaquePointer, to glyphs: inout [ShapedGlyph]) {
        if shapePairs(text, in: buffer, to: &glyphs) { return }
        text.withMemoryRebound(to: CChar.self) { text in
            ItemizedParagraph.shape(
                text.baseAddress, text.count, 0..<text.count, font, features, properties, in: buffer)
        }
        glyphs = ItemizedParagraph.glyphs(in: buffer)
    }

    /// Shapes a text from known pairs of glyphs. Returns false if HarfBuzz has to shape it.
    func shapePairs(
        _ text: UnsafeBufferPointer<UInt8>, in buffer: OpaquePointer, to glyphs: inout [ShapedGlyph]
    ) -> Bool {
        if !hasLookedForPairs {
            pairs = font.glyphPairs(
                properties, features, byteCount: text.count, shaped: text.count, least: bytesBeforePairs,
                isDecided: &hasLookedForPairs)
        }
        guard let pairs else { return false }
        glyphs.removeAll(keepingCapacity: true)
        return pairs.shape(text, 0..<text.count, in: buffer, to: &glyphs)
    }
}
