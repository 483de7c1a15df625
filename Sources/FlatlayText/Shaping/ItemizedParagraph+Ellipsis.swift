import CPangoCairo
import FlatlayDrawing
import Foundation

extension ItemizedParagraph {
    private typealias Cluster = EllipsisGap.Cluster

    /// The items of the paragraph in one line from left to right, with an ellipsis if they are too wide. The ellipsis looks
    /// like the character at the start of the gap.
    func truncatedItems(width goal: Int, truncation: TextTruncation) -> (items: [LineItem], isCut: Bool) {
        let clusters = clusters()
        guard let last = clusters.last, last.end > goal else { return (unbrokenItems(), false) }
        var latest: Ellipsis?
        let gap = EllipsisGap(clusters: clusters, truncation: truncation, width: goal).find { cluster in
            latest = ellipsis(at: byte(at: cluster.characters.lowerBound), of: cluster.item) ?? latest
            return latest?.width ?? 0
        }
        guard var ellipsis = latest else { return (unbrokenItems(), false) }
        // The ellipsis gets all of the remaining width.
        let used = last.end - (clusters[gap.upperBound].end - clusters[gap.lowerBound].start)
        ellipsis.glyphs[ellipsis.glyphs.count - 1].width += Int32(clamping: max(goal - used - ellipsis.width, 0))
        return (items(clusters, gap: gap, ellipsis), true)
    }

    private func items(_ clusters: [Cluster], gap: ClosedRange<Int>, _ ellipsis: Ellipsis) -> [LineItem] {
        let (first, end) = (clusters[gap.lowerBound], clusters[gap.upperBound])
        var result: [LineItem] = []
        func append(_ index: Int, _ characters: Range<Int>, _ glyphs: Range<Int>) {
            var item = lineItem(index)
            item.bytes = bytes(characters)
            item.glyphs = Array(item.glyphs[glyphs])
            result.append(item)
        }
        for index in 0..<first.item { result.append(lineItem(index)) }
        let before = items[first.item]
        let count = unbrokenGlyphs(of: first.item).count
        if first.characters.lowerBound > before.characters.lowerBound {
            append(
                first.item, before.characters.lowerBound..<first.characters.lowerBound,
                before.isRightToLeft ? first.glyphs.upperBound..<count : 0..<first.glyphs.lowerBound)
        }
        let shown = bytes(first.characters.lowerBound..<end.characters.upperBound)
        var glyphs = ellipsis.glyphs
        for index in glyphs.indices { glyphs[index].start = shown.lowerBound }
        let level = items[first.item...end.item].reduce(UInt8.max) { min($0, $1.level) }
        result.append(
            LineItem(
                bytes: shown, glyphs: glyphs, level: level, font: ellipsis.font, spacing: LetterSpacing(0),
                trimming: before.spacing, ellipsisAdvance: ellipsis.advance))
        let after = items[end.item]
        if end.characters.upperBound < after.characters.upperBound {
            append(
                end.item, end.characters.upperBound..<after.characters.upperBound,
                after.isRightToLeft
                    ? 0..<end.glyphs.lowerBound : end.glyphs.upperBound..<unbrokenGlyphs(of: end.item).count)
        }
        for index in (end.item + 1)..<max(end.item + 1, items.count) {
            result.append(lineItem(index))
        }
        return trimmed(result)
    }

    private func clusters() -> [Cluster] {
        var result: [Cluster] = []
        var x = 0
        for (index, item) in items.enumerated() {
            let glyphs = unbrokenGlyphs(of: index)
            var ranges: [Range<Int>] = []
            var first = 0
            while first < glyphs.count {
                var end = first + 1
                while end < glyphs.count, glyphs[end].start == glyphs[first].start { end += 1 }
                ranges.append(first..<end)
                first = end
            }
            if item.isRightToLeft { ranges.reverse() }
            for (number, range) in ranges.enumerated() {
                let next = number + 1 < ranges.count ? glyphs[ranges[number + 1].lowerBound].start : nil
                let characters =
                    character(
                        at: glyphs[range.lowerBound].start)..<(next.map(character) ?? item.characters.upperBound)
                let width = range.reduce(0) { $0 + Int(glyphs[$1].width) }
                result.append(
                    Cluster(
                        item: index, glyphs: range, characters: characters, start: x, width: width,
                        startsCharacter: startsCharacter(characters), endsCharacter: endsCharacter(characters)))
                x += width
            }
        }
        return result
    }

