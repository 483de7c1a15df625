import CHarfBuzz
import CPangoCairo
import FlatlayDrawing
import Foundation

/// A Pango font map with a fixed set of faces, and a context for itemizing. Use it on one thread only.
final class PinnedFontMap {
    /// The numbers of the faces in the map.
    let faces: Set<Int>
    /// The context, with the options, the language and the direction of a paragraph.
    let context: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let configuration: PinnedFontConfiguration
    /// The reference count of the map while no thread searches it.
    private let restingReferences: UInt32
    /// The fonts in use, by Pango's.
    private var fonts: [UnsafeMutablePointer<PangoFont>: MapFont] = [:]
    /// The items of simple paragraphs, which Pango has itemized, without their glyphs.
    private(set) var templates: [ItemizedParagraph.TemplateKey: ItemizedParagraph.Item] = [:]
    private var ellipses: [ItemizedParagraph.EllipsisKey: ItemizedParagraph.Ellipsis] = [:]
    private var lastFont: (key: UnsafeMutablePointer<PangoFont>, font: MapFont)?

    /// Creates a map of the given faces; returns nil if memory runs out.
    init?(records: [FontFaceRecord]) {
        FontconfigStart.start()
        guard let configuration = PinnedFontConfiguration(records: records),
            let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
            let context = pango_font_map_create_context(map)
        else { return nil }
        faces = Set(records.map(\.id))
        restingReferences = PinnedFontMap.references(to: map)
        self.configuration = configuration
        self.map = map
        self.context = context
        pango_fc_font_map_set_config(OpaquePointer(map), configuration.pointer)
        // One unit per point, since sizes are given in absolute units.
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        PinnedFontOptions.with { pango_cairo_context_set_font_options(context, $0) }
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
        pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    }

    /// Returns a font from the map. If HarfBuzz could not read its file, which Pango does not report, records the
    /// failure and returns nil.
    func font(of font: UnsafeMutablePointer<PangoFont>, in source: TextFontSource) -> MapFont? {
        if let lastFont, lastFont.key == font { return lastFont.font }
        if let known = fonts[font] {
            lastFont = (font, known)
            return known
        }
        let library = source.fonts
        let fontconfigFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
        guard let pattern = pango_fc_font_get_pattern(fontconfigFont),
            let id = FontPattern.int(pattern, FontPattern.faceNumber), var face = library.record(id)?.face,
            let harfBuzz = pango_font_get_hb_font(font)
        else { return nil }
        guard hb_face_get_glyph_count(hb_font_get_face(harfBuzz)) > 0 else {
            source.fail(face)
            return nil
        }
        face.variations = FontPattern.string(pattern, FC_FONT_VARIATIONS) ?? ""
        CairoFonts.exclusively { LastingFontFaces.keep(faceOf: font) }
        if fonts.count >= 512 { releaseFonts() }
        let found = MapFont(face: face, harfBuzz: harfBuzz, font: font)
        fonts[font] = found
        return found
    }

    /// How near to the end of a line breaks are measured exactly: three times the average width of a character in a
    /// sample of the language, whose glyphs have whole widths.
    ///
    /// Pango determines it in the same way, but depending on what it measured before: while it lays out a sample, other
    /// fonts that the sample needs get the width 0 for good. Here, only the font itself is asked.
    func breakingDistance(of font: MapFont, language: OpaquePointer?, in source: TextFontSource) -> Int {
        if let known = font.breakingDistances[language] { return known }
        var (width, count) = (0, 0)
        if let sample = pango_language_get_sample_string(language) {
            let length = strlen(sample)
            forEachSampleItem(sample, length, language, like: font) { item in
                ItemizedParagraph.shape(sample, length, item, with: font, in: source.buffer)
                var glyphs: UInt32 = 0
                let positions = hb_buffer_get_glyph_positions(source.buffer, &glyphs)
                for index in 0..<Int(glyphs) {
                    let advance = positions.map { abs($0[index].x_advance) } ?? 0
                    width += Int((advance + PANGO_SCALE / 2) & -PANGO_SCALE)
                }
            }
            for scalar in String(cString: sample).unicodeScalars {
                count += g_unichar_iszerowidth(scalar.value) != 0 ? 0 : g_unichar_iswide(scalar.value) != 0 ? 2 : 1
            }
        }
        let distance = width / max(count, 1) * 3
        font.breakingDistances[language] = distance
        return distance
    }

