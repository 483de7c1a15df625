import CPangoCairo
import FlatlayDrawing
import Foundation

/// Converts the shaping properties of spans to Pango attributes. Colours, decorations and baseline offsets are not
/// included: they change no glyph, and ``LineReader`` adds them to the finished runs.
enum SpanAttributes {
    /// The attributes of a paragraph, or nil if its first font is enough. Release them with `pango_attr_list_unref`.
    static func list(of paragraph: TextParagraph, breaker: LineBreaker) -> OpaquePointer? {
        let stretches = stretches(of: paragraph, breaker: breaker)
        var list: OpaquePointer?
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
            guard let attribute else { return }
            attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
            attribute.pointee.end_index = UInt32(clamping: range.upperBound)
            if list == nil { list = pango_attr_list_new() }
            pango_attr_list_insert(list, attribute)
        }
        for (index, piece) in paragraph.pieces.enumerated() {
            guard let attachment = breaker.spans[piece.span].attachment?.scaled(by: breaker.scale) else { continue }
            let isFinal = index + 1 == paragraph.pieces.count
            let end = isFinal ? paragraph.bytes.count : paragraph.pieces[index + 1].start
            let width = Int32(attachment.width * CGFloat(PANGO_SCALE))
            var box = PangoRectangle(x: 0, y: 0, width: width, height: 0)
            insert(pango_attr_shape_new(&box, &box), piece.start..<end)
        }
        for (range, font, kerning) in stretches {
            if stretches.count > 1, let description = breaker.description(of: font) {
                insert(pango_attr_font_desc_new(description), range)
            }
            for (part, spacing) in spacings(of: paragraph, in: range, font: font, kerning: kerning, breaker: breaker)
            where spacing != 0 {
                insert(pango_attr_letter_spacing_new(Int32((spacing * CGFloat(PANGO_SCALE)).rounded())), part)
            }
            let features = features(of: font, breaker: breaker)
            if !features.isEmpty { insert(pango_attr_font_features_new(features), range) }
            if let choice = breaker.choices[font], !choice.fallback.missing.isEmpty {
                let width = breaker.missingGlyphWidth(of: choice, size: font)
                for range in missingCharacters(of: paragraph, in: range, choice.fallback.missing) {
                    var box = PangoRectangle(x: 0, y: 0, width: width, height: 0)
                    insert(pango_attr_shape_new(&box, &box), range)
                }
            }
        }
        return list
    }

    /// The OpenType features of a font, as Pango reads them; empty for none.
    private static func features(of font: FontDescriptor, breaker: LineBreaker) -> String {
        var features = font.features
        if font.hasMonospacedDigits, features["tnum"] == nil { features["tnum"] = 1 }
        if breaker.fonts.ligatures(of: font) == .noCode { features["calt"] = 0 }
        return features.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
    }

    /// The letter spacing in a range: the kerning, plus the font's tracking at its size for characters of its own face.
    /// The tracking is not meant for characters from other faces, such as Arabic or Chinese ones. Spaces and marks
    /// belong to the letters before them.
    private static func spacings(
        of paragraph: TextParagraph, in range: Range<Int>, font: FontDescriptor, kerning: CGFloat, breaker: LineBreaker
    ) -> [(range: Range<Int>, spacing: CGFloat)] {
        let tracking = breaker.fonts.tracking(of: font, scale: breaker.scale)
        let softHyphens = tracking + kerning == 0 ? [] : paragraph.softHyphenEnds.filter(range.contains)
        if !softHyphens.isEmpty, tracking == 0 { return withoutSpacing(softHyphens, in: [(range, kerning)]) }
        guard tracking != 0, let primary = breaker.choices[font]?.primary else { return [(range, kerning)] }
        if primary.coversASCII, paragraph.bytes[range].allSatisfy({ $0 < 0x80 }) {
            return [(range, kerning + tracking)]
        }
        var parts: [(range: Range<Int>, spacing: CGFloat)] = []
        var start = range.lowerBound
        for character in String(decoding: paragraph.bytes[range], as: UTF8.self) {
            let end = start + character.utf8.count
            let isOwn = character.unicodeScalars.allSatisfy(primary.covers)
            let spacing = kerning + (isOwn ? tracking : 0)
            if let last = parts.last, isOwn && !character.isLetter || last.spacing == spacing {
                parts[parts.count - 1].range = last.range.lowerBound..<end
            } else {
                parts.append((start..<end, spacing))
            }
            start = end
        }
        return withoutSpacing(softHyphens, in: parts)
    }

    /// The parts without the soft hyphens in them: what can't be seen has no spacing.
    private static func withoutSpacing(
        _ softHyphenEnds: [Int], in parts: [(range: Range<Int>, spacing: CGFloat)]
    ) -> [(range: Range<Int>, spacing: CGFloat)] {
        guard !softHyphenEnds.isEmpty else { return parts }
        return parts.flatMap { part -> [(range: Range<Int>, spacing: CGFloat)] in
            var start = part.range.lowerBound
            var result: [(range: Range<Int>, spacing: CGFloat)] = []
            for end in softHyphenEnds where end - 2 >= start && end <= part.range.upperBound {
                result.append((start..<end - 2, part.spacing))
                start = end
            }
            result.append((start..<part.range.upperBound, part.spacing))
            return result.filter { !$0.range.isEmpty }
        }
    }

    /// The parts of a paragraph that are shaped the same way. Adjacent spans of one font form one part, since Pango
    /// shapes nothing across the end of an attribute.
    private static func stretches(
        of paragraph: TextParagraph, breaker: LineBreaker
    ) -> [(range: Range<Int>, font: FontDescriptor, kerning: CGFloat)] {
        var stretches: [(range: Range<Int>, font: FontDescriptor, kerning: CGFloat)] = []
        for (index, piece) in paragraph.pieces.enumerated() {
            let isFinal = index + 1 == paragraph.pieces.count
            let end = isFinal ? paragraph.bytes.count : paragraph.pieces[index + 1].start
            let span = breaker.spans[piece.span]
            let kerning = LineBreaker.length(span.kerning * breaker.scale)
            if let last = stretches.last, last.font == span.font, last.kerning == kerning {
                stretches[stretches.count - 1].range = last.range.lowerBound..<end
            } else {
                stretches.append((piece.start..<end, span.font, kerning))
            }
        }
        return stretches
    }

    private static func missingCharacters(
        of paragraph: TextParagraph, in range: Range<Int>, _ missing: Set<Unicode.Scalar>
    ) -> [Range<Int>] {
        var start = range.lowerBound
        var found: [Range<Int>] = []
        for scalar in String(decoding: paragraph.bytes[range], as: UTF8.self).unicodeScalars {
            let end = start + UTF8.width(scalar)
            if missing.contains(scalar) { found.append(start..<end) }
            start = end
        }
        return found
    }
}
