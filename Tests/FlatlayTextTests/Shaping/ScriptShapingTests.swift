import FlatlayDrawing
import Foundation
import Testing

@Suite("Scripts, directions and emoji")
struct ScriptShapingTests {
    let text: TextFixture

    init() throws {
        text = try TextFixture()
    }

    @Test("runs are ordered from left to right, with their text in reading order")
    func bidirectional() {
        let shaped = text.shape("שלום abc עולם")
        #expect(shaped.lines[0].isRightToLeft)
        #expect(shaped.runs.map { $0.glyphs.text.trimmingCharacters(in: .whitespaces) } == ["עולם", "", "abc", "שלום"])
        #expect(shaped.runs.map(\.glyphs.isRightToLeft) == [true, true, false, true])
        let xs = shaped.runs.map(\.x)
        #expect(xs == xs.sorted() && xs[0] == 0)
        let latin = text.shape("abc שלום")
        #expect(!latin.lines[0].isRightToLeft && latin.runs[0].glyphs.text == "abc ")
    }

    @Test("text without letters has the direction of its environment")
    func neutralDirection() {
        let style = ParagraphStyle(layoutDirection: .rightToLeft)
        #expect(text.shape("123", style: style).lines[0].isRightToLeft)
        #expect(!text.shape("123").lines[0].isRightToLeft)
        #expect(!text.shape("abc", style: style).lines[0].isRightToLeft)
    }

    @Test("a right-to-left text is truncated at its left end")
    func rightToLeftTruncation() {
        let shaped = text.shape("שלום עולם שלום עולם", width: 80, style: ParagraphStyle(lineLimit: 1))
        #expect(shaped.runs.first?.glyphs.text == "…")
        #expect(shaped.runs.last?.glyphs.text.hasPrefix("שלום") == true)
        #expect(shaped.size.width <= 80)
    }

    @Test("Arabic letters join")
    func arabic() {
        let joined = text.shape("بب")
        let apart = text.shape("ب\u{200c}ب")
        #expect(joined.runs[0].glyphs.face.family == "Noto Sans Arabic")
        #expect(joined.runs[0].glyphs.glyphs.map(\.id) != apart.runs[0].glyphs.glyphs.map(\.id))
        #expect(joined.runs[0].glyphs.clusters.map(\.byteCount) == [2, 2])
    }

    @Test("an emoji is one cluster of the colour font, whatever its characters")
    func emoji() {
        for emoji in ["😀", "👩‍👩‍👧", "🇯🇵", "❤️", "1️⃣", "🤷🏽‍♂️"] {
            let shaped = text.shape("a\(emoji)b")
            #expect(shaped.runs.map(\.glyphs.text) == ["a", emoji, "b"])
            #expect(shaped.runs[1].glyphs.face.isColor)
            #expect(shaped.runs[1].glyphs.clusters == [.init(byteCount: emoji.utf8.count, glyphCount: 1)])
            #expect(shaped.runs[1].glyphs.width.isClose(to: 21.17))
            #expect(shaped.runs[1].glyphs.size == 17)
        }
        #expect(text.shape("© ™ ☎ 1 #").runs.allSatisfy { !$0.glyphs.face.isColor })
    }

    @Test("East Asian characters are drawn in their font, and the text between in its own")
    func eastAsia() {
        let shaped = text.shape("漢字ok")
        #expect(shaped.runs.map(\.glyphs.face.family) == ["Noto Sans CJK SC", "Inter"])
        #expect(shaped.runs[0].glyphs.width.isClose(to: 34))
        let bold = text.shape("漢字", font: FontDescriptor(weight: 700))
        #expect(bold.runs[0].glyphs.face.style == "Bold")
    }

    @Test("a character that no font has is the font's box, with its width, and is reported once")
    func missingGlyph() {
        let shaped = text.shape("a\u{10fffe}b\u{10fffe}")
        #expect(shaped.warnings == [.missingGlyph("\u{10fffe}")])
        #expect(shaped.runs.map(\.glyphs.glyphs.count).reduce(0, +) == 4)
        let boxes = shaped.runs.filter { $0.glyphs.text == "\u{10fffe}" }
        #expect(boxes.count == 2)
        #expect(boxes.allSatisfy { $0.glyphs.glyphs.map(\.id) == [0] && $0.glyphs.face.family == "Inter" })
        #expect(boxes[0].glyphs.width > 8)
    }

    @Test("control characters are left out")
    func controlCharacters() {
        #expect(text.shape("a\0b\u{7}c\u{9f}d\u{7f}").lineTexts == ["abcd"])
        #expect(text.shape("a\0b").size == text.shape("ab").size)
        #expect(text.shape("a\tb").size.width > text.width("ab") + 5)
        #expect(text.shape("\0").lines.count == 1)
    }

    @Test("a ligature is one cluster")
    func ligature() throws {
        let face = FontDescriptor(family: .named("DejaVu Sans"))
        let shaped = text.shape("office", font: face)
        #expect(shaped.runs[0].glyphs.clusters.map(\.byteCount).reduce(0, +) == 6)
        #expect(shaped.runs[0].glyphs.clusters.contains { $0.byteCount > 1 && $0.glyphCount == 1 })
    }

    @Test("a face of a script has the weight of the text around it")
    func fallbackInSpans() {
        let shaped = text.shape([
            TextSpan("שלום ", font: FontDescriptor(weight: 700)), TextSpan("עולם", font: FontDescriptor(size: 34)),
        ])
        let styles = Set(shaped.runs.map { "\($0.glyphs.face.family) \($0.glyphs.face.style) \($0.glyphs.size)" })
        #expect(styles == ["Noto Sans Hebrew Bold 17.0", "Noto Sans Hebrew Regular 34.0"])
    }
}