    private func startsCharacter(_ cluster: Range<Int>) -> Bool {
        cluster.lowerBound == 0 || positions[cluster.lowerBound].contains(.cursor)
    }

    /// Pango looks one character further than the end.
    private func endsCharacter(_ cluster: Range<Int>) -> Bool {
        cluster.upperBound == count || positions[cluster.upperBound + 1].contains(.cursor)
    }

    // MARK: Ellipsis

    /// A shaped ellipsis.
    struct Ellipsis {
        var glyphs: [Glyph]
        let font: MapFont
        /// The advance of the last glyph as Cairo measures it.
        let advance: Int32
        var width: Int { glyphs.width }
    }

    /// What the look of an ellipsis depends on.
    struct EllipsisKey: Hashable {
        var font: FontDescriptor
        var families: String
        var scale: CGFloat
        var isSpaced: Bool
        var isWide: Bool
        var isRightToLeft: Bool
    }

    /// The ellipsis for a gap that starts at a byte of an item: in the middle of the line for wide characters, and of three
    /// periods if the font has none.
    func ellipsis(at start: Int, of index: Int) -> Ellipsis? {
        let span = breaker.spans[paragraph.span(at: items[index].bytes.lowerBound)]
        guard let choice = breaker.choices[span.font] else { return nil }
        let scalar = String(decoding: paragraph.bytes[start...].prefix(4), as: UTF8.self).unicodeScalars.first
        let key = EllipsisKey(
            font: span.font, families: choice.families, scale: breaker.scale,
            isSpaced: !items[index].spacing.isNone,
            isWide: g_unichar_iswide(scalar?.value ?? 0) != 0, isRightToLeft: isRightToLeft)
        return breaker.map.ellipsis(key) { self.makeEllipsis(key) }
    }

    private func makeEllipsis(_ key: EllipsisKey) -> Ellipsis? {
        let text = key.isWide ? "⋯" : "…"
        return shapeEllipsis(text, key, searchesOthers: false) ?? shapeEllipsis("...", key, searchesOthers: true)
    }

    /// Returns nil if the font has no ellipsis and no other is searched for it.
    private func shapeEllipsis(_ text: String, _ key: EllipsisKey, searchesOthers: Bool) -> Ellipsis? {
        guard let description = breaker.description(of: key.font), let attributes = pango_attr_list_new() else {
            return nil
        }
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
            guard let attribute else { return }
            // As in Pango's layout; whether a range has an end matters for features.
            (attribute.pointee.start_index, attribute.pointee.end_index) = (0, UInt32(Int32.max))
            pango_attr_list_insert(attributes, attribute)
        }
        insert(pango_attr_font_desc_new(description))
        if key.isSpaced { insert(pango_attr_letter_spacing_new(1)) }
        insert(pango_attr_fallback_new(searchesOthers ? 1 : 0))
        return breaker.map.withItems(
            of: text, byteCount: text.utf8.count, isRightToLeft: key.isRightToLeft, releasing: attributes
        ) { items in
            guard let item = items.first?.pointee, let pangoFont = item.analysis.font,
                let scalar = text.unicodeScalars.first,
                searchesOthers || pango_font_has_char(pangoFont, scalar.value) != 0,
                let font = breaker.map.font(of: pangoFont, in: breaker.fonts)
            else { return nil }
            ItemizedParagraph.shape(text, text.utf8.count, item, with: font, in: breaker.fonts.buffer)
            let glyphs = ItemizedParagraph.glyphs(in: breaker.fonts.buffer)
            return glyphs.last.map {
                Ellipsis(glyphs: glyphs, font: font, advance: font.measuredAdvance(of: $0.id))
            }
        }
    }
}
