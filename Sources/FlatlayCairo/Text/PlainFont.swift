import CPangoCairo
import FlatlayDrawing
import Foundation

/// What all plain texts of one font, size, kerning and script have in common: what Pango said of the first of them.
final class PlainFont {
    /// What tells plain fonts apart.
    struct Key: Hashable {
        var font: FontDescriptor
        var scale: CGFloat
        var kerning: CGFloat
        var script: PlainText.Script
    }

    /// The face that all characters are drawn in.
    let face: FontFace
    /// The size in points.
    let size: CGFloat
    /// The measures of the font, and those of its face where they count for the height of a line.
    let metrics: [FontMetrics]
    let spacing: LetterSpacing
    let warnings: [ShapedText.Warning]
    /// The ellipsis, shaped; and the width of its last glyph before it is widened.
    let ellipsis: PlainGlyphs
    let ellipsisAdvance: Int32
    /// The widest that a character is thought to be, in points.
    let largest: CGFloat

    /// Pango's font belongs to the map.
    private let map: PinnedFontMap
    private let item: UnsafeMutablePointer<PangoItem>

    /// The common part of plain texts; nil where the font's own face lacks what such texts may need.
    init?(_ key: Key, fonts: TextFontSource) {
        let span = TextSpan(key.script.sample, font: key.font, kerning: key.kerning)
        let size = TextFontSource.size(of: key.font, scale: key.scale)
        guard size > 0, let choice = fonts.choice(of: key.font, for: span.text), choice.primary.coversASCII,
            choice.primary.covers("…"), choice.fallback == FontFallback(), let map = fonts.map(for: [choice])
        else { return nil }
        let breaker = LineBreaker(
            map: map, spans: [span], choices: [key.font: choice], fonts: fonts, scale: key.scale,
            direction: .leftToRight)
        guard let item = PlainFont.item(of: span.text, like: span, breaker: breaker),
            let font = item.pointee.analysis.font, let mapped = map.face(of: font, in: fonts.fonts)
        else { return nil }
        self.map = map
        self.item = item
        self.size = size
        face = mapped.face
        spacing = GlyphItemReader.letterSpacing(of: item.pointee.analysis)
        metrics =
            [fonts.metrics(of: key.font, scale: key.scale)]
            + (mapped.countsForHeight ? [fonts.metrics(of: mapped.face, in: key.font, size: size)] : [])
        warnings =
            choice.substitute.map {
                [.substitutedFamily(requested: key.font.family.description, drawn: $0)]
            } ?? []
        largest = size + abs(LineBreaker.length(key.kerning * key.scale))
        guard let (ellipsis, advance) = PlainFont.ellipsis(of: font, like: span, breaker: breaker) else {
            (self.ellipsis, ellipsisAdvance) = (PlainGlyphs(), 0)
            return nil
        }
        (self.ellipsis, ellipsisAdvance) = (ellipsis, advance)
    }

    deinit {
        CairoFonts.exclusively { pango_item_free(item) }
    }

    /// Shapes a text.
    func shape(_ text: UnsafeBufferPointer<UInt8>, into glyphs: UnsafeMutablePointer<PangoGlyphString>) {
        text.withMemoryRebound(to: CChar.self) { text in
            let count = Int32(text.count)
            let start = text.baseAddress
            pango_shape_with_flags(
                start, count, start, count, &item.pointee.analysis, glyphs, PANGO_SHAPE_NONE)
        }
    }

    /// What Pango makes of a text with the attributes of a span; nil where that is more than one item.
    private static func item(
        of text: String, like span: TextSpan, breaker: LineBreaker
    ) -> UnsafeMutablePointer<PangoItem>? {
        let source = TextSource(spans: [TextSpan(text, font: span.font, kerning: span.kerning)])
        let attributes =
            SpanAttributes.list(of: source.paragraphs[0], breaker: breaker)
            ?? pango_attr_list_copy(breaker.map.baseAttributes)
        guard let attributes, let description = breaker.description(of: span.font) else { return nil }
        defer { pango_attr_list_unref(attributes) }
        pango_attr_list_insert_before(attributes, pango_attr_font_desc_new(description))
        let items = pango_itemize_with_base_dir(
            breaker.map.context, PANGO_DIRECTION_LTR, text, 0, Int32(text.utf8.count), attributes, nil)
        defer { g_list_free(items) }
        var found: [UnsafeMutablePointer<PangoItem>] = []
        var node = items
        while let current = node {
            node = current.pointee.next
            if let item = current.pointee.data?.assumingMemoryBound(to: PangoItem.self) { found.append(item) }
        }
        // What holds for a sample holds for texts of any length.
        for item in found { PlainFont.extendAttributes(of: item) }
        guard found.count == 1, found[0].pointee.analysis.font != nil, found[0].pointee.analysis.level == 0 else {
            for item in found { pango_item_free(item) }
            return nil
        }
        return found[0]
    }

    private static func extendAttributes(of item: UnsafeMutablePointer<PangoItem>) {
        var node = item.pointee.analysis.extra_attrs
        while let current = node {
            node = current.pointee.next
            guard let attribute = current.pointee.data?.assumingMemoryBound(to: PangoAttribute.self) else { continue }
            attribute.pointee.start_index = 0
            attribute.pointee.end_index = .max
        }
    }

    /// The ellipsis, and how wide its last glyph is.
    private static func ellipsis(
        of font: UnsafeMutablePointer<PangoFont>, like span: TextSpan, breaker: LineBreaker
    ) -> (glyphs: PlainGlyphs, advance: Int32)? {
        guard let item = item(of: "…", like: span, breaker: breaker) else { return nil }
        defer { pango_item_free(item) }
        guard item.pointee.analysis.font == font, let string = pango_glyph_string_new() else { return nil }
        defer { pango_glyph_string_free(string) }
        "…".withCString { text in
            pango_shape_with_flags(text, 3, text, 3, &item.pointee.analysis, string, PANGO_SHAPE_NONE)
        }
        var glyphs = PlainGlyphs(isEllipsis: true)
        glyphs.read(string)
        for index in glyphs.glyphs.indices { glyphs.glyphs[index].start = 0 }
        guard let last = glyphs.glyphs.last, last.width > 0 else { return nil }
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(font, last.id, nil, &logical)
        return (glyphs, logical.width)
    }
}
