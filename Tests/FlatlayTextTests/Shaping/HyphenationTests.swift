import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayText

/// Hyphenation by the patterns of Debian's hyphen-en-us and hyphen-de.
@Suite("Hyphenation")
struct HyphenationTests {
    let text: TextFixture

    init() throws {
        text = try TextFixture()
    }

    private func hyphenated(_ word: String, _ language: String) throws -> String {
        let patterns = try #require(HyphenationPatterns.patterns(of: language))
        return Hyphenator.hyphenated(word, patterns).replacing("\u{ad}", with: "-")
    }

    /// TeX's own results for these words (`\\showhyphens`), and those of the German dictionary.
    private static let samples: [(String, String, String)] = [
        ("hyphenation", "en", "hy-phen-ation"),
        ("Concatenation", "en_US", "Con-cate-na-tion"),
        ("supercalifragilisticexpialidocious", "en", "su-per-cal-ifrag-ilis-tic-ex-pi-ali-do-cious"),
        ("Donaudampfschifffahrtsgesellschaft", "de", "Do-nau-dampf-schiff-fahrts-ge-sell-schaft"),
        ("Verantwortlichkeiten", "de_CH", "Ver-ant-wort-lich-kei-ten"),
        ("Übersetzung", "de", "Über-set-zung"),
        ("(„Silbentrennung“),", "de", "(„Sil-ben-tren-nung“),"),
        // An author's own soft hyphens, short words, addresses and names of files stay as they are.
        ("hyphen\u{ad}ation", "en", "hyphen-ation"), ("table", "en", "ta-ble"), ("into", "en", "into"),
        ("https://example.com/hyphenation", "en", "https://example.com/hyphenation"),
        ("hyphenation.html", "en", "hyphenation.html"), ("hyphenation2", "en", "hyphenation2"),
        // Another script than that of the patterns, and more characters than the library reads.
        ("гидроэлектростанция", "de", "гидроэлектростанция"),
        (tooLong, "en", tooLong),
    ]
    private static let tooLong = String(repeating: "hyphenation", count: 7)

    @Test(arguments: samples)
    func words(_ word: String, _ language: String, _ expected: String) throws {
        #expect(try hyphenated(word, language) == expected)
    }

    @Test func aLanguageWithoutPatternsIsNotHyphenated() {
        for language in ["tlh", "", "../etc", "d", "de/../x", "xx_YY", String(repeating: "a", count: 1000)] {
            #expect(HyphenationPatterns.patterns(of: language) == nil, "\(language)")
            let style = ParagraphStyle(hyphenation: language)
            #expect(
                text.shape("hyphenation of words", width: 90, style: style).lineTexts
                    == text.shape("hyphenation of words", width: 90).lineTexts)
        }
    }

    @Test func missingPatternsAreAWarning() {
        func warnings(_ language: String?, width: CGFloat = 90) -> [ShapedText.Warning] {
            text.shape("hyphenation of words", width: width, style: ParagraphStyle(hyphenation: language)).warnings
        }
        #expect(warnings("tlh_QO") == [.missingHyphenation(language: "tlh")])
        // There are patterns, nothing is hyphenated, no line has to end within a word, or no text of the language has.
        #expect(warnings("de_AT") == [] && warnings(nil) == [])
        #expect(warnings("tlh", width: 900) == [])
        #expect(warnings("ja_JP") == [])
    }

    @Test func filesAreFoundByLanguageAndRegion() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/flatlay-\(UUID().uuidString)/"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["hyph_en.dic", "hyph_en_GB.dic", "hyph_pt_PT.dic", "hyph_pt_BR.dic"] {
            try Data().write(to: URL(fileURLWithPath: folder + name))
        }
        func name(_ language: String) -> String? {
            HyphenationPatterns.file(of: language, in: folder).map { String($0.dropFirst(folder.count)) }
        }
        #expect(name("en_GB") == "hyph_en_GB.dic" && name("EN-gb") == "hyph_en_GB.dic")
        #expect(name("en_AU") == "hyph_en.dic" && name("en") == "hyph_en.dic")
        #expect(name("pt") == "hyph_pt_BR.dic" && name("pt_PT") == "hyph_pt_PT.dic")
        #expect(name("p") == nil && name("de") == nil)
        // A file without patterns or in an unknown encoding is no reason to end.
        #expect(HyphenationPatterns(file: folder + "hyph_en.dic") == nil)
        #expect(HyphenationPatterns(file: folder + "missing.dic") == nil)
    }

    @Test func linesEndWithHyphensAndFit() throws {
        let style = ParagraphStyle(hyphenation: "en")
        let shaped = text.shape("extraordinary internationalization", width: 100, style: style)
        #expect(shaped.lineTexts.dropLast().allSatisfy { $0.hasSuffix("‐") || $0.hasSuffix(" ") })
        #expect(shaped.lines.count > 2 && shaped.lines.allSatisfy { $0.width <= 100 })
        let words = shaped.lineTexts.joined().replacing("‐", with: "").replacing("\u{ad}", with: "")
        #expect(words == "extraordinary internationalization")
        for run in shaped.runs {
            #expect(run.glyphs.clusters.map(\.byteCount).reduce(0, +) == run.glyphs.text.utf8.count)
            #expect(run.glyphs.clusters.map(\.glyphCount).reduce(0, +) == run.glyphs.glyphs.count)
        }
    }

    /// Soft hyphens that are not at the end of a line change nothing but their own bytes.
    @Test func unbrokenTextsAreAsWideAsWithoutHyphens() {
        for font in [TextFixture.inter, FontDescriptor()] {
            let plain = text.shape("extraordinary words", font: font)
            let soft = text.shape("extra\u{ad}ordi\u{ad}nary words", font: font)
            #expect(soft.size.width.isClose(to: plain.size.width, within: 0.2), "\(soft.size) \(plain.size)")
        }
    }

    /// Measured in a width, and drawn in the width that was measured, a text has the same lines.
    @Test func measuredWidthsHoldTheirLines() {
        let style = ParagraphStyle(hyphenation: "de")
        let words = "Die Donaudampfschifffahrtsgesellschaft übernimmt Verantwortlichkeiten für Übersetzungen"
        for width in stride(from: CGFloat(40), through: 300, by: 7) {
            let shaped = text.shape(words, width: width, style: style)
            let again = text.shape(words, width: shaped.size.width, style: style)
            #expect(again.lineTexts == shaped.lineTexts, "\(width)")
            #expect(shaped.size.width <= width)
        }
    }
}
