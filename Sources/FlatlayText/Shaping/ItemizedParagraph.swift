import CHarfBuzz
import CPangoCairo
import FlatlayDrawing

/// A paragraph, or a part of one, divided into items and shaped once, for any number of widths.
///
/// Pango itemizes the text: it resolves directions, scripts, languages and fonts, and finds the positions at which lines
/// may break. HarfBuzz shapes each item as Pango's own layout would. Neither needs a lock, because a font map belongs to
/// one thread, and because Cairo, which Pango's layout asks for the extents of every glyph, is not involved.
final class ItemizedParagraph {
    typealias Glyph = PlainGlyphs.Glyph

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
        /// The glyphs from left to right, with letter spacing; the cluster of each starts at a byte of the paragraph.
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

        init(rawValue: UInt8) { self.rawValue = rawValue }

        /// What Pango says of a position.
        init(_ attribute: PangoLogAttr) {
            self = []
            if attribute.is_line_break != 0 { insert(.lineBreak) }
            if attribute.is_char_break != 0 { insert(.characterBreak) }
            if attribute.is_white != 0 { insert(.white) }
            if attribute.is_cursor_position != 0 { insert(.cursor) }
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
    /// The whole paragraph in one line, once it was needed.
    var unbrokenLine: (line: BrokenLine, width: Int)?

    /// The number of characters.
    var count: Int { positions.count - 1 }

    /// Returns nil for a text whose result Pango's layout has to determine: with tabs, soft hyphens, or characters that
    /// its fonts lack.
    init?(_ paragraph: TextParagraph, isRightToLeft: Bool, breaker: LineBreaker) {
        self.paragraph = paragraph
        self.isRightToLeft = isRightToLeft
        self.breaker = breaker
        guard !paragraph.bytes.isEmpty, !paragraph.bytes.contains(9), paragraph.softHyphenEnds.isEmpty else {
            return nil
        }
        findCharacters()
        guard itemize() else { return nil }
        for index in items.indices where items[index].glyphs.isEmpty {
            guard let glyphs = shape(items[index].bytes, of: items[index]) else { return nil }
            items[index].glyphs = glyphs
        }
        for index in items.indices where !items[index].spacing.isNone {
            items[index].hasEvenSpacing = items[index].glyphs.allSatisfy {
                positions[character(at: $0.start)].contains(.cursor)
            }
            var glyphs = items[index].glyphs
            space(&glyphs, of: items[index])
            items[index].glyphs = glyphs
        }
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

    /// Divides the text into items, and finds the positions for line breaks. Returns false for an item that only
    /// Pango's layout can handle.
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
        if let key, items.count == 1, items[0].glyphs.isEmpty, items[0].level == 0,
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
        defer { pango_attr_list_unref(attributes) }
        pango_attr_list_insert_before(attributes, pango_attr_font_desc_new(description))
        return paragraph.bytes.withUnsafeBytes { bytes -> Bool in
            guard let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return false }
            let first = pango_itemize_with_base_dir(
                breaker.map.context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, text, 0,
                Int32(truncatingIfNeeded: bytes.count), attributes, nil)
            var found: [UnsafeMutablePointer<PangoItem>] = []
            var node = first
            while let current = node {
                node = current.pointee.next
                if let item = current.pointee.data?.assumingMemoryBound(to: PangoItem.self) { found.append(item) }
            }
            g_list_free(first)
            defer { for item in found { pango_item_free(item) } }
            return findPositions(text, bytes.count, found) && found.allSatisfy(append)
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
            if attributes.contains(where: { $0.break_removes_preceding != 0 }) { return false }
            positions = attributes.map { Position($0) }
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
        guard start == items.last?.bytes.upperBound ?? 0, let pangoFont = analysis.font,
            let font = breaker.map.font(of: pangoFont, in: breaker.fonts),
            UInt32(analysis.gravity) == PANGO_GRAVITY_SOUTH.rawValue
        else { return false }
        var (features, box) = ItemizedParagraph.attributes(of: analysis, font: font)
        let end = start + Int(item.pointee.length)
        features += breaker.arrows(in: paragraph, start..<end).map { range in
            hb_feature_t(
                tag: ItemizedParagraph.contextualAlternates, value: 0, start: UInt32(clamping: range.lowerBound),
                end: UInt32(clamping: range.upperBound))
        }
        let count = Int(item.pointee.num_chars)
        var result = Item(
            bytes: start..<end, characters: first..<first + count, font: font,
            level: analysis.level, language: analysis.language,
            spacing: GlyphItemReader.letterSpacing(of: analysis), features: features,
            properties: ItemizedParagraph.properties(of: analysis))
        if let box {
            guard count == 1 else { return false }
            result.glyphs = [Glyph(id: PangoGlyph(PANGO_GLYPH_EMPTY), start: start, width: box, x: 0, y: 0)]
        }
        items.append(result)
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

    // MARK: Glyphs

    /// Shapes a part of an item, without letter spacing. Returns nil if a character has no glyph.
    private func shape(_ range: Range<Int>, of item: Item) -> [Glyph]? {
        let buffer = breaker.fonts.buffer
        if !item.isRightToLeft, let glyphs = shapePairs(range, of: item, in: buffer) { return glyphs }
        paragraph.bytes.withUnsafeBytes { bytes in
            ItemizedParagraph.shape(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, range, item.font.harfBuzz,
                item.features, item.properties, in: buffer)
        }
        let glyphs = ItemizedParagraph.glyphs(in: buffer)
        if item.isRightToLeft, let glyphs, glyphs[0].start < glyphs[glyphs.count - 1].start { return nil }
        return glyphs
    }

    /// Shapes a part of an item from known pairs of glyphs; nil if HarfBuzz has to shape it.
    private func shapePairs(_ range: Range<Int>, of item: Item, in buffer: OpaquePointer) -> [Glyph]? {
        var isDecided = false
        let pairs = item.font.glyphPairs(
            item.properties, item.features, byteCount: paragraph.bytes.count, shaped: range.count,
            least: breaker.fonts.bytesBeforePairs, isDecided: &isDecided)
        guard let pairs else { return nil }
        var glyphs: [Glyph] = []
        let isShaped = paragraph.bytes.withUnsafeBufferPointer {
            pairs.shape($0, range, in: buffer, to: &glyphs)
        }
        return isShaped ? glyphs : nil
    }

    /// Shapes a part of a text with what surrounds it as context, as Pango does.
    private static func shape(
        _ text: UnsafePointer<CChar>?, _ length: Int, _ range: Range<Int>, _ font: OpaquePointer,
        _ features: [hb_feature_t], _ properties: hb_segment_properties_t, in buffer: OpaquePointer
    ) {
        var properties = properties
        hb_buffer_clear_contents(buffer)
        hb_buffer_set_segment_properties(buffer, &properties)
        hb_buffer_add_utf8(
            buffer, text, Int32(truncatingIfNeeded: length), UInt32(truncatingIfNeeded: range.lowerBound),
            Int32(truncatingIfNeeded: range.count))
        hb_shape(font, buffer, features, UInt32(features.count))
    }

    /// Shapes one of Pango's items with a font.
    static func shape(
        _ text: UnsafePointer<CChar>, _ length: Int, _ item: PangoItem, with font: MapFont, in buffer: OpaquePointer
    ) {
        let start = Int(item.offset)
        shape(
            text, length, start..<start + Int(item.length), font.harfBuzz,
            attributes(of: item.analysis, font: font).features, properties(of: item.analysis), in: buffer)
    }

    /// The glyphs that HarfBuzz has shaped; nil if a character has no glyph.
    static func glyphs(in buffer: OpaquePointer) -> [Glyph]? {
        let count = Int(hb_buffer_get_length(buffer))
        guard count > 0, let infos = hb_buffer_get_glyph_infos(buffer, nil),
            let positions = hb_buffer_get_glyph_positions(buffer, nil)
        else { return nil }
        var isComplete = true
        let glyphs = [Glyph](unsafeUninitializedCapacity: count) { glyphs, initialized in
            for index in 0..<count {
                let (info, position) = (infos[index], positions[index])
                if info.codepoint == 0 { isComplete = false }
                // Pango makes negative widths positive; mirrored fonts have them.
                let width = abs(position.x_advance)
                glyphs.initializeElement(
                    at: index,
                    to: Glyph(
                        id: info.codepoint, start: Int(info.cluster), width: width,
                        x: position.x_offset + (position.x_advance < 0 ? width : 0), y: -position.y_offset,
                        isUnsafe: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
            }
            initialized = count
        }
        return isComplete ? glyphs : nil
    }

    /// Adds letter spacing to the glyphs of an item or a part of one, half of it before each cluster and half after.
    private func space(_ glyphs: inout [Glyph], of item: Item) {
        let (left, right) = (item.spacing.left, item.spacing.right)
        var first = 0
        while first < glyphs.count {
            var end = first + 1
            while end < glyphs.count, glyphs[end].start == glyphs[first].start { end += 1 }
            if positions[character(at: glyphs[first].start)].contains(.cursor) {
                if first > 0 {
                    glyphs[first].width += left
                    glyphs[first].x += left
                }
                if end < glyphs.count { glyphs[end - 1].width += right }
            } else {
                let start = item.isRightToLeft ? end - 1 : first
                if glyphs[start].width == 0 { glyphs[start].x += item.isRightToLeft ? left : -right }
            }
            first = end
        }
        glyphs[0].width += left
        glyphs[0].x += left
        glyphs[glyphs.count - 1].width += right
    }

    /// The glyphs of a part of an item, the same as if the part were shaped alone.
    enum Part {
        /// A part of the item's glyphs.
        case range(Range<Int>)
        /// Glyphs that differ from those of the item.
        case own([Glyph])
    }

    /// Returns the glyphs of some characters of an item; nil if a character has no glyph.
    func part(_ range: Range<Int>, of index: Int) -> Part? {
        if range == items[index].characters { return .range(0..<items[index].glyphs.count) }
        findCuts(of: index)
        let first = items[index].characters.lowerBound
        let isRightToLeft = items[index].isRightToLeft
        let (lower, upper) = (
            Int(items[index].cuts[range.lowerBound - first]), Int(items[index].cuts[range.upperBound - first])
        )
        if lower >= 0, upper >= 0, items[index].hasEvenSpacing {
            return .range(isRightToLeft ? upper..<lower : lower..<upper)
        }
        guard var glyphs = shape(bytes(range), of: items[index]) else { return nil }
        if !items[index].spacing.isNone { space(&glyphs, of: items[index]) }
        return .own(glyphs)
    }

    /// The sum of the widths of a part of an item.
    func width(_ part: Part, of index: Int) -> Int {
        switch part {
        case .own(let glyphs): return glyphs.reduce(0) { $0 + Int($1.width) }
        case .range(let range):
            return items[index].glyphs.withUnsafeBufferPointer { glyphs in
                var width = 0
                for glyph in range { width += Int(glyphs[glyph].width) }
                return width
            }
        }
    }

    /// The glyphs of a part of an item.
    func glyphs(_ part: Part, of index: Int) -> [Glyph] {
        switch part {
        case .own(let glyphs): glyphs
        case .range(let range):
            range.count == items[index].glyphs.count ? items[index].glyphs : Array(items[index].glyphs[range])
        }
    }

    /// Finds where the glyphs of an item may be divided: where HarfBuzz says that both sides remain the same.
    private func findCuts(of index: Int) {
        guard items[index].cuts.isEmpty else { return }
        let item = items[index]
        var cuts = [Int32](repeating: -1, count: item.characters.count + 1)
        var first = 0
        while first < item.glyphs.count {
            var isUnsafe = item.glyphs[first].isUnsafe
            var end = first + 1
            while end < item.glyphs.count, item.glyphs[end].start == item.glyphs[first].start {
                isUnsafe = isUnsafe || item.glyphs[end].isUnsafe
                end += 1
            }
            if !isUnsafe {
                let character = character(at: item.glyphs[first].start) - item.characters.lowerBound
                cuts[character] = Int32(truncatingIfNeeded: item.isRightToLeft ? end : first)
            }
            first = end
        }
        let count = Int32(truncatingIfNeeded: item.glyphs.count)
        (cuts[0], cuts[cuts.count - 1]) = item.isRightToLeft ? (count, 0) : (0, count)
        items[index].cuts = cuts
    }

    /// Writes the widths of the characters of a part of an item, those of a cluster divided evenly.
    func writeWidths(_ part: Part, of index: Int, _ range: Range<Int>, to widths: inout [Int]) {
        let glyphs = glyphs(part, of: index)
        let isRightToLeft = items[index].isRightToLeft
        let last = bytes(range).upperBound
        var first = 0
        var previous = last
        func write(_ width: Int, _ start: Int, _ end: Int) {
            let (from, to) = (character(at: start), end == last ? range.upperBound : character(at: end))
            guard to > from else { return }
            let each = width / (to - from)
            for character in from..<to { widths[character] = each }
            widths[from] += width - each * (to - from)
        }
        while first < glyphs.count {
            var width = Int(glyphs[first].width)
            var end = first + 1
            while end < glyphs.count, glyphs[end].start == glyphs[first].start {
                width += Int(glyphs[end].width)
                end += 1
            }
            if isRightToLeft {
                write(width, glyphs[first].start, previous)
                previous = glyphs[first].start
            } else {
                write(width, glyphs[first].start, end < glyphs.count ? glyphs[end].start : last)
            }
            first = end
        }
    }
}
