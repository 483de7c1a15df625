import CPangoCairo
import FlatlayDrawing
import Foundation

@testable import FlatlayText

/// Shapes texts with Pango's own paragraph layout: an independent model of how a text is itemized, shaped, broken and
/// truncated. What precedes and follows is that of the shaper: the choice of fonts, and runs made of glyphs.
final class LayoutShaper {
    private let fonts: TextFontSource
    fileprivate var sampled: Set<SampledFont> = []

    init(fonts: FontLibrary) {
        self.fonts = TextFontSource(fonts: fonts)
    }

    func shape(
        _ spans: [TextSpan], style: ParagraphStyle = ParagraphStyle(), width: CGFloat?, height: CGFloat? = nil
    ) -> ShapedText {
        let source = TextSource(spans: spans, hyphenation: style.hyphenation)
        let layout = TextLayout(source: source, style: style, fonts: fonts)
        layout.breaker = layout.breaker.map { LayoutBreaker(like: $0, shaper: self) }
        return layout.holdingText(limits: TextLimits(width: width, height: height))
    }
}

/// A font in which Pango has measured a sample of a language. It keeps the font.
private struct SampledFont: Hashable {
    let font: MapFont
    let language: OpaquePointer?

    static func == (a: SampledFont, b: SampledFont) -> Bool { a.font === b.font && a.language == b.language }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(font))
        hasher.combine(language)
    }
}

/// Breaks and truncates with a `PangoLayout`.
private final class LayoutBreaker: LineBreaker {
    private unowned let shaper: LayoutShaper
    private let layout: OpaquePointer?

    init(like other: LineBreaker, shaper: LayoutShaper) {
        self.shaper = shaper
        layout = CairoFonts.exclusively { pango_layout_new(other.map.context) }
        super.init(
            map: other.map, spans: other.spans, choices: other.choices, fonts: other.fonts, scale: other.scale,
            direction: other.direction)
        pango_layout_set_auto_dir(layout, 0)
        pango_layout_set_single_paragraph_mode(layout, 1)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }

    deinit {
        guard let layout else { return }
        CairoFonts.exclusively { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }

    override func singleLine(
        of paragraph: TextParagraph, width: CGFloat, truncation: TextTruncation
    ) -> (line: BrokenLine, isCut: Bool) {
        let isRightToLeft = isRightToLeft(paragraph)
        let reader = LineReader(
            paragraph: paragraph, breaker: self, start: 0, followsBreak: false, isRightToLeft: isRightToLeft)
        return CairoFonts.exclusively {
            set(paragraph, isRightToLeft: isRightToLeft, width: width)
            switch truncation {
            case .head: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
            case .middle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
            case .tail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
            }
            return (readLines(reader)[0], pango_layout_is_ellipsized(layout) != 0)
        }
    }

    override func lines(
        of part: TextParagraph, width: CGFloat, isRightToLeft: Bool, startingAt start: Int
    ) -> [BrokenLine] {
        let reader = LineReader(
            paragraph: part, breaker: self, start: start, followsBreak: width.isFinite && start > 0,
            isRightToLeft: isRightToLeft)
        return CairoFonts.exclusively {
            pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
            if mayFit(part, in: width) {
                set(part, isRightToLeft: isRightToLeft, width: .infinity)
                var extents = PangoRectangle()
                pango_layout_get_extents(layout, nil, &extents)
                if CGFloat(extents.width) / CGFloat(PANGO_SCALE) <= width { return readLines(reader) }
            }
            set(part, isRightToLeft: isRightToLeft, width: width)
            return readLines(reader)
        }
    }

    private func set(_ paragraph: TextParagraph, isRightToLeft: Bool, width: CGFloat) {
        pango_context_set_base_dir(map.context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        pango_layout_context_changed(layout)
        paragraph.bytes.withUnsafeBytes { bytes in
            if let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) {
                pango_layout_set_text(layout, text, Int32(clamping: bytes.count))
            } else {
                pango_layout_set_text(layout, "", 0)
            }
        }
        pango_layout_set_font_description(layout, description(of: spans[paragraph.span(at: 0)].font))
        let attributes = layoutAttributes(of: paragraph)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_width(layout, width.isFinite ? Int32(LineBreaker.units(width)) : -1)
    }

    // MARK: Attributes

    /// The attributes of the shaper, and those for what it adds to Pango's positions of breaks and hyphens.
    private func layoutAttributes(of paragraph: TextParagraph) -> OpaquePointer? {
        let list = SpanAttributes.list(of: paragraph, breaker: self) ?? pango_attr_list_new()
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
            attribute?.pointee.start_index = UInt32(clamping: range.lowerBound)
            attribute?.pointee.end_index = range.upperBound == .max ? .max : UInt32(clamping: range.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        // Hyphens only after soft hyphens. An attribute applies to the positions within its range, not to its ends; the
        // last one includes the end of the paragraph.
        var start = 0
        for end in paragraph.softHyphenEnds where end < paragraph.bytes.count {
            insert(pango_attr_insert_hyphens_new(0), start..<end)
            start = end
        }
        insert(pango_attr_insert_hyphens_new(0), start..<Int.max)
        for range in arrows(in: paragraph, 0..<paragraph.bytes.count) {
            insert(pango_attr_font_features_new("calt=0"), range)
        }
        let tailoring = LineBreakTailoring(paragraph.bytes)
        let starts = Set(tailoring.words.map(\.lowerBound))
        for word in tailoring.words {
            insert(pango_attr_word_new(), word)
            let end = word.upperBound
            // Lines may also end after what Pango takes for a word.
            if end < paragraph.bytes.count, !starts.contains(end) {
                let last = word.last { paragraph.bytes[$0] & 0xc0 != 0x80 } ?? word.lowerBound
                insert(pango_attr_allow_breaks_new(0), last..<paragraph.characterEnd(after: end))
            }
        }
        for byte in tailoring.joins {
            insert(pango_attr_allow_breaks_new(0), byte - 1..<paragraph.characterEnd(after: byte))
        }
        return list
    }

    // MARK: Lines

    private func readLines(_ reader: LineReader) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        var node = pango_layout_get_lines_readonly(layout)
        while let current = node {
            node = current.pointee.next
            guard let line = current.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) else { continue }
            let first = Int(line.pointee.start_index)
            let end = min(first + Int(line.pointee.length), reader.paragraph.bytes.count)
            lines.append(reader.read(items(of: line), bytes: first..<end, isLast: node == nil))
        }
        findDividedWords(in: &lines, of: reader)
        return lines.isEmpty ? [BrokenLine(range: reader.start..<reader.start)] : lines
    }

