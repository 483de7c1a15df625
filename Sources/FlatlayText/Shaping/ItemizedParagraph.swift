import CHarfBuzz
import CPangoCairo
import FlatlayDrawing

/// A paragraph, or a part of one, divided into items and shaped once, for any number of widths.
///
/// 1. Pango itemizes the text: it resolves directions, scripts, languages and fonts.
/// 2. Pango finds the positions at which lines may break, and ``LineBreakTailoring`` adds what it lacks.
/// 3. HarfBuzz shapes each item.
///
/// Then ``LineFiller`` fills lines of any width, and the paragraph is truncated to any width. Neither needs a lock,
/// because a font map belongs to one thread, and because Cairo is not involved.
final class ItemizedParagraph {
    typealias Glyph = ShapedGlyph

    /// Characters of one font, script, direction and letter spacing.
    struct Item {
        /// The bytes of the paragraph.
        var bytes: Range<Int>
        /// The characters of the paragraph.
        var characters: Range<Int>
        var font: MapFont
        /// The level of the bidirectional algorithm; odd ones are right-to-left.
        var level: UInt8
        var language: OpaquePointer?
        var spacing: LetterSpacing
        var features: [hb_feature_t]
        var properties: hb_segment_properties_t
        /// The width of the box that replaces each character: an attachment, or a character that no font has.
        var box: Int32?
        /// The glyphs from left to right, with letter spacing; the cluster of each starts at a byte of the paragraph. A
        /// tab is as wide as if nothing were broken.
        var glyphs: [Glyph] = []
        /// Whether a part of the glyphs has the same letter spacing as that part shaped alone.
        var hasEvenSpacing = true
        /// For each character and the end, the index of the glyph before which the glyphs may be divided there, or -1;
        /// empty until a line is broken. In right-to-left items, it is the glyph after which.
        var cuts: [Int32] = []

        var isRightToLeft: Bool { level & 1 == 1 }
    }

    /// What is known of the position before a character.
    struct Position: OptionSet {
        let rawValue: UInt8

        /// A line may end here.
        static let lineBreak = Position(rawValue: 1)
        /// A word that is too long for a line may be divided here.
        static let characterBreak = Position(rawValue: 2)
        /// The character is white space.
        static let white = Position(rawValue: 4)
        /// A character as users see it starts here.
        static let cursor = Position(rawValue: 8)
        /// A line that ends here gets a hyphen.
        static let hyphen = Position(rawValue: 16)
        /// The hyphen replaces the character before it.
        static let replaced = Position(rawValue: 32)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        /// What Pango says of a position.
        init(_ attribute: PangoLogAttr) {
            self = []
            if attribute.is_line_break != 0 { insert(.lineBreak) }
            if attribute.is_char_break != 0 { insert(.characterBreak) }
            if attribute.is_white != 0 { insert(.white) }
            if attribute.is_cursor_position != 0 { insert(.cursor) }
            if attribute.break_removes_preceding != 0 { formUnion([.hyphen, .replaced]) }
        }
    }

    let paragraph: TextParagraph
    let isRightToLeft: Bool
    var items: [Item] = []
    /// The positions before all characters, and the one at the end.
    var positions: [Position] = []
    /// The byte at which each character starts, and the number of bytes; empty if all characters are ASCII.
    private var starts: [Int32] = []
    /// The character to which each byte belongs; empty if all characters are ASCII.
    private var characters: [Int32] = []
    unowned let breaker: LineBreaker
    /// The glyphs of the last item if a hyphen ends the paragraph; nil if none does.
    private var finalGlyphs: [Glyph]?
    /// The distance between two stops of tabs.
    private(set) lazy var tabWidth = measureTab()
    /// The whole paragraph in one line, once it was needed.
    var unbrokenLine: (line: BrokenLine, width: Int)?

    /// The number of characters.
    var count: Int { positions.count - 1 }

