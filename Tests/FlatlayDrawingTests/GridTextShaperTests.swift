import Foundation
import Testing

@testable import FlatlayDrawing

struct GridTextShaperTests {
    private func shape(
        _ text: String, width: CGFloat? = nil, height: CGFloat? = nil,
        _ change: (inout ParagraphStyle) -> Void = { _ in }
    ) -> ShapedText {
        var style = ParagraphStyle()
        change(&style)
        return GridTextShaper().shape([TextSpan(text)], style: style, width: width, height: height)
    }

    private func lines(_ text: ShapedText) -> [String] {
        text.lines.map { $0.runs.map(\.glyphs.text).joined() }
    }

    @Test("characters are 10 wide and 20 high, with the baseline at 16")
    func metrics() {
        let text = shape("héllo👩‍👩‍👧")
        #expect(text.size == CGSize(width: 60, height: 20))
        #expect(text.firstBaseline == 16 && text.lastBaseline == 16)
        #expect(text.lines[0].runs[0].glyphs.glyphs.map(\.position.x) == [0, 10, 20, 30, 40, 50])
        #expect(text.lines[0].runs[0].glyphs.clusters.map(\.byteCount) == [1, 2, 1, 1, 1, 18])
        #expect(GridTextShaper().metrics(of: FontDescriptor()).lineHeight == 20)
    }

    @Test("no characters are an empty line")
    func empty() {
        #expect(shape("").size == CGSize(width: 0, height: 20))
        #expect(GridTextShaper().shape([], style: ParagraphStyle(), width: 5, height: nil).size.height == 20)
    }

    @Test(
        "words are not broken if they fit on a line",
        arguments: [
            ("one two three", 80, ["one two", "three"]), ("one two three", 70, ["one two", "three"]),
            ("one two three", 69.9, ["one", "two", "three"]), ("abcdefgh ij", 30, ["abc", "def", "gh", "ij"]),
            ("ab cdefgh", 30, ["ab", "cde", "fgh"]), ("a   b", 10, ["a", "b"]), ("ab", 0, ["a", "b"]),
            ("a\n\nb", 100, ["a", "", "b"]), ("a\n", 100, ["a", ""]), ("  a", 100, ["  a"]),
        ] as [(String, CGFloat, [String])])
    func breaking(text: String, width: CGFloat, expected: [String]) {
        #expect(lines(shape(text, width: width)) == expected)
    }

    @Test("the width is that of the widest line, without trailing spaces, and never more than proposed")
    func width() {
        #expect(shape("one two three", width: 80).size.width == 70)
        #expect(shape("a     ", width: 80).size.width == 10)
        #expect(shape("abc", width: 4).size.width == 4)
        #expect(shape("abc", width: -4).size.width == 0)
        #expect(shape("abc", width: .infinity).size.width == 30)
        #expect(shape("abc", width: .nan).size.width == 30)
    }

    @Test("line limits count over all paragraphs, and the rest is cut off")
    func lineLimit() {
        let text = shape("one two three\nfour five", width: 80) { $0.lineLimit = 2 }
        #expect(lines(text) == ["one two", "three…"])
        #expect(text.isTruncated)
        #expect(lines(shape("one two three four five six", width: 80) { $0.lineLimit = 2 }) == ["one two", "three f…"])
        #expect(!shape("one two", width: 80) { $0.lineLimit = 1 }.isTruncated)
        #expect(lines(shape("a b", width: 10) { $0.lineLimit = -3 }) == ["…"])
    }

    @Test("a height limits lines, but one is always shown")
    func height() {
        #expect(lines(shape("one two three four", width: 50, height: 45)) == ["one", "two…"])
        #expect(lines(shape("one two", width: 30, height: 3)) == ["on…"])
        #expect(shape("one two", width: 30, height: 0).size.height == 20)
        #expect(lines(shape("a b c", width: 10, height: 50) { $0.lineSpacing = 5 }) == ["a", "…"])
    }

    @Test(
        "each kind of truncation keeps its part",
        arguments: [(.tail, "abcd…"), (.head, "…efgh"), (.middle, "ab…gh")] as [(TextTruncation, String)])
    func truncation(_ truncation: TextTruncation, expected: String) {
        let text = shape("abcdefgh", width: 50) { style in
            style.lineLimit = 1
            style.truncation = truncation
        }
        #expect(lines(text) == [expected])
        #expect(text.size == CGSize(width: 50, height: 20))
    }

    @Test("scale and spacing apply to all lines")
    func scale() {
        let text = shape("ab cd", width: 15) { style in
            style.scale = 0.5
            style.lineSpacing = 4
        }
        #expect(text.size == CGSize(width: 10, height: 22))
        #expect(text.lines.map(\.top) == [0, 12])
        #expect(text.lines.map(\.baseline) == [8, 20])
    }

    @Test("spans keep their attributes in the runs of each line")
    func spans() {
        let spans = [TextSpan("ab c", kerning: 2), TextSpan("d", color: .white, baselineOffset: 3)]
        let text = GridTextShaper().shape(spans, style: ParagraphStyle(), width: 30, height: nil)
        #expect(lines(text) == ["ab", "cd"])
        #expect(text.lines[0].width == 24)
        #expect(text.lines[1].runs.map(\.x) == [0, 12])
        #expect(text.lines[1].runs[1].color == .white && text.lines[1].runs[1].baselineOffset == 3)
    }

    @Test("a paragraph has the direction of its letters, or else of its environment")
    func direction() {
        let text = shape("שלום\nabc\n12") { $0.layoutDirection = .rightToLeft }
        #expect(text.lines.map(\.isRightToLeft) == [true, false, true])
        #expect(text.lines[0].runs[0].glyphs.text == "שלום")
        #expect(text.lines[0].runs[0].glyphs.glyphs.first?.id == 0x05dd)
        #expect(shape("12").lines[0].isRightToLeft == false)
    }
}
