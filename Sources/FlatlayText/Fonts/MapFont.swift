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
