import FlatlayText
import FlatlayDrawing
import Foundation
import Testing

@Suite("Measuring text")
struct TextMeasureTests {
    let text: TextFixture

    init() throws {
        text = try TextFixture()
    }

    @Test(
        "widths of Inter at 17 points",
        arguments: [("A", 11.49), ("longer", 50.71), ("much longer", 99.68), ("Hello", 40.69)])
    func widths(string: String, width: CGFloat) {
        let shaped = text.shape(string)
        #expect(shaped.size.width.isClose(to: width))
        #expect(shaped.size.height.isClose(to: 20.57))
        #expect(shaped.lines.count == 1 && !shaped.isTruncated && shaped.warnings.isEmpty)
    }

    @Test("widths grow linearly with the size and with the scale", arguments: [0.5, 2, 4, 10])
    func linear(factor: CGFloat) {
        let one = text.width("Hello")
        #expect(
            text.width("Hello", font: FontDescriptor(family: .named("Inter"), size: 17 * factor)).isClose(
                to: one * factor, within: 0.02))
        let scaled = text.shape("Hello", style: ParagraphStyle(scale: factor))
        #expect(scaled.size.width.isClose(to: one * factor, within: 0.02))
        #expect(scaled.size.height.isClose(to: 20.5739 * factor, within: 0.001))
    }

    @Test("a line's baseline is the font's ascent below its top, as in the metrics")
    func baseline() {
        let shaped = text.shape("Hello\nworld")
        let metrics = text.shaper.metrics(of: TextFixture.inter)
        #expect(shaped.firstBaseline.isClose(to: 16.469))
        #expect(metrics.ascent == shaped.firstBaseline)
        #expect(metrics.lineHeight.isClose(to: 20.574) && metrics.leading == 0)
        #expect(metrics.capHeight.isClose(to: 12.364))
        #expect(shaped.lastBaseline.isClose(to: shaped.firstBaseline + metrics.lineHeight))
    }

    @Test("an empty text is one empty line of its font")
    func empty() {
        for (shaped, height) in [(text.shape(""), 20.57), (text.shape([]), 20.29)] {
            #expect(shaped.size.width == 0 && shaped.size.height.isClose(to: height))
            #expect(shaped.lines.count == 1 && shaped.runs.isEmpty)
        }
        #expect(text.shape("", font: FontDescriptor(family: .named("Inter"), size: 34)).size.height.isClose(to: 41.15))
    }

    @Test("spaces at the end of a paragraph count")
    func trailingSpaces() {
        #expect(text.width("Price ").isClose(to: text.width("Price") + 4.78))
        #expect(text.width("   ").isClose(to: 14.34))
    }

    @Test("kerning is added after each character")
    func kerning() {
        let plain = text.shape("HIH")
        let kerned = text.shape([TextSpan("HIH", font: TextFixture.inter, kerning: 3)])
        #expect(kerned.size.width.isClose(to: plain.size.width + 9))
        let positions = (plain.runs[0].glyphs.glyphs, kerned.runs[0].glyphs.glyphs)
        for (index, (before, after)) in zip(positions.0, positions.1).enumerated() {
            #expect(after.position.x.isClose(to: before.position.x + 3 * CGFloat(index)))
        }
        let scaled = text.shape(
            [TextSpan("HIH", font: TextFixture.inter, kerning: 3)], style: ParagraphStyle(scale: 0.5))
        #expect(scaled.size.width.isClose(to: kerned.size.width / 2))
    }

    @Test("spans keep their attributes, and their line is as high as the highest of them")
    func spans() {
        let red = ResolvedColor(hex: 0xff0000)
        let shaped = text.shape([
            TextSpan("big", font: FontDescriptor(family: .named("Inter"), size: 34, weight: 700), color: red),
            TextSpan(
                "small", font: TextFixture.inter, baselineOffset: 30, underline: .init(color: red),
                strikethrough: .init()),
        ])
        #expect(shaped.runs.map(\.glyphs.text) == ["big", "small"])
        #expect(shaped.runs.map(\.glyphs.face.style) == ["Bold", "Regular"])
        #expect(shaped.runs.map(\.glyphs.size) == [34, 17])
        #expect(shaped.runs.map(\.color) == [red, nil])
        #expect(shaped.runs.map(\.baselineOffset) == [0, 30])
        #expect(shaped.runs[1].underline?.color == red && shaped.runs[1].strikethrough != nil)
        #expect(shaped.runs[0].underline == nil)
        #expect(shaped.runs[1].x == shaped.runs[0].glyphs.width)
        #expect(shaped.firstBaseline.isClose(to: 16.469 + 30))
        #expect(shaped.size.height.isClose(to: 16.469 + 30 + 8.21))
    }

    @Test("spans that differ only in colour are shaped as one text")
    func colorsDoNotShape() {
        let parts = text.shape([
            TextSpan("A", font: TextFixture.inter), TextSpan("V", font: TextFixture.inter, color: .white),
        ])
        #expect(parts.size.width.isClose(to: text.width("AV"), within: 0.001))
        #expect(parts.size.width < text.width("A") + text.width("V"))
        #expect(parts.runs.count == 2)
    }

    @Test("monospaced digits")
    func monospacedDigits() {
        let font = FontDescriptor(family: .named("Inter"), hasMonospacedDigits: true)
        #expect(text.width("1111") < text.width("0000"))
        #expect(text.width("1111", font: font) == text.width("0000", font: font))
    }

    @Test("alignment and direction never change the size")
    func noShift() {
        for direction in LayoutDirection.allCases {
            let style = ParagraphStyle(layoutDirection: direction)
            let shaped = text.shape("Hello world", width: 60, style: style)
            #expect(shaped.lines.map(\.width) == [text.width("Hello"), text.width("world")])
            #expect(shaped.lines.allSatisfy { $0.runs.first?.x == 0 })
        }
    }

    @Test("a fallback font does not increase the line height")
    func lineHeights() {
        let height = text.shape("Hello").size.height
        #expect(["😀", "☎", "漢字", "✓ ok", "สวัสดี"].allSatisfy { text.shape($0).size.height == height })
    }

    @Test("an unknown family is drawn in the system font, with a warning")
    func unknownFamily() {
        let shaped = text.shape("Hello", font: FontDescriptor(family: .named("Helvetica Neue")))
        #expect(shaped.warnings == [.substitutedFamily(requested: "Helvetica Neue", drawn: "Inter")])
        #expect(shaped.size == text.shape("Hello").size)
    }
}