    /// Without items if a font can't be read, which is recorded as a failure.
    init(_ paragraph: TextParagraph, isRightToLeft: Bool, breaker: LineBreaker) {
        self.paragraph = paragraph
        self.isRightToLeft = isRightToLeft
        self.breaker = breaker
        findCharacters()
        if !itemize() { items = [] }
        for index in items.indices where !isTab(index) {
            let glyphs = shape(items[index].bytes, of: items[index])
            items[index].glyphs = glyphs
            guard !items[index].spacing.isNone else { continue }
            items[index].hasEvenSpacing = glyphs.allSatisfy { positions[character(at: $0.start)].contains(.cursor) }
            items[index].glyphs = spaced(glyphs, of: items[index])
        }
        placeTabs()
        if let last = items.last, positions[count].contains(.hyphen) {
            finalGlyphs = hyphenated(last.characters, of: items.count - 1)
        }
    }

    /// The glyphs of an item if the paragraph is one line.
    func unbrokenGlyphs(of index: Int) -> [Glyph] {
        index == items.count - 1 ? finalGlyphs ?? items[index].glyphs : items[index].glyphs
    }

    // MARK: Characters

    private func findCharacters() {
        let bytes = paragraph.bytes
        guard !bytes.allSatisfy({ $0 < 0x80 }) else { return }
        // Variables, since each access to a property of a class is checked.
        var (starts, characters): ([Int32], [Int32]) = ([], [])
        starts.reserveCapacity(bytes.count)
        characters.reserveCapacity(bytes.count + 1)
        for (index, byte) in bytes.enumerated() {
            if byte & 0xc0 != 0x80 { starts.append(Int32(truncatingIfNeeded: index)) }
            characters.append(Int32(truncatingIfNeeded: starts.count - 1))
        }
        characters.append(Int32(truncatingIfNeeded: starts.count))
        starts.append(Int32(truncatingIfNeeded: bytes.count))
        (self.starts, self.characters) = (starts, characters)
    }

    /// The byte at which a character starts.
    func byte(at character: Int) -> Int { starts.isEmpty ? character : Int(starts[character]) }

    /// The character to which a byte belongs.
    func character(at byte: Int) -> Int { characters.isEmpty ? byte : Int(characters[byte]) }

    /// The bytes of some characters.
    func bytes(_ characters: Range<Int>) -> Range<Int> {
        byte(at: characters.lowerBound)..<byte(at: characters.upperBound)
    }

    /// Whether a line may end at a byte without dividing a word.
    func mayEndLine(at byte: Int) -> Bool { positions[character(at: byte)].contains(.lineBreak) }

    // MARK: Items

    /// Divides the text into items, and finds the positions for line breaks. Returns false if a font can't be read.
    private func itemize() -> Bool {
        let key = templateKey()
        if let key, let template = breaker.map.templates[key],
            let positions = SimpleParagraph.positions(of: paragraph.bytes)
        {
            self.positions = positions
            items = [template.filled(with: paragraph.bytes.count)]
            return true
        }
        guard itemizeWithPango() else { return false }
        if let key, items.count == 1, items[0].box == nil, items[0].level == 0,
            SimpleParagraph.positions(of: paragraph.bytes) != nil
        {
            breaker.map.keep(items[0], for: key)
        }
        return true
    }

