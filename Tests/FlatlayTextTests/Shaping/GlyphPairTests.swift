import CPangoCairo
import FlatlayDrawing
import Foundation
import TestSupport
import Testing

@testable import FlatlayText

@Suite("Texts that are shaped from pairs of glyphs")
struct GlyphPairTests {
    private static let pieces = [
        "office", "AVATAR", "fi", "ffl", "ff", "f", "fj", "T.", "Ty", "y,", "ij", "If", "1,234.50", "12:30", "10x20",
        "1st", "2o",
        "a", "W", "P.", "->", "!=", "(a)", "#1*", "www", "Th", "ct", "st", "é", "Ångström", "Łódź", "ñ", "“quoted”",
        "it’s", "–",
        "…", "20°", "£3", "the quick brown fox", "Γειά", "ΑΥΤΟ", "Привет", "ГОД.", "ёж", "Noto Sans", "\\/", "[j]",
        "Q,", "LT", "r.",
    ]

    private static func text(_ random: inout SeededGenerator) -> String {
        var parts: [String] = []
        for _ in 0..<random.pick([1, 1, 2, 3, 5, 9]) {
            var part = random.pick(pieces)
            if random.next(4) == 0 {
                part = ""
                for _ in 0..<random.pick([2, 5]) {
                    part.unicodeScalars.append(Unicode.Scalar(UInt8(0x20 + random.next(95))))
                }
            }
            parts.append(part)
        }
        return parts.joined(separator: random.pick(["", " ", " "]))
    }

    @Test("equal those that HarfBuzz shapes as a whole, in every font", arguments: 0..<8)
    func sameAsLayout(seed: UInt64) throws {
        let fonts = try FontLibraryTests.fonts.get()
        let pairs = PangoTextShaper(fonts: fonts, bytesBeforePairs: 0)
        let whole = PangoTextShaper(fonts: fonts, bytesBeforePairs: .max)
        let layout = LayoutShaper(fonts: fonts)
        // Neighbouring seeds would give one sequence, shifted by a number.
        var random = SeededGenerator(seed: seed &* 1_000_003)
        let families = fonts.familyNames.map(FontDescriptor.Family.named) + [.system, .serif, .rounded, .monospaced]
        var narrow = 0
        for _ in 0..<60 {
            var font = FontDescriptor(
                family: random.pick(families), size: random.pick([7.3, 13, 17, 41]),
                weight: random.pick([400, 700, 900]))
            font.isItalic = random.next(4) == 0
            font.hasMonospacedDigits = random.next(4) == 0
            let kerning = random.pick([0, 0, 0, 1.5, -0.4])
            for _ in 0..<8 {
                let span = TextSpan(GlyphPairTests.text(&random), font: font, kerning: kerning)
                let style = ParagraphStyle(lineLimit: random.pick([nil, 1, 2]))
                let width: CGFloat? = random.pick([nil, 60, 150, 400])
                let found = pairs.shape([span], style: style, width: width, height: nil)
                let place: Comment = "\(font) \(kerning) \(span.text) \(width ?? -1)"
                #expect(found == whole.shape([span], style: style, width: width, height: nil), place)
                if found == layout.shape([span], style: style, width: width, height: nil) { continue }
                // In lines of hardly a character, Pango's layout disagrees with itself; see `ItemizedTextTests`.
                if let width, width < font.size * 2.5 {
                    narrow += 1
                } else {
                    Issue.record("\(place) differs from Pango's layout")
                }
            }
        }
        #expect(narrow <= 2, "many narrow texts differ")
    }

    @Test("are found in common fonts", arguments: ["Noto Sans", "DejaVu Sans", "Noto Serif"])
    func commonFonts(family: String) throws {
        let fonts = try FontLibraryTests.fonts.get()
        let source = TextFontSource(fonts: fonts, bytesBeforePairs: 0)
        let key = PlainFont.Key(
            font: FontDescriptor(family: .named(family)), scale: 1, kerning: 0, script: .latin)
        let font = try #require(PlainFont(key, fonts: source))
        var glyphs: [ShapedGlyph] = []
        for text in ["AVATAR", "office fi", "Hello, world. The quick brown fox (jumps)", "ffifflffj"] {
            var text = text
            let isShaped = text.withUTF8 { font.shapePairs($0, in: source.buffer, to: &glyphs) }
            #expect(isShaped, "\(text)")
        }
    }

    @Test("of paragraphs have the line breaks of Pango with those rules, in all short combinations of characters")
    func lineBreaks() throws {
        let characters = Array("aZ0 .:!'\"?".utf8)
        var wrong: [String] = []
        func compare(_ bytes: [UInt8]) {
            guard let simple = SimpleParagraph.positions(of: bytes) else { return }
            let expected = pangoPositions(of: bytes)
            if simple != expected {
                wrong.append("\(String(decoding: bytes, as: UTF8.self)): \(simple) instead of \(expected)")
            }
        }
        var shorter: [[UInt8]] = [[]]
        for _ in 1...4 {
            shorter = shorter.flatMap { start in characters.map { start + [$0] } }
            shorter.forEach(compare)
        }
        // Longer ones at random: all of them would take half a minute.
        var random = SeededGenerator(seed: 5 &* 1_000_003)
        for _ in 0..<20_000 {
            compare((0..<(5 + random.next(5))).map { _ in random.pick(characters) })
        }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(10).joined(separator: "\n"))")
    }

    private func pangoPositions(of bytes: [UInt8]) -> [ItemizedParagraph.Position] {
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: bytes.count + 1)
        String(decoding: bytes, as: UTF8.self).withCString { text in
            pango_get_log_attrs(
                text, Int32(bytes.count), 0, pango_language_from_string("en"), &attributes, Int32(attributes.count))
        }
        var positions = attributes.map { ItemizedParagraph.Position($0) }
        let tailoring = LineBreakTailoring(bytes)
        for word in tailoring.words { positions[word.lowerBound].insert(.lineBreak) }
        for byte in tailoring.joins { positions[byte].subtract([.lineBreak, .characterBreak]) }
        return positions
    }
}
