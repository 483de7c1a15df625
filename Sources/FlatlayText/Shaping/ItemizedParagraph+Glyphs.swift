import CHarfBuzz
import CPangoCairo

extension ItemizedParagraph {
    // MARK: Shaping

    /// Shapes a part of an item, without letter spacing.
    func shape(_ range: Range<Int>, of item: Item) -> [Glyph] {
        if let box = item.box { return boxes(box, range, of: item) }
        if !item.isRightToLeft, let glyphs = shapePairs(range, of: item, in: breaker.fonts.buffer) { return glyphs }
        return shape(range, of: item, hyphenAt: nil)
    }

    /// Shapes a part of an item and the hyphen at the end of its line. The hyphen belongs to the last character, or
    /// replaces it.
    ///
    /// - Parameter other: the item whose letter spacing is added; nil for that of the item itself.
    func hyphenated(_ characters: Range<Int>, of index: Int, spacedAs other: Int? = nil) -> [Glyph] {
        var item = items[index]
        item.spacing = items[other ?? index].spacing
        var range = bytes(characters)
        if let box = item.box { return spaced(boxes(box, range, of: item), of: item) }
        let last = byte(at: characters.upperBound - 1)
        if positions[characters.upperBound].contains(.replaced) { range = range.lowerBound..<last }
        return spaced(shape(range, of: item, hyphenAt: last), of: item)
    }

    private func boxes(_ width: Int32, _ range: Range<Int>, of item: Item) -> [Glyph] {
        let glyphs = (character(at: range.lowerBound)..<character(at: range.upperBound)).map {
            Glyph(id: PangoGlyph(PANGO_GLYPH_EMPTY), start: byte(at: $0), width: width, x: 0, y: 0)
        }
        return item.isRightToLeft ? glyphs.reversed() : glyphs
    }

    private func shape(_ range: Range<Int>, of item: Item, hyphenAt hyphen: Int?) -> [Glyph] {
        let buffer = breaker.fonts.buffer
        paragraph.bytes.withUnsafeBytes { bytes in
            ItemizedParagraph.shape(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, range, item.font, item.features,
                item.properties, hyphen: hyphen, in: buffer)
        }
        let glyphs = ItemizedParagraph.glyphs(in: buffer)
        guard let first = glyphs.first, let last = glyphs.last else {
            return [Glyph(id: PangoGlyph(PANGO_GLYPH_EMPTY), start: range.lowerBound, width: 0, x: 0, y: 0)]
        }
        return item.isRightToLeft && first.start < last.start ? glyphs.reversed() : glyphs
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

    /// Shapes a part of a text with what surrounds it as context, as Pango does. Where the font lacks a character, Pango's
    /// box stands for it.
    static func shape(
        _ text: UnsafePointer<CChar>?, _ length: Int, _ range: Range<Int>, _ font: MapFont,
        _ features: [hb_feature_t], _ properties: hb_segment_properties_t, hyphen: Int? = nil, in buffer: OpaquePointer
    ) {
        func shape(with harfBuzz: OpaquePointer) {
            var properties = properties
            hb_buffer_clear_contents(buffer)
            hb_buffer_set_segment_properties(buffer, &properties)
            hb_buffer_add_utf8(
                buffer, text, Int32(truncatingIfNeeded: length), UInt32(truncatingIfNeeded: range.lowerBound),
                Int32(truncatingIfNeeded: range.count))
            if let hyphen, let character = font.hyphen?.character {
                hb_buffer_add(buffer, character, UInt32(truncatingIfNeeded: hyphen))
            }
            hb_shape(harfBuzz, buffer, features, UInt32(features.count))
        }
        shape(with: font.harfBuzz)
        if !hasAllGlyphs(buffer) { shape(with: font.harfBuzzWithBoxes) }
    }

    /// Shapes one of Pango's items with a font.
    static func shape(
        _ text: UnsafePointer<CChar>, _ length: Int, _ item: PangoItem, with font: MapFont, in buffer: OpaquePointer
    ) {
        let start = Int(item.offset)
        shape(
            text, length, start..<start + Int(item.length), font, attributes(of: item.analysis, font: font).features,
            properties(of: item.analysis), in: buffer)
    }

    private static func hasAllGlyphs(_ buffer: OpaquePointer) -> Bool {
        guard let infos = hb_buffer_get_glyph_infos(buffer, nil) else { return true }
        return (0..<Int(hb_buffer_get_length(buffer))).allSatisfy { infos[$0].codepoint != 0 }
    }

    /// The glyphs that HarfBuzz has shaped.
    static func glyphs(in buffer: OpaquePointer) -> [Glyph] {
        let count = Int(hb_buffer_get_length(buffer))
        guard let infos = hb_buffer_get_glyph_infos(buffer, nil),
            let positions = hb_buffer_get_glyph_positions(buffer, nil)
        else { return [] }
        return [Glyph](unsafeUninitializedCapacity: count) { glyphs, initialized in
            for index in 0..<count {
                let (info, position) = (infos[index], positions[index])
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
    }

    // MARK: Letter spacing

    /// Adds letter spacing to the glyphs of an item or a part of one.
    func spaced(_ glyphs: [Glyph], of item: Item) -> [Glyph] {
        guard !item.spacing.isNone else { return glyphs }
        var glyphs = glyphs
        glyphs.addSpacing(item.spacing, isRightToLeft: item.isRightToLeft) {
            positions[character(at: $0)].contains(.cursor)
        }
        return glyphs
    }

    // MARK: Parts

    /// The glyphs of a part of an item, the same as if the part were shaped alone.
    enum Part {
        /// A part of the item's glyphs.
        case range(Range<Int>)
        /// Glyphs that differ from those of the item.
        case own([Glyph])
    }

    /// Returns the glyphs of some characters of an item.
    func part(_ range: Range<Int>, of index: Int) -> Part {
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
        return .own(spaced(shape(bytes(range), of: items[index]), of: items[index]))
    }

    /// The sum of the widths of a part of an item.
    func width(_ part: Part, of index: Int) -> Int {
        switch part {
        case .own(let glyphs): return glyphs.width
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