    private func itemizeWithPango() -> Bool {
        guard let description = breaker.description(of: breaker.spans[paragraph.span(at: 0)].font),
            let attributes = SpanAttributes.list(of: paragraph, breaker: breaker) ?? pango_attr_list_new()
        else { return false }
        pango_attr_list_insert_before(attributes, pango_attr_font_desc_new(description))
        return paragraph.bytes.withUnsafeBytes { bytes -> Bool in
            guard let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return false }
            return breaker.map.withItems(
                of: text, byteCount: bytes.count, isRightToLeft: isRightToLeft, releasing: attributes
            ) { items in
                findPositions(text, bytes.count, items) && items.allSatisfy(append)
            }
        }
    }

    private func findPositions(
        _ text: UnsafePointer<CChar>, _ length: Int, _ items: [UnsafeMutablePointer<PangoItem>]
    ) -> Bool {
        let count = starts.isEmpty ? length : starts.count - 1
        return withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: count + 1) { attributes in
            attributes.initialize(repeating: PangoLogAttr())
            guard let first = attributes.baseAddress else { return false }
            let total = Int32(truncatingIfNeeded: count + 1)
            pango_default_break(text, Int32(truncatingIfNeeded: length), nil, first, total)
            var offset = 0
            for item in items {
                let characters = Int(item.pointee.num_chars)
                guard offset + characters <= count else { return false }
                pango_tailor_break(
                    text + Int(item.pointee.offset), item.pointee.length, &item.pointee.analysis, -1, first + offset,
                    Int32(truncatingIfNeeded: characters + 1))
                offset += characters
            }
            guard offset == count else { return false }
            positions = attributes.map { Position($0) }
            // Other words are divided without hyphens.
            for end in paragraph.softHyphenEnds where end < length {
                if attributes[character(at: end)].break_inserts_hyphen != 0 {
                    positions[character(at: end)].insert(.hyphen)
                }
            }
            let tailoring = LineBreakTailoring(paragraph.bytes)
            for word in tailoring.words { positions[character(at: word.lowerBound)].insert(.lineBreak) }
            for byte in tailoring.joins { positions[character(at: byte)].subtract([.lineBreak, .characterBreak]) }
            return true
        }
    }

    private func append(_ item: UnsafeMutablePointer<PangoItem>) -> Bool {
        let analysis = item.pointee.analysis
        let start = Int(item.pointee.offset)
        let first = items.last?.characters.upperBound ?? 0
        guard let pangoFont = analysis.font, let font = breaker.map.font(of: pangoFont, in: breaker.fonts) else {
            return false
        }
        var (features, box) = ItemizedParagraph.attributes(of: analysis, font: font)
        let end = start + Int(item.pointee.length)
        features += breaker.arrows(in: paragraph, start..<end).map { range in
            hb_feature_t(
                tag: ItemizedParagraph.contextualAlternates, value: 0, start: UInt32(clamping: range.lowerBound),
                end: UInt32(clamping: range.upperBound))
        }
        let count = Int(item.pointee.num_chars)
        items.append(
            Item(
                bytes: start..<end, characters: first..<first + count, font: font, level: analysis.level,
                language: analysis.language, spacing: GlyphItemReader.letterSpacing(of: analysis), features: features,
                properties: ItemizedParagraph.properties(of: analysis), box: box))
        return true
    }

    /// The features that Pango requests: those of the font, those of attributes, and no ligatures for letter-spaced
    /// text; and the width of the box that replaces the characters.
    static func attributes(of analysis: PangoAnalysis, font: MapFont) -> (features: [hb_feature_t], box: Int32?) {
        var (features, box) = (font.features, Int32?.none)
        var node = analysis.extra_attrs
        while let current = node {
            node = current.pointee.next
            guard let attribute = current.pointee.data?.assumingMemoryBound(to: PangoAttribute.self) else { continue }
            switch attribute.pointee.klass.pointee.type {
            case PANGO_ATTR_FONT_FEATURES:
                let source = UnsafeRawPointer(attribute).load(as: PangoAttrFontFeatures.self).features
                guard let source else { continue }
                for part in String(cString: source).split(separator: ",") {
                    var feature = hb_feature_t()
                    let isFeature = hb_feature_from_string(String(part), Int32(part.utf8.count), &feature) != 0
                    (feature.start, feature.end) = (attribute.pointee.start_index, attribute.pointee.end_index)
                    if isFeature { features.append(feature) }
                }
            case PANGO_ATTR_LETTER_SPACING:
                // With its range, the request also turns off ligatures that a script's own rules request.
                features += ligatures.map { tag in
                    hb_feature_t(
                        tag: tag, value: 0, start: attribute.pointee.start_index, end: attribute.pointee.end_index)
                }
            case PANGO_ATTR_SHAPE:
                box = UnsafeRawPointer(attribute).load(as: PangoAttrShape.self).logical_rect.width
            default: break
            }
        }
        return (features, box)
    }

    private static let ligatures = ["liga", "clig", "dlig", "hlig"].map(tag)
    private static let contextualAlternates = tag("calt")

    private static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }

    static func properties(of analysis: PangoAnalysis) -> hb_segment_properties_t {
        var properties = hb_segment_properties_t()
        properties.direction = analysis.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
        properties.script = hb_script_from_iso15924_tag(
            g_unicode_script_to_iso15924(GUnicodeScript(rawValue: Int32(analysis.script))))
        properties.language = hb_language_from_string(pango_language_to_string(analysis.language), -1)
        return properties
    }
}
