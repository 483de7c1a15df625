import FlatlayDrawing
import Foundation
import Testing

@Suite("Breaking lines")
struct LineBreakingTests {
    let text: TextFixture
    private let line: CGFloat = 17 * 2478 / 2048
    private let words = "one two three four five six"

    init() throws {
        text = try TextFixture()
    }

    private func ellipsis(_ prefix: String) -> CGFloat { text.width(prefix) + text.width("…") }

    @Test("words are not broken, and spaces at the end of a line do not count")
    func wrapping() {
        let shaped = text.shape("one two three four", width: 60)
        #expect(shaped.lineTexts == ["one ", "two ", "three ", "four"])
        #expect(shaped.lines.map(\.width) == ["one", "two", "three", "four"].map { text.width($0) })
        #expect(shaped.size.width == text.width("three"))
        #expect(text.shape("one two", width: text.width("one two")).lines.count == 1)
    }

    @Test("a word that is too long for a line is broken between characters, without hyphens")
    func longWords() {
        let shaped = text.shape("extraordinary", width: 50)
        #expect(shaped.lineTexts.joined() == "extraordinary")
        #expect(shaped.lines.count > 1)
        #expect(shaped.lines.allSatisfy { $0.width <= 50 })
        #expect(shaped.runs.map(\.glyphs.glyphs.count).reduce(0, +) == 13)
    }

    @Test("any number of spaces belongs to the line before")
    func manySpaces() {
        let shaped = text.shape("abc" + String(repeating: " ", count: 40) + "def", width: 35)
        #expect(shaped.lines.map(\.width) == [text.width("abc"), text.width("def")])
    }

    @Test("a soft hyphen at the end of a line is drawn as a hyphen; words that are too long are broken without one")
    func hyphens() {
        let long = text.shape("Donaudampfschiff", width: 60)
        #expect(long.lineTexts.count >= 3 && long.lineTexts.joined() == "Donaudampfschiff")
        let soft = text.shape("Donau\u{ad}dampf\u{ad}schiff", width: 60)
        #expect(soft.lines.count == 3)
        #expect(soft.lines.map { $0.runs.map(\.glyphs.text).joined() } == ["Donau‐", "dampf‐", "schiff"])
    }

    @Test("every kind of line end starts a new line")
    func paragraphs() {
        #expect(text.shape("a\nb\r\nc\rd\u{2028}e\u{2029}f\u{b}g\u{85}h").lineTexts == "abcdefgh".map(String.init))
        #expect(text.shape("Price\n").lineTexts == ["Price", ""])
        #expect(text.shape("Price\n").size.height.isClose(to: 2 * 20.574))
        #expect(text.shape("\n\n").lines.count == 3)
    }

    @Test("a line limit counts the lines of all paragraphs")
    func lineLimit() {
        let shaped = text.shape("one two\nthree four", width: 60, style: ParagraphStyle(lineLimit: 3))
        #expect(shaped.lines.count == 3 && shaped.isTruncated)
        let two = text.shape("a\nb\nc", width: 60, style: ParagraphStyle(lineLimit: 2))
        #expect(two.lineTexts == ["a", "b…"] && two.isTruncated)
        #expect(two.lines[1].runs.map(\.glyphs.text) == ["b", "…"])
        let all = text.shape("a\nb\nc", width: 60, style: ParagraphStyle(lineLimit: 3))
        #expect(all.lineTexts == ["a", "b", "c"] && !all.isTruncated)
        #expect(text.shape("a\nb", style: ParagraphStyle(lineLimit: 0)).lineTexts == ["a…"])
        #expect(text.shape("a\nb", style: ParagraphStyle(lineLimit: -3)).lines.count == 1)
    }

    @Test("a height shows the lines that fit, and at least one")
    func heightLimit() {
        let shaped = text.shape(words, width: 80, height: 45)
        #expect(shaped.lineTexts == ["one two ", "three fo…"] && shaped.isTruncated)
        #expect(text.shape(words, width: 80, height: 0).lines.count == 1)
        let natural = text.shape(words, width: 80)
        #expect(text.shape(words, width: 80, height: natural.size.height) == natural)
    }

    @Test("a truncated line is as wide as its visible text")
    func tailTruncation() {
        let shaped = text.shape(words, width: 80, style: ParagraphStyle(lineLimit: 1))
        #expect(shaped.lineTexts == ["one two…"])
        #expect(shaped.size.width.isClose(to: ellipsis("one two"), within: 0.002))
        #expect(shaped.runs.last?.glyphs.text == "…")
        #expect(shaped.runs.last?.glyphs.glyphs.count == 1)
    }

    @Test("a line can be truncated at its start or in its middle")
    func otherTruncations() {
        let head = text.shape(words, width: 80, style: ParagraphStyle(lineLimit: 1, truncation: .head))
        #expect(head.lineTexts == ["… five six"])
        #expect(head.lines[0].runs[1].x.isClose(to: text.width("…"), within: 0.002))
        let middle = text.shape(words, width: 80, style: ParagraphStyle(lineLimit: 1, truncation: .middle))
        #expect(middle.lineTexts == ["one… six"])
        #expect(middle.size.width.isClose(to: ellipsis("one") + text.width(" six"), within: 0.002))
        let second = text.shape(words, width: 80, style: ParagraphStyle(lineLimit: 2, truncation: .head))
        #expect(second.lineTexts == ["one two ", "… five six"])
    }

    @Test("truncation at the start shows the end of the last paragraph")
    func headOverParagraphs() {
        let style = ParagraphStyle(lineLimit: 1, truncation: .head)
        #expect(text.shape("first paragraph\nlast words", width: 100, style: style).lineTexts == ["…last words"])
    }

    @Test("the space between lines is between them only, and scales")
    func lineSpacing() {
        let shaped = text.shape("a\nb\nc", style: ParagraphStyle(lineSpacing: 6))
        #expect(shaped.size.height.isClose(to: 3 * 20.574 + 12))
        #expect(shaped.lines.map(\.top)[1].isClose(to: 26.574))
        let half = text.shape("a\nb\nc", style: ParagraphStyle(lineSpacing: 6, scale: 0.5))
        #expect(half.size.height.isClose(to: shaped.size.height / 2))
    }

    @Test("with no width, the text has width 0 and one cluster per line")
    func zeroWidth() {
        let shaped = text.shape("Hello", width: 0)
        #expect(shaped.size.width == 0)
        #expect(shaped.lineTexts == ["H", "e", "l", "l", "o"])
    }

    @Test("a very small width shows only an ellipsis")
    func onlyEllipsis() {
        let shaped = text.shape("Hello", width: 3, style: ParagraphStyle(lineLimit: 1))
        #expect(shaped.size.width == 3)
        #expect(shaped.isTruncated)
    }

    @Test("a long paragraph that is shaped in parts is broken where words fit")
    func longParagraph() {
        let words = (0..<2000).map { "w\($0)" }
        let shaped = text.shape(words.joined(separator: " "), width: 200)
        let space = text.width("a b") - text.width("a") - text.width("b")
        #expect(shaped.lineTexts.joined() == words.joined(separator: " "))
        // A line is full when the next line's first word would not have fitted.
        for (line, next) in zip(shaped.lines, shaped.lines.dropFirst()) {
            let word = next.runs.map(\.glyphs.text).joined().prefix { $0 != " " }
            #expect(line.width <= 200 && line.width + space + text.width(String(word)) > 199.9)
        }
        let one = text.shape(words.joined(separator: " "))
        #expect(one.lines.count == 1 && one.runs[0].x == 0)
        #expect(one.lineTexts.joined() == words.joined(separator: " "))
    }
}
