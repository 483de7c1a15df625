import FlatlayDrawing
import Foundation
import TestSupport
import Testing

@testable import FlatlayText

@Suite("Texts of any lines, scripts, directions and faces")
struct ItemizedTextTests {
    private static let latin = [
        "Hello", "office", "AVATAR To", "x", "W", " ", "  ", "one two three", "1,234.50", "->", "(a)", "fi-ffi",
        "e\u{301}",
        "well-known", "https://example.org/a/b?c=d", "“quoted” – it’s…", "Ångström", "incomprehensibilities",
        "Donaudampfschifffahrtsgesellschaftskapitän", "a/b", "…", "VA.", "T.", "5 €",
    ]
    private static let scripts = [
        "Γειά σου", "Привет мир", "שלום עולם", "(שלום)", "مرحبا بالعالم", "نعم 123", "لا", "ﷺ", "नमस्ते दुनिया", "क्षत्रिय", "ক্ষ",
        "ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ", "ગુજરાતી", "தமிழ் மொழி", "తెలుగు", "ಕನ್ನಡ", "മലയാളം", "සිංහල", "สวัสดีชาวโลก", "ສະບາຍດີ", "မြန်မာ",
        "ភាសាខ្មែរ", "བོད་སྐད", "漢字とかな、カタカナ。", "早上好，世界", "좋은 아침", "გამარჯობა", "Բարեւ", "አማርኛ", "ᏣᎳᎩ", "ᐃᓄᒃᑎᑐᑦ",
        "ⵜⴰⵎⴰⵣⵉⵖⵜ", "ߒߞߏ", "ܠܫܢܐ", "ދިވެހި", "𞤀𞤣𞤤𞤢𞤥", "ᠮᠣᠩᠭᠣᠯ", "ꦗꦮ", "🄰", "𝔄𝔟", "∑ ∮ √", "Việt Nam",
    ]
    private static let marks = [
        "😀", "👩‍👩‍👧", "👍🏽", "🇩🇪🇫🇷", "1️⃣", "❤️", "☎", "☎\u{fe0e}", "☎\u{fe0f}", "©",
        "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👨‍💻", "\u{200d}", "\u{200c}",
        "\u{200b}", "\u{a0}", "\u{ad}", "in\u{ad}com\u{ad}pre", "\u{2011}", "\u{2010}", "\u{2060}",
        "\u{202e}abc\u{202c}",
        "\u{2066}a\u{2069}", "\u{200f}", "\u{200e}", "\t", "\n", "\r\n", "\u{2028}", "a\u{300}\u{316}", "ก\u{e49}",
        "\u{301}",
        "\u{10fffe}", "\u{e000}", "½", "×", "\u{3000}", "\u{2003}", "\u{2009}", "q\u{307}\u{323}", "ά\u{345}",
        "\u{2027}",
        "¡Hola!", "“漢”", "مر\u{64e}حبا", "א\u{5b8}", "\u{fffd}",
    ]
    /// What Pango's layout does to lines beside breaking them.
    private static let stops = [
        "\t", "\t", "\t", "\t\t", " \t", "\u{ad}", "ex\u{ad}traor\u{ad}di\u{ad}nary", "hyphenation", "concatenation",
        "Verantwortlichkeiten", "hy\u{2027}phen", "\u{2027}", "\u{10fffe}", "\u{10fffe}\u{10fffd}", "מקף\u{ad}רך",
        "\u{ad}\u{ad}", "-", "1", "\u{fffc}",
    ]
    private static let families: [FontDescriptor.Family] = [
        .system, .system, .serif, .rounded, .monospaced, .named("DejaVu Sans"), .named("Inter"),
        .named("Noto Sans Arabic"), .named("Nowhere"),
    ]

    private struct Situation: CustomStringConvertible {
        var spans: [TextSpan] = []
        var style = ParagraphStyle()
        var widths: [CGFloat?] = []
        var height: CGFloat?

        var description: String { "\(spans.map { ($0.text, $0.font, $0.kerning) }) \(style) \(widths) \(height ?? -1)" }

        init(_ random: inout SeededGenerator, kind: Int) {
            let spanCount = random.pick([1, 1, 1, 1, 2, 3])
            let font = Situation.font(&random)
            for index in 0..<spanCount {
                let count = random.pick([1, 2, 4, 8, 14])
                let text = (0..<count).map { _ -> String in
                    switch kind {
                    case 0: random.pick(ItemizedTextTests.latin)
                    case 1: random.pick(random.pick([ItemizedTextTests.latin, ItemizedTextTests.scripts]))
                    case 3:
                        random.pick(
                            random.pick([
                                ItemizedTextTests.latin, ItemizedTextTests.scripts, ItemizedTextTests.stops,
                                ItemizedTextTests.stops,
                            ]))
                    default:
                        random.pick(
                            random.pick([
                                ItemizedTextTests.latin, ItemizedTextTests.scripts, ItemizedTextTests.marks,
                            ]))
                    }
                }
                var span = TextSpan(
                    text.joined(separator: random.pick(["", " ", " ", " ", "  "])),
                    font: random.pick([0, 1]) == 0 ? font : Situation.font(&random))
                span.kerning = random.pick([0, 0, 0, 0, 2, -1.3, 0.01])
                span.baselineOffset = random.pick([0, 0, 0, 3.5])
                span.tag = index
                if random.pick([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]) == 1 {
                    span.text = TextSpan.Attachment.character
                    span.attachment = TextSpan.Attachment(width: 12.5, ascent: 9, descent: 3)
                }
                spans.append(span)
            }
            style.lineLimit = random.pick([nil, nil, 1, 2, 3])
            style.truncation = random.pick(TextTruncation.allCases)
            style.lineSpacing = random.pick([0, 4])
            style.layoutDirection = random.pick(LayoutDirection.allCases)
            style.scale = random.pick([1, 1, 1, 0.5, 1.7])
            if kind == 3 { style.hyphenation = random.pick([nil, "en", "de"]) }
            let em = font.size * style.scale
            let ems: [CGFloat?] = [nil, 0, 0.3, 1, 2.2, 4, 6.1, 8, 9.7, 12, 15, 20, 31, 50]
            widths = (0..<3).map { _ in random.pick(ems).map { $0 * em } }
            height = random.pick([nil, nil, nil, nil, em * 1.3, em * 4])
        }