    private func forEachSampleItem(
        _ sample: UnsafePointer<CChar>, _ length: Int, _ language: OpaquePointer?, like font: MapFont,
        _ body: (PangoItem) -> Void
    ) {
        guard let attributes = pango_attr_list_new(),
            let description = pango_font_describe_with_absolute_size(font.font)
        else { return }
        pango_attr_list_insert(attributes, pango_attr_font_desc_new(description))
        pango_attr_list_insert(attributes, pango_attr_language_new(language))
        pango_attr_list_insert(attributes, pango_attr_fallback_new(0))
        pango_font_description_free(description)
        withItems(of: sample, byteCount: length, releasing: attributes) { items in
            for item in items { body(item.pointee) }
        }
    }

    /// Passes Pango's items of a text to `body`, which must not keep them, and releases the attributes.
    func withItems<Result>(
        of text: UnsafePointer<CChar>, byteCount: Int, isRightToLeft: Bool = false, releasing attributes: OpaquePointer,
        _ body: ([UnsafeMutablePointer<PangoItem>]) -> Result
    ) -> Result {
        let first = pango_itemize_with_base_dir(
            context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, text, 0,
            Int32(truncatingIfNeeded: byteCount), attributes, nil)
        var items: [UnsafeMutablePointer<PangoItem>] = []
        var node = first
        while let current = node {
            node = current.pointee.next
            if let item = current.pointee.data?.assumingMemoryBound(to: PangoItem.self) { items.append(item) }
        }
        g_list_free(first)
        pango_attr_list_unref(attributes)
        defer { for item in items { pango_item_free(item) } }
        return body(items)
    }

    /// Returns the ellipsis of a text, shaping it if it is new.
    func ellipsis(
        _ key: ItemizedParagraph.EllipsisKey, make: () -> ItemizedParagraph.Ellipsis?
    ) -> ItemizedParagraph.Ellipsis? {
        if let known = ellipses[key] { return known }
        guard let made = make() else { return nil }
        if ellipses.count >= 256 { ellipses = [:] }
        ellipses[key] = made
        return made
    }

    /// Keeps the item of a simple paragraph.
    func keep(_ item: ItemizedParagraph.Item, for key: ItemizedParagraph.TemplateKey) {
        if templates.count >= 256 { templates = [:] }
        templates[key] = item
    }

    /// The number of known fonts, each a face at one size.
    var fontCount: Int { fonts.count }

    /// Discards all fonts, also Pango's own: it caches hundreds, some 20 KB each, and parts of their files.
    func forgetFonts() {
        releaseFonts()
        if awaitSearches() { pango_fc_font_map_cache_clear(OpaquePointer(map)) }
    }

    /// Whether a Pango thread is searching the map. Each such thread holds a reference to the map.
    var isSearched: Bool { PinnedFontMap.references(to: map) > restingReferences }

    /// Waits until Pango has finished searching the map; returns false after a timeout.
    ///
    /// Pango 1.50 sorts the fonts of each new description on a thread of its own while the text is already being
    /// shaped. At its end, this thread reads tables of the map without a lock, and only then releases its reference to
    /// the map. Clearing the map's fonts meanwhile would free those tables, and freeing the map would let that thread
    /// destroy it, without holding our lock.
    private func awaitSearches() -> Bool {
        for _ in 0..<PinnedFontMap.patience {
            if !isSearched { return true }
            usleep(50)
        }
        return false
    }

    /// The maximum number of waits. Sorting takes less than a millisecond; after more than a second, keeping the memory
    /// does less harm.
    private static let patience = 20_000

    private static func references(to map: UnsafeMutablePointer<PangoFontMap>) -> UInt32 {
        UnsafeRawPointer(map).assumingMemoryBound(to: GObject.self).pointee.ref_count
    }

    private func releaseFonts() {
        (fonts, lastFont, ellipses, templates) = ([:], nil, [:], [:])
    }

    deinit {
        CairoFonts.exclusively {
            releaseFonts()
            let isAtRest = awaitSearches()
            g_object_unref(UnsafeMutableRawPointer(context))
            guard isAtRest else { return }
            // Pango 1.50 retains a map's configuration and doesn't release it with the map.
            pango_fc_font_map_set_config(OpaquePointer(map), FontconfigStart.empty.pointer)
            g_object_unref(UnsafeMutableRawPointer(map))
        }
    }
}
