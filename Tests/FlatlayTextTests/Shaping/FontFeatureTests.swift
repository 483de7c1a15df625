import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayText

/// OpenType features: those that are turned off because San Francisco has no such signs, and those that a font asks for.
@Suite struct FontFeatureTests {
    private let fixture: TextFixture

    init() throws {
        fixture = try TextFixture()
    }

    private func glyphs(_ text: String, _ font: FontDescriptor, width: CGFloat? = nil) -> [UInt32] {
        fixture.shape(text, font: font, width: width).runs.flatMap { $0.glyphs.glyphs.map(\.id) }
    }

    private static let signs = [
        "!=", "->", "=>", "==", "===", "<=", "|=", ">=", "<!--", "~>", "...", "::", "++", "-->", "<->",
    ]

    @Test(arguments: signs) func systemFontsDrawEachCharacterOfCodeForItself(text: String) {
        for family in [.system, .monospaced] as [FontDescriptor.Family] {
            let font = FontDescriptor(family: family)
            let joined = glyphs(text, font)
            #expect(joined.count == text.count, "\(text) in \(family)")
            // Inter raises punctuation beside some characters.
            guard family == .monospaced || text.allSatisfy("<>-=".contains) && text.contains(where: "<>".contains)
            else { continue }
            #expect(joined == text.flatMap { glyphs(String($0), font) }, "\(text) in \(family)")
            // Within a text, too, of one line and of several.
            let inner = "ab \(text) cd"
            #expect(glyphs(inner, font).count == inner.count, "\(inner) in \(family)")
            #expect(fixture.shape("é " + inner, font: font, width: 30).lineTexts.joined().contains(text.prefix(1)))
        }
    }

    /// The model follows the same rule.
    @Test func pangosLayoutJoinsNoArrows() throws {
        let layout = LayoutShaper(fonts: try FontLibraryTests.fonts.get())
        for text in ["a -> b => c", "x <- y –> z", "é -> é"] {
            for family in [.system, .monospaced] as [FontDescriptor.Family] {
                let span = TextSpan(text, font: FontDescriptor(family: family))
                let expected = layout.shape([span], style: ParagraphStyle(), width: nil, height: nil)
                #expect(fixture.shape([span]) == expected)
                #expect(expected.runs.flatMap(\.glyphs.glyphs).count == text.count)
            }
        }
    }

    @Test func theRestOfContextualAlternatesStays() {
        let font = FontDescriptor()
        #expect(glyphs("9:41", font)[1] != glyphs("a:b", font)[1])
        #expect(glyphs("9:41 ->", font)[1] == glyphs("9:41", font)[1])
    }

    @Test func aFamilyByItsNameKeepsItsLigatures() {
        #expect(fixture.width("->", font: TextFixture.inter) < fixture.width("-") + fixture.width(">"))
        let font = FontDescriptor(family: .named("JetBrains Mono"))
        #expect(glyphs("!=", font) != glyphs("!", font) + glyphs("=", font))
    }

    @Test func featuresAreThoseThatTheFontAsksFor() {
        var slashed = FontDescriptor()
        slashed.features = ["zero": 1]
        #expect(glyphs("0", slashed) != glyphs("0", FontDescriptor()))
        #expect(glyphs("é 0", slashed).last != glyphs("é 0", FontDescriptor()).last)
        var joined = FontDescriptor(family: .monospaced)
        joined.features = ["calt": 1]
        #expect(glyphs("!=", joined) != glyphs("!=", FontDescriptor(family: .monospaced)))
        var arrows = FontDescriptor()
        arrows.features = ["calt": 1]
        #expect(glyphs("->", arrows).count == 1)
        var flat = FontDescriptor()
        flat.features = ["calt": 0]
        #expect(glyphs("9:41", flat)[1] == glyphs(":", FontDescriptor())[0])
        var digits = FontDescriptor()
        digits.features = ["tnum": 1]
        var same = FontDescriptor()
        same.hasMonospacedDigits = true
        #expect(glyphs("1234", digits) == glyphs("1234", same))
    }
}
