import CHarfBuzz
import FlatlayDrawing

/// Shapes texts whose glyphs depend on their neighbours only, from the widths of pairs that HarfBuzz has shaped before.
///
/// Most rules of a font concern letters with marks, fractions, or scripts other than that of a text. Between the letters
/// that remain, a font kerns pairs and joins ligatures. So the width of a character is known from the character after
/// it, and HarfBuzz shapes only pairs that are new, and ligatures with the characters beside them.
/// ``PairwiseGlyphs`` decides for which characters of a font this is certain.
///
/// Accesses to its hot properties are not checked for exclusivity: one thread shapes with it, and no access lasts longer
/// than reading or changing one value.
final class GlyphPairs {
    typealias Glyph = ShapedGlyph

    /// What the shaping of a text depends on, beside its font.
    struct Key: Equatable {
        let script: hb_script_t
        let language: hb_language_t?
        /// Those of a whole text; features with a range cover all of it.
        let features: [hb_feature_t]

        /// Returns nil for what may depend on the position in the text.
        init?(_ properties: hb_segment_properties_t, _ features: [hb_feature_t], byteCount: Int) {
            guard properties.direction == HB_DIRECTION_LTR,
                [HB_SCRIPT_COMMON, HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC].contains(properties.script),
                features.allSatisfy({ $0.start == 0 && Int($0.end) >= byteCount })
            else { return nil }
            (script, language) = (properties.script, properties.language)
            self.features = features.map { feature in
                var feature = feature
                // A feature with a range is applied in another way than one of all texts.
                if feature.end != UInt32.max { feature.end = UInt32.max - 1 }
                return feature
            }
        }

        static func == (a: Key, b: Key) -> Bool {
            a.script == b.script && a.language == b.language && a.features.count == b.features.count
                && zip(a.features, b.features).allSatisfy {
                    $0.tag == $1.tag && $0.value == $1.value && $0.start == $1.start && $0.end == $1.end
                }
        }
    }

    let key: Key
    private let font: OpaquePointer
    private var properties: hb_segment_properties_t
    private let pairwise: PairwiseGlyphs
    /// False once HarfBuzz contradicted what was derived from the rules.
    private(set) var isUsable = true

    /// The number of each character that occurred, from 1; 0 for a character that did not, or that is excluded.
    @exclusivity(unchecked) private var numbers = [UInt8](repeating: 0, count: GlyphPairs.slots)
    /// The glyph of each character that occurred, by its number.
    @exclusivity(unchecked) private var ids: [UInt32] = [0]
    /// For each first character, the widths before all second ones; at 0 before the end. Each is a width, doubled, plus
    /// 1 if a text can't be divided between the two; or one of the two values below.
    private let rows: UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>
    /// The text at hand: the number of each character and its first byte, and that of the end.
    @exclusivity(unchecked) private var text: [UInt8] = []
    @exclusivity(unchecked) private var starts: [Int32] = []
    /// The number of its characters. The arrays keep their size from text to text.
    @exclusivity(unchecked) private var count = 0

    private static let unknown: Int32 = -1
    /// The two characters, and those beside them, must be shaped together.
    private static let together: Int32 = -2
    /// The most characters that are numbered.
    private static let mostCharacters = 127
    /// ASCII, the letters of Latin, Greek and Cyrillic, and general punctuation.
    private static let slots = 0x460 + 0x30

    private static func slot(of scalar: UInt32) -> Int? {
        scalar < 0x460 ? Int(scalar) : (0x2000..<0x2030).contains(scalar) ? Int(scalar) - 0x2000 + 0x460 : nil
    }

    /// Returns nil for a font of which too little is certain.
    init?(_ key: Key, font: OpaquePointer) {
        var properties = hb_segment_properties_t()
        (properties.direction, properties.script, properties.language) = (HB_DIRECTION_LTR, key.script, key.language)
        var axes: UInt32 = 0
        let coordinates = hb_font_get_var_coords_normalized(font, &axes)
        guard let face = hb_font_get_face(font),
            let plan = hb_shape_plan_create_cached2(
                face, &properties, key.features, UInt32(key.features.count), coordinates, axes, nil)
        else { return nil }
        defer { hb_shape_plan_destroy(plan) }
        var candidates: Set<Int> = []
        for scalar in PlainText.scalars {
            var id: hb_codepoint_t = 0
            if hb_font_get_nominal_glyph(font, scalar, &id) != 0, id > 0, id <= 0xffff { candidates.insert(Int(id)) }
        }
        guard let pairwise = PairwiseGlyphs(candidates, font: font, plan: plan, properties: properties),
            pairwise.glyphs.count > candidates.count / 2
        else { return nil }
        self.pairwise = pairwise
        self.key = key
        self.font = font
        self.properties = properties
        rows = .allocate(capacity: GlyphPairs.mostCharacters + 1)
        rows.initialize(repeating: nil, count: GlyphPairs.mostCharacters + 1)
    }

