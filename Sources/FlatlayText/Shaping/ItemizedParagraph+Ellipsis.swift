import CPangoCairo
import FlatlayDrawing
import Foundation

extension ItemizedParagraph {
    /// A cluster of the line, in the order of the text, with its position in Pango units.
    private struct Cluster {
        var item: Int
        var glyphs: Range<Int>
        var characters: Range<Int>
        var start: Int
        var width: Int
        var end: Int { start + width }
    }

    /// The items of the paragraph in one line from left to right, with an ellipsis if they are too wide.
    ///
    /// As in Pango, a gap grows from its centre, by what users see as one character, to the side where it reaches less
    /// far, until the rest and the ellipsis fit. The ellipsis looks like the character at the start of the gap.
    func truncatedItems(width goal: Int, truncation: TextTruncation) -> (items: [LineItem], isCut: Bool) {
        let clusters = clusters()
        guard let last = clusters.last, last.end > goal else { return (unbrokenItems(), false) }
        let total = last.end
        let center =
            switch truncation {
            case .head: 0
            case .middle: total / 2
            case .tail: total
            }
        // 1. The gap starts as the character at the centre, or the last one if none is there.
        var first = initialCluster(clusters, at: center)
        var end = first
        while first > 0, !startsCharacter(clusters[first]) { first -= 1 }
        while end < clusters.count - 1, !endsCharacter(clusters[end]) { end += 1 }
        guard var ellipsis = ellipsis(at: clusters[first]) else { return (unbrokenItems(), false) }
        // 2. While it is too small, it grows by the next character that has a width.
        while total - (clusters[end].end - clusters[first].start) + ellipsis.width > goal {
            var (before, after) = (first, end)
            repeat {
                guard before > 0 else { break }
                before -= 1
            } while !startsCharacter(clusters[before]) || clusters[before].width == 0
            repeat {
                guard after < clusters.count - 1 else { break }
                after += 1
            } while !endsCharacter(clusters[after]) || clusters[after].width == 0
            let growsBefore = clusters[before].start != clusters[first].start
            let growsAfter = clusters[after].end != clusters[end].end
            guard growsBefore || growsAfter else { break }
            if !growsAfter || growsBefore && center - clusters[before].start < clusters[after].end - center {
                first = before
                ellipsis = self.ellipsis(at: clusters[first]) ?? ellipsis
            } else {
                end = after
            }
        }
        // 3. The ellipsis gets all of the remaining width.
        let used = total - (clusters[end].end - clusters[first].start) + ellipsis.width
        ellipsis.glyphs[ellipsis.glyphs.count - 1].width += Int32(clamping: max(goal - used, 0))
        return (items(clusters, gap: first...end, ellipsis), true)
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
                result.append(Cluster(item: index, glyphs: range, characters: characters, start: x, width: width))
                x += width
            }
        }
        return result
    }

    /// The cluster at a position: the first one that ends after it in the first item that does.
    private func initialCluster(_ clusters: [Cluster], at center: Int) -> Int {
        var first = 0
        while first < clusters.count {
            var end = first
            while end + 1 < clusters.count, clusters[end + 1].item == clusters[first].item { end += 1 }
            if clusters[end].end > center || end == clusters.count - 1 {
                return (first...end).first { clusters[$0].end > center } ?? end
            }
            first = end + 1
        }
        return clusters.count - 1
    }

    private func startsCharacter(_ cluster: Cluster) -> Bool {
        cluster.characters.lowerBound == 0 || positions[cluster.characters.lowerBound].contains(.cursor)
    }

    /// Pango looks one character further than the end.
    private func endsCharacter(_ cluster: Cluster) -> Bool {
        let end = cluster.characters.upperBound
        return end == count || positions[end + 1].contains(.cursor)
    }

    // MARK: Ellipsis

    /// A shaped ellipsis.
    struct Ellipsis {
        var glyphs: [Glyph]
        let font: MapFont
        /// The advance of the last glyph as Cairo measures it.
        let advance: Int32
        var width: Int { glyphs.reduce(0) { $0 + Int($1.width) } }
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

    /// The ellipsis for a gap that starts with a cluster: in the middle of the line for wide characters, and of three
    /// periods if the font has none.
    private func ellipsis(at cluster: Cluster) -> Ellipsis? {
        let start = byte(at: cluster.characters.lowerBound)
        let span = breaker.spans[paragraph.span(at: items[cluster.item].bytes.lowerBound)]
        guard let choice = breaker.choices[span.font] else { return nil }
        let scalar = String(decoding: paragraph.bytes[start...].prefix(4), as: UTF8.self).unicodeScalars.first
        let key = EllipsisKey(
            font: span.font, families: choice.families, scale: breaker.scale,
            isSpaced: !items[cluster.item].spacing.isNone,
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
