import FlatlayDrawing
import TestSupport
import Testing
@testable import FlatlayText

@Suite("Fallback fonts")
struct FontFallbackTests {
    let fonts: FontLibrary

    init() throws {
        fonts = try FontLibraryTests.fonts.get()
    }

    private func fallback(_ text: String, weight: Int = 400) throws -> FontFallback {
        let font = FontDescriptor(weight: weight)
        let primary = try #require(fonts.record(fonts.face(for: font).id))
        return fonts.fallback(for: text, in: primary, font: font, table: FallbackTable())
    }

    private func families(_ text: String, weight: Int = 400) throws -> [String] {
        try fallback(text, weight: weight).faces.map { fonts.families[fonts.sources[$0].family].name }
    }

    @Test(
        "each script is drawn in its own family",
        arguments: [
            ("Hello, Привет, Γειά", []), ("שלום", ["Noto Sans Hebrew"]), ("مرحبا", ["Noto Sans Arabic"]),
            ("नमस्ते", ["Noto Sans Devanagari"]), ("আমি", ["Noto Sans Bengali"]), ("สวัสดี", ["Noto Sans Thai"]),
            ("வணக்கம்", ["Noto Sans Tamil"]), ("Բարեւ", ["Noto Sans Armenian"]), ("გამარჯობა", ["Noto Sans Georgian"]),
            ("ሰላም", ["Noto Sans Ethiopic"]), ("བོད", ["Noto Serif Tibetan"]), ("∮∯", ["Noto Sans Math"]),
            ("שלום, мир, سلام", ["Noto Sans Arabic", "Noto Sans Hebrew"]),
        ] as [(String, [String])])
    func scripts(text: String, expected: [String]) throws {
        #expect(try families(text) == expected)
    }

    @Test("characters that East Asian languages share have the form of the language next to them")
    func eastAsia() throws {
        #expect(try families("中文。") == ["Noto Sans CJK SC"])
        #expect(try families("かな").first == "Noto Sans CJK JP")
        #expect(try families("漢字とかな").first == "Noto Sans CJK JP")
        #expect(try families("한국어").first == "Noto Sans CJK KR")
    }

    @Test("emoji need only the emoji font; text characters stay text")
    func emoji() throws {
        for text in ["😀", "👩‍👩‍👧", "🇯🇵", "a ❤️ b"] {
            let found = try fallback(text)
            #expect(found.needsEmoji && found.faces.isEmpty && found.missing.isEmpty, "\(text)")
        }
        #expect(try fallback("© 2024 ™ ®") == FontFallback())
        #expect(try families("☎ 😀") == families("☎"))
        #expect(try !families("☎").contains("Noto Color Emoji"))
    }

    @Test("a fallback face has the weight of the text")
    func weight() throws {
        let bold = try #require(fallback("שלום", weight: 700).faces.first)
        #expect(fonts.sources[bold].style == "Bold")
    }

    @Test("a character that no font has is missing; invisible characters are not")
    func missing() throws {
        let found = try fallback("a\u{10ffff}b\u{e000}")
        #expect(found.missing.contains("\u{10ffff}"))
        #expect(found.needsWholeLibrary)
        #expect(try fallback("a\u{200b}\u{200d}\u{2028}\u{7}\u{ad}b").missing.isEmpty)
    }

    @Test("the result does not depend on earlier lookups")
    func independence() throws {
        let texts = ["שלום ✓", "漢字", "😀 ☎", "\u{1fae8}", "∮ →", "かな漢字", "नमस्ते", "a\u{10ffff}"]
        let fresh = try texts.map { text in
            let fonts = try FontLibrary()
            let primary = try #require(fonts.record(fonts.face(for: FontDescriptor()).id))
            return fonts.fallback(for: text, in: primary, font: FontDescriptor(), table: FallbackTable())
        }
        #expect(try texts.map { try fallback($0) } == fresh)
        #expect(try texts.reversed().map { try fallback($0) } == fresh.reversed())
    }
}

extension FontFallbackTests {
    @Test("only characters of the two ranges that are looked up are emoji by themselves")
    func emojiRanges() {
        for value in 0...0x1_ffff as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(value) else { continue }
            if TextCharacters.isEmojiPresentation(scalar) != scalar.properties.isEmojiPresentation {
                Issue.record("U+\(String(value, radix: 16))")
            }
        }
    }

    @Test("a table of characters returns what was stored last, and starts anew when it is full")
    func characterTable() {
        var (table, model) = (CharacterTable(), [UInt32: UInt16]())
        var generator = SeededGenerator(seed: 5 &* 1_000_003)
        for _ in 0..<4000 {
            guard let scalar = Unicode.Scalar(UInt32(generator.next(0x8000))) else { continue }
            #expect(table[scalar] == model[scalar.value, default: 0])
            let number = UInt16(generator.next(60_000))
            table[scalar] = number
            model[scalar.value] = number
        }
        for block in 0..<0x300 as Range<UInt32> {
            guard let scalar = Unicode.Scalar(block << 8) else { continue }
            table[scalar] = 7
            #expect(table[scalar] == 7)
        }
        #expect(table["a"] == 0)
    }
}