    deinit {
        for number in 0...GlyphPairs.mostCharacters { rows[number]?.deallocate() }
        rows.deallocate()
    }

    /// Appends the glyphs of a part of a text. Returns false, without having appended one, for a text that HarfBuzz has
    /// to shape.
    func shape(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, in buffer: OpaquePointer, to glyphs: inout [Glyph]
    ) -> Bool {
        guard isUsable, read(bytes, range), learn(bytes, in: buffer) else { return false }
        return write(bytes, in: buffer, to: &glyphs)
    }

    // MARK: Reading

    private func read(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        let room = range.count + 1
        if text.count < room {
            text += repeatElement(0, count: room - text.count)
            starts += repeatElement(0, count: room - starts.count)
        }
        // Through pointers: appending would check for each character that nothing else refers to the array.
        count = text.withUnsafeMutableBufferPointer { text in
            starts.withUnsafeMutableBufferPointer { starts in read(bytes, range, into: text, starts) }
        }
        return count > 0
    }

    /// Returns the number of characters; 0 for a text that HarfBuzz has to shape.
    private func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, into text: UnsafeMutableBufferPointer<UInt8>,
        _ starts: UnsafeMutableBufferPointer<Int32>
    ) -> Int {
        var count = 0
        var index = range.lowerBound
        while index < range.upperBound {
            var scalar = UInt32(bytes[index])
            let length = scalar < 0x80 ? 1 : scalar < 0xe0 ? 2 : 3
            guard index + length <= range.upperBound, scalar < 0xf0 else { return 0 }
            if length > 1 {
                scalar &= length == 2 ? 0x1f : 0x0f
                for byte in bytes[(index + 1)..<(index + length)] { scalar = scalar << 6 | UInt32(byte & 0x3f) }
            }
            guard let slot = GlyphPairs.slot(of: scalar) else { return 0 }
            var number = numbers[slot]
            if number == 0 {
                guard let new = self.number(scalar) else { return 0 }
                number = new
                numbers[slot] = new
            }
            text[count] = number
            starts[count] = Int32(truncatingIfNeeded: index)
            count += 1
            index += length
        }
        text[count] = 0
        starts[count] = Int32(truncatingIfNeeded: index)
        return count
    }

    /// Numbers a character; nil if it is excluded.
    private func number(_ scalar: UInt32) -> UInt8? {
        var id: hb_codepoint_t = 0
        guard ids.count <= GlyphPairs.mostCharacters, PlainText.isPlain(scalar),
            hb_font_get_nominal_glyph(font, scalar, &id) != 0, pairwise.glyphs.contains(Int(id))
        else { return nil }
        let row = UnsafeMutablePointer<Int32>.allocate(capacity: GlyphPairs.mostCharacters + 1)
        row.initialize(repeating: GlyphPairs.unknown, count: GlyphPairs.mostCharacters + 1)
        rows[ids.count] = row
        ids.append(id)
        return UInt8(ids.count - 1)
    }

    // MARK: Learning

    /// Shapes the pairs that are new: each alone, or all together with the text if many are. Returns false if HarfBuzz
    /// contradicts the rules.
    private func learn(_ bytes: UnsafeBufferPointer<UInt8>, in buffer: OpaquePointer) -> Bool {
        var unknown = 0
        text.withUnsafeBufferPointer { text in
            for index in 0..<count {
                guard let row = rows[Int(text[index])] else { continue }
                let second = Int(text[index + 1])
                if row[second] == GlyphPairs.unknown {
                    if second != 0, pairwise.areJoined(ids[Int(text[index])], ids[second]) {
                        row[second] = GlyphPairs.together
                    } else {
                        unknown += 1
                    }
                }
            }
        }
        guard unknown > 0 else { return true }
        if unknown * 4 > count + 1 {
            learnText(bytes, in: buffer)
            unknown = 0
        }
        for index in 0..<count where isUsable && width(index) == GlyphPairs.unknown {
            let isLast = index == count - 1
            shape(bytes, index, isLast ? index + 1 : index + 2, in: buffer)
            learn(index, count: isLast ? 1 : 2, start: 0, in: buffer)
        }
        return isUsable
    }

    /// The width of a character before the next one.
    private func width(_ index: Int) -> Int32 {
        guard let row = rows[Int(text[index])] else { return GlyphPairs.together }
        return row[Int(text[index + 1])]
    }

    /// Learns all pairs of a text that it shapes as a whole. Characters of ligatures and those before them are skipped.
    private func learnText(_ bytes: UnsafeBufferPointer<UInt8>, in buffer: OpaquePointer) {
        shape(bytes, 0, count, in: buffer)
        guard Int(hb_buffer_get_length(buffer)) == count else { return }
        for index in 0..<count where isUsable && width(index) == GlyphPairs.unknown {
            guard index + 1 >= count || width(index + 1) != GlyphPairs.together else { continue }
            learn(index, count: index + 1 == count ? 1 : 2, start: index, in: buffer)
        }
    }

    /// Learns a pair, or a character before the end.
    private func learn(_ index: Int, count: Int, start: Int, in buffer: OpaquePointer) {
        let length = Int(hb_buffer_get_length(buffer))
        guard start + count <= length, let infos = hb_buffer_get_glyph_infos(buffer, nil),
            let positions = hb_buffer_get_glyph_positions(buffer, nil), let row = rows[Int(text[index])]
        else {
            isUsable = false
            return
        }
        let base = Int(starts[index]) - Int(infos[start].cluster)
        for glyph in start..<start + count {
            let (info, position) = (infos[glyph], positions[glyph])
            let character = index + glyph - start
            guard info.codepoint == ids[Int(text[character])], base + Int(info.cluster) == Int(starts[character]),
                position.x_offset == 0, position.y_offset == 0, position.y_advance == 0, position.x_advance >= 0,
                position.x_advance < 1 << 29
            else {
                isUsable = false
                return
            }
        }
        let isUnsafe = count > 1 && infos[start + 1].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
        row[count > 1 ? Int(text[index + 1]) : 0] = positions[start].x_advance << 1 | (isUnsafe ? 1 : 0)
    }

    /// Shapes some characters of the text at hand as a text of their own.
    private func shape(
        _ bytes: UnsafeBufferPointer<UInt8>, _ first: Int, _ end: Int, in buffer: OpaquePointer
    ) {
        let part = UnsafeBufferPointer(rebasing: bytes[Int(starts[first])..<Int(starts[end])])
        hb_buffer_clear_contents(buffer)
        hb_buffer_set_segment_properties(buffer, &properties)
        part.withMemoryRebound(to: CChar.self) { part in
            hb_buffer_add_utf8(buffer, part.baseAddress, Int32(part.count), 0, Int32(part.count))
        }
        hb_shape(font, buffer, key.features, UInt32(key.features.count))
    }

    // MARK: Writing

    private func write(
        _ bytes: UnsafeBufferPointer<UInt8>, in buffer: OpaquePointer, to glyphs: inout [Glyph]
    ) -> Bool {
        let count = count
        let old = glyphs.count
        glyphs.reserveCapacity(old + count)
        var isUnsafe = false
        var index = 0
        while index < count {
            let width = width(index)
            let next = index + 1 < count ? self.width(index + 1) : 0
            if width != GlyphPairs.together, next != GlyphPairs.together {
                glyphs.append(
                    Glyph(
                        id: ids[Int(text[index])], start: Int(starts[index]), width: width >> 1, x: 0, y: 0,
                        isUnsafe: isUnsafe))
                isUnsafe = width & 1 != 0
                index += 1
                continue
            }
            // The characters up to the last one that belongs together with others, and the next one.
            var last = index
            while last < count,
                self.width(last) == GlyphPairs.together
                    || last + 1 < count && self.width(last + 1) == GlyphPairs.together
            { last += 1 }
            let end = min(last + 2, count)
            shape(bytes, index, end, in: buffer)
            let part = ItemizedParagraph.glyphs(in: buffer)
            guard !part.isEmpty, part.allSatisfy({ $0.id != 0 }) else {
                glyphs.removeLast(glyphs.count - old)
                return false
            }
            let (base, boundary) = (Int(starts[index]), Int(starts[min(last + 1, count)]))
            for (number, glyph) in part.enumerated() {
                var glyph = glyph
                glyph.start += base
                if number == 0 { glyph.isUnsafe = isUnsafe }
                if glyph.start >= boundary {
                    isUnsafe = glyph.isUnsafe
                    break
                }
                glyphs.append(glyph)
            }
            index = min(last + 1, count)
        }
        return true
    }
}