        private static func font(_ random: inout SeededGenerator) -> FontDescriptor {
            var font = FontDescriptor(
                family: random.pick(ItemizedTextTests.families),
                size: random.pick([5, 9.5, 11, 13, 17, 34] as [CGFloat]),
                weight: random.pick([100, 400, 400, 600, 900]))
            font.isItalic = random.pick([0, 0, 0, 0, 1]) == 1
            font.hasMonospacedDigits = random.pick([0, 0, 0, 0, 1]) == 1
            return font
        }
    }

    /// In lines of hardly a character, the break of a text may differ: how near to the end of a line Pango measures breaks
    /// exactly depends on what it measured before, and on other fonts if a font lacks the letters of a sample.
    @Test("equal the result of Pango's layout", arguments: 0..<40)
    func sameAsLayout(seed: UInt64) throws {
        let fonts = try FontLibraryTests.fonts.get()
        let source = TextFontSource(fonts: fonts)
        let layout = LayoutShaper(fonts: fonts)
        var random = SeededGenerator(seed: 7001 &* (seed + 1))
        var different = 0
        for _ in 0..<100 {
            let situation = Situation(&random, kind: seed < 30 ? Int(seed % 3) : 3)
            let short = TextLayout(
                source: TextSource(spans: situation.spans, hyphenation: situation.style.hyphenation),
                style: situation.style, fonts: source)
            for width in situation.widths {
                let found = short.holdingText(limits: TextLimits(width: width, height: situation.height))
                let expected = layout.shape(
                    situation.spans, style: situation.style, width: width, height: situation.height)
                if found == expected {
                    #expect(found.dividesWords == expected.dividesWords, "\(situation) at \(width ?? -1)")
                    continue
                }
                let size = situation.spans.map(\.font.size).max() ?? 0
                if let width, width < size * situation.style.scale * 2.5 {
                    different += 1
                } else {
                    Issue.record("\(Self.difference(found, expected)) at \(width ?? -1): \(situation)")
                }
            }
        }
        #expect(different <= 2, "many narrow texts differ")
    }

    /// Stacks take this height for granted, whatever fallback faces, truncation and width do to the line.
    @Test("are one line of their font high where there is no height", arguments: 0..<6 as Range<UInt64>)
    func onlyLine(seed: UInt64) throws {
        let shaper = PangoTextShaper(fonts: try FontLibraryTests.fonts.get())
        var random = SeededGenerator(seed: 9311 &* (seed + 1))
        for _ in 0..<100 {
            let situation = Situation(&random, kind: Int(seed % 3))
            guard var span = situation.spans.first, span.attachment == nil else { continue }
            span.baselineOffset = 0
            var style = situation.style
            style.scale = 1
            for width in situation.widths {
                let text = shaper.shape([span], style: style, width: width, height: 0)
                #expect(text.size.height == shaper.metrics(of: span.font).lineHeight, "\(span) in \(width ?? -1)")
            }
        }
    }

    @Test(
        "need no lock",
        arguments: [
            "Morning coffee ☕️", "Привет, как дела", "صباح الخير", "בוקר טוב (1)", "おはようございます", "早上好 🌞", "좋은 아침",
            "नमस्ते दुनिया",
            "สวัสดีชาวโลก", "👩‍👩‍👧 family 👍🏽", "🇩🇪 Berlin 🎉", "1️⃣ ❤️", "a\u{300}\u{316}",
            "a \u{202e}b\u{202c}",
        ])
    func withoutLayout(text: String) throws {
        let source = TextFontSource(fonts: try FontLibraryTests.fonts.get())
        let span = TextSpan(text)
        let choice = try #require(source.choice(of: span.font, for: text))
        let breaker = LineBreaker(
            map: try #require(source.map(for: [choice])), spans: [span], choices: [span.font: choice], fonts: source,
            scale: 1, direction: .leftToRight)
        let paragraph = TextSource(spans: [span]).paragraphs[0]
        let items = ItemizedParagraph(paragraph, isRightToLeft: false, breaker: breaker)
        #expect(items.brokenItems(width: 20 * 1024).count > 0)
    }

    /// The first difference between two texts.
    private static func difference(_ found: ShapedText, _ expected: ShapedText) -> String {
        if found.lineTexts != expected.lineTexts { return "lines \(found.lineTexts), not \(expected.lineTexts)" }
        if found.size != expected.size { return "size \(found.size), not \(expected.size)" }
        for (own, other) in zip(found.lines, expected.lines) where own != other {
            for (run, right) in zip(own.runs, other.runs) where run != right {
                let pair = zip(run.glyphs.glyphs, right.glyphs.glyphs).first { $0.0 != $0.1 }
                return "run '\(run.glyphs.text)' and '\(right.glyphs.text)' \(pair.map { "\($0)" } ?? "")"
            }
            return "line \(own.runs.count) and \(other.runs.count) runs"
        }
        return "other properties"
    }
}
