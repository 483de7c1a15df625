import CHarfBuzz
import CPangoCairo
import FlatlayDrawing
import Foundation

/// A font map of Pango with a fixed set of faces, and a context and a layout to shape with. It serves one thread.
final class PinnedFontMap {
    /// The numbers of the faces that the map holds.
    let faces: Set<Int>
    /// The context: it holds the options, the language and the direction of a paragraph.
    let context: OpaquePointer
    /// A layout that is used again for every text.
    let layout: OpaquePointer
    /// The attributes of every text: words that are too long for a line are broken without hyphens.
    let baseAttributes: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let configuration: PinnedFontConfiguration
    /// How many references the map has while nobody searches it.
    private let restingReferences: UInt32
    /// The faces of Pango's fonts. Each font is held, so that no other can have its address.
    private var facesByFont: [UnsafeMutablePointer<PangoFont>: FontFace] = [:]

    /// A map of the faces given; nil where memory does not suffice.
    init?(records: [FontFaceRecord]) {
        FontconfigStart.start()
        guard let configuration = PinnedFontConfiguration(records: records),
            let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
            let context = pango_font_map_create_context(map), let layout = pango_layout_new(context),
            let baseAttributes = pango_attr_list_new()
        else { return nil }
        faces = Set(records.map(\.id))
        restingReferences = PinnedFontMap.references(to: map)
        self.configuration = configuration
        self.map = map
        self.context = context
        self.layout = layout
        self.baseAttributes = baseAttributes
        pango_attr_list_insert(baseAttributes, pango_attr_insert_hyphens_new(0))
        pango_fc_font_map_set_config(OpaquePointer(map), configuration.pointer)
        // One point is one unit, as sizes are given in absolute units.
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        PinnedFontOptions.with { pango_cairo_context_set_font_options(context, $0) }
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
        pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
        pango_layout_set_auto_dir(layout, 0)
        pango_layout_set_single_paragraph_mode(layout, 1)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }

    /// The face of a font that the map gave; nil, with a note, where HarfBuzz could not read its file, of which Pango
    /// says nothing.
    func face(of font: UnsafeMutablePointer<PangoFont>, in fonts: TextFontSource) -> FontFace? {
        if let known = facesByFont[font] { return known }
        let library = fonts.fonts
        let fontconfigFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
        guard let pattern = pango_fc_font_get_pattern(fontconfigFont),
            let id = FontPattern.int(pattern, FontPattern.faceNumber), var face = library.record(id)?.face
        else { return nil }
        guard hb_face_get_glyph_count(hb_font_get_face(pango_font_get_hb_font(font))) > 0 else {
            fonts.fail(face)
            return nil
        }
        face.variations = FontPattern.string(pattern, FC_FONT_VARIATIONS) ?? ""
        LastingFontFaces.keep(faceOf: font)
        if facesByFont.count >= 512 { releaseFonts() }
        g_object_ref(font)
        facesByFont[font] = face
        return face
    }

    /// How many fonts, each a face in a size, are known.
    var fontCount: Int { facesByFont.count }

    /// Forgets all fonts, and has Pango forget them: it keeps hundreds, some 20 KB each, and parts of their files.
    func forgetFonts() {
        releaseFonts()
        if awaitSearches() { pango_fc_font_map_cache_clear(OpaquePointer(map)) }
    }

    /// Whether a thread of Pango's searches the map, to which each holds a reference meanwhile.
    var isSearched: Bool { PinnedFontMap.references(to: map) > restingReferences }

    /// Waits until Pango is done with searching the map, and answers whether it is.
    ///
    /// Pango 1.50 sorts the fonts of each new description in a thread of its own, while the text is shaped already. Such a
    /// thread ends by looking into tables of the map, without a lock, and gives back its reference to the map last: a map
    /// that forgets its fonts meanwhile takes the tables away, and one that ends would do so in that thread, out of turn.
    private func awaitSearches() -> Bool {
        for _ in 0..<PinnedFontMap.patience {
            if !isSearched { return true }
            usleep(50)
        }
        return false
    }

    /// Sorting takes less than a millisecond; after a second and more, memory that is kept does less harm.
    private static let patience = 20_000

    private static func references(to map: UnsafeMutablePointer<PangoFontMap>) -> UInt32 {
        UnsafeRawPointer(map).assumingMemoryBound(to: GObject.self).pointee.ref_count
    }

    private func releaseFonts() {
        for font in facesByFont.keys { g_object_unref(font) }
        facesByFont = [:]
    }

    deinit {
        CairoFonts.exclusively {
            releaseFonts()
            let isAtRest = awaitSearches()
            pango_attr_list_unref(baseAttributes)
            g_object_unref(UnsafeMutableRawPointer(layout))
            g_object_unref(UnsafeMutableRawPointer(context))
            guard isAtRest else { return }
            // Pango 1.50 takes a reference to a map's configuration and does not give it back when the map ends.
            pango_fc_font_map_set_config(OpaquePointer(map), FontconfigStart.empty.pointer)
            g_object_unref(UnsafeMutableRawPointer(map))
        }
    }
}
