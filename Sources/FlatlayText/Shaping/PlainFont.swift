import CHarfBuzz
import CPangoCairo
import FlatlayDrawing
import Foundation

/// What all plain texts of one font, size, kerning and script have in common, as Pango determined for a sample.
final class PlainFont {
    /// The properties that identify a plain font.
    struct Key: Hashable {
        var font: FontDescriptor
        var scale: CGFloat
        var kerning: CGFloat
        var script: PlainText.Script
    }

    /// The face of all characters.
    let face: FontFace
    /// The size in points.
    let size: CGFloat
    /// The font metrics that determine line heights.
    let metrics: FontMetrics
    let spacing: LetterSpacing
    let warnings: [ShapedText.Warning]
    /// The shaped ellipsis, and the advance of its last glyph before it is widened.
    let ellipsis: PlainGlyphs
    let ellipsisAdvance: Int32
    /// The assumed maximum width of a character, in points.
    let largest: CGFloat
    /// Whether the font would join characters such as `->` that are to be drawn for themselves.
    let hasNoArrows: Bool

    /// The map owns the Pango font, the item retains it, and the HarfBuzz font is part of it.
    private let map: PinnedFontMap
    private let item: UnsafeMutablePointer<PangoItem>
    private let font: OpaquePointer?
    private var features: [hb_feature_t]
    private var properties: hb_segment_properties_t
    private let mapFont: MapFont
    private let bytesBeforePairs: Int
    // Exclusivity is not checked: they are read for every text, and one thread uses a font.
    @exclusivity(unchecked) private var pairs: GlyphPairs?
    @exclusivity(unchecked) private var hasLookedForPairs = false

    /// Returns nil if the font's own face lacks characters that plain texts may need.
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
            let font = item.pointee.analysis.font, let mapFont = map.font(of: font, in: fonts)
        else { return nil }
        self.map = map
        self.item = item
        self.font = pango_font_get_hb_font(font)
        self.mapFont = mapFont
        bytesBeforePairs = fonts.bytesBeforePairs
        features = PlainFont.features(of: item.pointee.analysis)
        properties = PlainFont.properties(of: item.pointee.analysis)
        self.size = size
        face = mapFont.face
        spacing = GlyphItemReader.letterSpacing(of: item.pointee.analysis)
        metrics = fonts.metrics(of: key.font, scale: key.scale)
        warnings =
            choice.substitute.map {
                [.substitutedFamily(requested: key.font.family.description, drawn: $0)]
            } ?? []
        hasNoArrows = fonts.ligatures(of: key.font) == .noArrows
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

    /// Shapes a text as Pango would; Pango creates a new font and buffer for each text.
    func shape(_ text: UnsafeBufferPointer<UInt8>, in buffer: OpaquePointer) {
        hb_buffer_clear_contents(buffer)
        hb_buffer_set_segment_properties(buffer, &properties)
        text.withMemoryRebound(to: CChar.self) { text in
            hb_buffer_add_utf8(buffer, text.baseAddress, Int32(text.count), 0, Int32(text.count))
        }
        hb_shape(font, buffer, features, UInt32(features.count))
    }

    /// Shapes a text from known pairs of glyphs. Returns false if HarfBuzz has to shape it.
    func shapePairs(
        _ text: UnsafeBufferPointer<UInt8>, in buffer: OpaquePointer, to glyphs: inout [PlainGlyphs.Glyph]
    ) -> Bool {
        if !hasLookedForPairs {
            pairs = mapFont.glyphPairs(
                properties, features, byteCount: text.count, shaped: text.count, least: bytesBeforePairs,
                isDecided: &hasLookedForPairs)
        }
        guard let pairs else { return false }
        glyphs.removeAll(keepingCapacity: true)
        return pairs.shape(text, 0..<text.count, in: buffer, to: &glyphs)
    }

    /// Creates a buffer that is reused for every text, configured like Pango's own.
    static func makeBuffer() -> OpaquePointer {
        let buffer: OpaquePointer = hb_buffer_create()
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
        hb_buffer_set_flags(
            buffer, hb_buffer_flags_t(rawValue: HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
        hb_buffer_set_invisible_glyph(buffer, PangoGlyph(PANGO_GLYPH_EMPTY))
        return buffer
    }

    /// The features that Pango requests: those of the font, those of attributes, and no ligatures for letter-spaced
    /// text.
    private static func features(of analysis: PangoAnalysis) -> [hb_feature_t] {
        var features = [hb_feature_t](repeating: hb_feature_t(), count: 32)
        var count: UInt32 = 0
        pango_font_get_features(analysis.font, &features, UInt32(features.count), &count)
        features.removeLast(features.count - Int(count))
        var node = analysis.extra_attrs
        while let current = node {
            node = current.pointee.next
            guard let attribute = current.pointee.data?.assumingMemoryBound(to: PangoAttribute.self) else { continue }
            switch attribute.pointee.klass.pointee.type {
            case PANGO_ATTR_FONT_FEATURES:
                let source = UnsafeRawPointer(attribute).load(as: PangoAttrFontFeatures.self).features
                guard let source else { continue }
                features += String(cString: source).split(separator: ",").compactMap { feature(String($0)) }
            case PANGO_ATTR_LETTER_SPACING:
                features += ["liga=0", "clig=0", "dlig=0"].compactMap(feature)
            default: break
            }
        }
        return features
    }

    private static func feature(_ source: String) -> hb_feature_t? {
        var feature = hb_feature_t()
        return hb_feature_from_string(source, Int32(source.utf8.count), &feature) != 0 ? feature : nil
    }

    private static func properties(of analysis: PangoAnalysis) -> hb_segment_properties_t {
        var properties = hb_segment_properties_t()
        properties.direction = HB_DIRECTION_LTR
        properties.script = hb_script_from_iso15924_tag(
            g_unicode_script_to_iso15924(GUnicodeScript(rawValue: Int32(analysis.script))))
        properties.language = hb_language_from_string(pango_language_to_string(analysis.language), -1)
        return properties
    }

    /// Pango's item for a text with the attributes of a span; nil if there is more than one.
    private static func item(
        of text: String, like span: TextSpan, breaker: LineBreaker
    ) -> UnsafeMutablePointer<PangoItem>? {
        let source = TextSource(spans: [TextSpan(text, font: span.font, kerning: span.kerning)])
        let attributes =
            SpanAttributes.list(of: source.paragraphs[0], breaker: breaker)
            ?? pango_attr_list_new()
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
        guard found.count == 1, found[0].pointee.analysis.font != nil, found[0].pointee.analysis.level == 0 else {
            for item in found { pango_item_free(item) }
            return nil
        }
        return found[0]
    }

    /// The ellipsis, and the advance of its last glyph.
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