    private func items(of line: UnsafeMutablePointer<PangoLayoutLine>) -> [LineItem] {
        var items: [LineItem] = []
        var node = line.pointee.runs
        while let current = node {
            node = current.pointee.next
            guard let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
                let item = item(run.pointee)
            else { continue }
            items.append(item)
        }
        return items
    }

    /// The glyphs of a run; nil if its font can't be read.
    private func item(_ run: PangoGlyphItem) -> LineItem? {
        let (string, item) = (run.glyphs.pointee, run.item.pointee)
        guard let pangoFont = item.analysis.font, let font = map.font(of: pangoFont, in: fonts) else { return nil }
        keepSample(of: font, language: item.analysis.language)
        let start = Int(item.offset)
        let glyphs = (0..<Int(string.num_glyphs)).map { index in
            let glyph = string.glyphs[index]
            return ShapedGlyph(
                id: glyph.glyph, start: start + Int(string.log_clusters[index]), width: glyph.geometry.width,
                x: glyph.geometry.x_offset, y: glyph.geometry.y_offset)
        }
        let isEllipsis = Int32(item.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
        return LineItem(
            bytes: start..<start + Int(item.length), glyphs: glyphs, level: item.analysis.level, font: font,
            spacing: isEllipsis ? LetterSpacing(0) : GlyphItemReader.letterSpacing(of: item.analysis),
            trimming: LetterSpacing(0),
            ellipsisAdvance: isEllipsis ? glyphs.last.map { font.measuredAdvance(of: $0.id) } : nil)
    }

    /// Marks the lines that end within a word.
    private func findDividedWords(in lines: inout [BrokenLine], of reader: LineReader) {
        var count: Int32 = 0
        guard lines.count > 1, let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return }
        // Pango counts characters, and lines have bytes.
        var (byte, character) = (0, 0)
        for index in lines.indices.dropLast() {
            let end = lines[index].range.upperBound - reader.start
            while byte < end {
                if reader.paragraph.bytes[byte] & 0xc0 != 0x80 { character += 1 }
                byte += 1
            }
            lines[index].endsInsideWord = character < Int(count) && attributes[character].is_line_break == 0
        }
    }

    /// Keeps the fonts in which Pango measured a sample of a language, and their faces: other threads may be using the
    /// faces when Pango discards the fonts.
    private func keepSample(of font: MapFont, language: OpaquePointer?) {
        guard shaper.sampled.insert(SampledFont(font: font, language: language)).inserted,
            let sample = pango_language_get_sample_string(language), let attributes = pango_attr_list_new(),
            let description = pango_font_describe_with_absolute_size(font.font)
        else { return }
        pango_attr_list_insert(attributes, pango_attr_font_desc_new(description))
        pango_attr_list_insert(attributes, pango_attr_language_new(language))
        pango_font_description_free(description)
        map.withItems(of: sample, byteCount: strlen(sample), releasing: attributes) { items in
            for item in items { if let font = item.pointee.analysis.font { _ = map.font(of: font, in: fonts) } }
        }
    }
}
