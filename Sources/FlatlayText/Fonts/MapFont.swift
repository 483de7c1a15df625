import CHarfBuzz
import CPangoCairo
import FlatlayDrawing

/// A font of a ``PinnedFontMap``: a face at one size. It retains Pango's font, so that no other gets its address.
final class MapFont {
    let face: FontFace
    /// HarfBuzz's font, which belongs to Pango's.
    let harfBuzz: OpaquePointer
    /// The features that the font itself requests.
    let features: [hb_feature_t]
    /// How near to the end of a line breaks are measured exactly, by language.
    var breakingDistances: [OpaquePointer?: Int] = [:]
    /// The languages in whose samples Pango has measured the font.
    var sampledLanguages: Set<OpaquePointer?> = []
    /// Pango's font.
    let font: UnsafeMutablePointer<PangoFont>

    /// The known pairs of glyphs, by what their shaping depends on; nil for a font with rules that reach further.
    private var pairs: [(key: GlyphPairs.Key, pairs: GlyphPairs?)] = []
    /// The bytes that HarfBuzz has shaped.
    private var shapedBytes = 0
    private static let mostPairs = 8

    init(face: FontFace, harfBuzz: OpaquePointer, font: UnsafeMutablePointer<PangoFont>) {
        self.face = face
        self.harfBuzz = harfBuzz
        self.font = font
        var features = [hb_feature_t](repeating: hb_feature_t(), count: 32)
        var count: UInt32 = 0
        pango_font_get_features(font, &features, UInt32(features.count), &count)
        features.removeLast(features.count - Int(count))
        self.features = features
        g_object_ref(font)
    }

    /// The pairs of glyphs for texts with some properties and features; nil if HarfBuzz shapes them as a whole.
    ///
    /// - Parameters:
    ///   - byteCount: the length of the whole text.
    ///   - shaped: the bytes to be shaped.
    ///   - least: so many bytes are shaped before pairs are worth the time that it takes to read the rules of the font.
    ///   - isDecided: false if it is too early.
    func glyphPairs(
        _ properties: hb_segment_properties_t, _ features: [hb_feature_t], byteCount: Int, shaped: Int, least: Int,
        isDecided: inout Bool
    ) -> GlyphPairs? {
        isDecided = true
        guard let key = GlyphPairs.Key(properties, features, byteCount: byteCount) else { return nil }
        if let known = pairs.last(where: { $0.key == key }) { return known.pairs }
        shapedBytes += shaped
        guard shapedBytes > least else {
            isDecided = false
            return nil
        }
        if pairs.count >= MapFont.mostPairs { pairs.removeFirst() }
        let made = GlyphPairs(key, font: harfBuzz)
        pairs.append((key, made))
        return made
    }

    /// The advance of a glyph as Cairo measures it, in Pango units.
    func measuredAdvance(of glyph: PangoGlyph) -> Int32 {
        CairoFonts.exclusively {
            var logical = PangoRectangle()
            pango_font_get_glyph_extents(font, glyph, nil, &logical)
            return logical.width
        }
    }

    deinit {
        // The last reference also releases Cairo's font.
        CairoFonts.exclusively { g_object_unref(font) }
    }
}
