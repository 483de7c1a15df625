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
    /// Pango's font.
    let font: UnsafeMutablePointer<PangoFont>

    /// The hyphen at the end of a line and its width, in Pango units; nil if the font has none.
    private(set) lazy var hyphen: (character: UInt32, width: Int)? = {
        for character in [0x2010, 0x2d] as [UInt32] {
            var glyph = hb_codepoint_t()
            guard hb_font_get_nominal_glyph(harfBuzz, character, &glyph) != 0 else { continue }
            return (character, Int(hb_font_get_glyph_h_advance(harfBuzz, glyph)))
        }
        return nil
    }()
    /// ``harfBuzz`` with Pango's box for each character that it lacks, once one was needed.
    private var withBoxes: OpaquePointer?

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
    func measuredAdvance(of glyph: PangoGlyph) -> Int32 { extents(of: glyph).logical.width }

    private func extents(of glyph: PangoGlyph) -> (ink: PangoRectangle, logical: PangoRectangle) {
        CairoFonts.exclusively {
            var (ink, logical) = (PangoRectangle(), PangoRectangle())
            pango_font_get_glyph_extents(font, glyph, &ink, &logical)
            return (ink, logical)
        }
    }

    // MARK: Characters that the font lacks

    /// HarfBuzz's font with a box for each character that it lacks, as Pango shapes with it: the number of the box's glyph
    /// is that of the character, with a flag.
    var harfBuzzWithBoxes: OpaquePointer {
        if let withBoxes { return withBoxes }
        let made: OpaquePointer = hb_font_create_sub_font(harfBuzz)
        hb_font_set_funcs(made, MapFont.boxFunctions.pointer, Unmanaged.passUnretained(self).toOpaque(), nil)
        withBoxes = made
        return made
    }

    private struct BoxFunctions: @unchecked Sendable {
        // Unchecked because of the pointer: nothing changes the functions.
        let pointer: OpaquePointer
    }

    private static let boxFunctions: BoxFunctions = {
        let functions: OpaquePointer = hb_font_funcs_create()
        hb_font_funcs_set_nominal_glyph_func(
            functions,
            { _, data, character, glyph, _ in
                guard let font = MapFont.of(data), let glyph else { return 0 }
                if hb_font_get_nominal_glyph(font.harfBuzz, character, glyph) != 0 { return 1 }
                // HarfBuzz makes other spaces from the common one.
                let isSpace = g_unichar_type(character) == G_UNICODE_SPACE_SEPARATOR
                if isSpace, character != 0x20 { return 0 }
                glyph.pointee = character | MapFont.boxFlag
                return isSpace ? 1 : 0
            }, nil, nil)
        hb_font_funcs_set_glyph_h_advance_func(
            functions,
            { _, data, glyph, _ in
                guard let font = MapFont.of(data) else { return 0 }
                return glyph & MapFont.boxFlag != 0
                    ? font.measuredAdvance(of: glyph) : hb_font_get_glyph_h_advance(font.harfBuzz, glyph)
            }, nil, nil)
        hb_font_funcs_set_glyph_extents_func(
            functions,
            { _, data, glyph, extents, _ in
                guard let font = MapFont.of(data), let extents else { return 0 }
                guard glyph & MapFont.boxFlag != 0 else {
                    return hb_font_get_glyph_extents(font.harfBuzz, glyph, extents)
                }
                let ink = font.extents(of: glyph).ink
                extents.pointee = hb_glyph_extents_t(
                    x_bearing: ink.x, y_bearing: ink.y, width: ink.width, height: ink.height)
                return 1
            }, nil, nil)
        hb_font_funcs_make_immutable(functions)
        return BoxFunctions(pointer: functions)
    }()

    private static let boxFlag = UInt32(PANGO_GLYPH_UNKNOWN_FLAG)

    private static func of(_ data: UnsafeMutableRawPointer?) -> MapFont? {
        data.map { Unmanaged<MapFont>.fromOpaque($0).takeUnretainedValue() }
    }

    deinit {
        hb_font_destroy(withBoxes)
        // The last reference also releases Cairo's font.
        CairoFonts.exclusively { g_object_unref(font) }
    }
}
