import FlatlayText
import FlatlayDrawing
import Foundation
import Testing

/// The families that replace the system's fonts.
@Suite("The system's fonts")
struct SystemFontTests {
    let text: TextFixture

    init() throws {
        text = try TextFixture()
    }

    private static let roles: [FontDescriptor.Family] = [.system, .rounded, .serif, .monospaced]

    /// Published heights of one line of San Francisco on a screen with 3 pixels per point.
    @Test(
        "a line is as high as on a phone",
        arguments: [
            (11, 13.33), (12, 14.33), (13, 15.67), (15, 18), (16, 19.33), (17, 20.33), (20, 24), (22, 26.33),
            (28, 33.67), (34, 40.67),
        ] as [(CGFloat, CGFloat)])
    func lineHeights(size: CGFloat, height: CGFloat) {
        for role in Self.roles {
            let font = FontDescriptor(family: role, size: size)
            #expect(((text.shape("Hxg", font: font).size.height * 3).rounded(.up) / 3).isClose(to: height))
            #expect(text.shaper.metrics(of: font).leading == 0)
        }
    }

    @Test("two lines are twice as high as one, and a bold or slanted line no higher")
    func lines() {
        let height = text.shape("a", font: FontDescriptor()).size.height
        #expect(text.shape("a\nb", font: FontDescriptor()).size.height.isClose(to: 2 * height))
        #expect(text.shape("a", font: FontDescriptor(weight: 900, isItalic: true)).size.height == height)
    }

    @Test("a named family keeps its own line heights and widths")
    func byName() {
        #expect(text.shape("Hello", font: TextFixture.inter).size.height.isClose(to: 20.574))
        #expect(text.width("Hello", font: TextFixture.inter).isClose(to: 40.69))
    }

    /// Widths of labels in public logs of iPhones, in points. A phone rounds them up to thirds.
    private static let labels: [(size: CGFloat, weight: Int, text: String, width: CGFloat)] = [
        (13, 400, "Author: Aldous huxley", 132.67), (13, 400, "Published on: 1932", 115.67),
        (15, 400, "Oğuz Atay · 1972", 116),
        (17, 400, "Hello, world!", 94.67), (17, 400, "Tap me!", 60.67), (17, 400, "Dismiss keyboard", 134.33),
        (17, 400, "Increment", 76.67), (17, 400, "Count: 0", 65.33), (17, 400, "Dismiss", 59.33),
        (17, 400, "the", 25), (17, 400, "Use-after-free", 110), (17, 400, "Wave Charge", 101.33),
        (17, 600, "Log in", 47.33), (17, 600, "Tutunamayanlar", 128), (17, 600, "Brave New World", 136),
        (34, 700, "Settings", 133), (34, 700, "Books", 98.33), (34, 700, "Previews", 143.33),
    ]

    @Test("labels are as wide as on a phone")
    func widths() {
        var sum: CGFloat = 0
        for label in Self.labels {
            let font = FontDescriptor(size: label.size, weight: label.weight)
            let width = (text.width(label.text, font: font) * 3).rounded(.up) / 3
            #expect(abs(width / label.width - 1) < 0.012, "\(label.text): \(width) for \(label.width)")
            sum += width / label.width - 1
        }
        #expect(abs(sum) / CGFloat(Self.labels.count) < 0.002)
    }

    /// Thousandths of the size: San Francisco's table up to 17 points, −29.5 from 34.
    @Test(
        "small text is looser, large text is tighter, heavy text between them looser",
        arguments: [
            (9, 400, 19), (11, 400, 6), (17, 100, -26), (17, 400, -26), (17, 600, -20.5), (17, 900, -12.25),
            (34, 400, -29.5), (34, 700, -29.5), (80, 400, -29.5),
        ] as [(CGFloat, Int, CGFloat)])
    func tracking(size: CGFloat, weight: Int, thousandths: CGFloat) {
        let own = text.width("Hello", font: FontDescriptor(family: .named("Inter"), size: size, weight: weight))
        let drawn = text.width("Hello", font: FontDescriptor(size: size, weight: weight))
        #expect((drawn - own).isClose(to: 5 * size * thousandths / 1000))
    }

    @Test("kerning is added, and text that was scaled down is tracked by its drawn size")
    func trackingAndKerning() {
        let plain = text.width("Hello", font: FontDescriptor())
        #expect(text.shape([TextSpan("Hello", kerning: 3)]).size.width.isClose(to: plain + 15))
        let scaled = text.shape("Hello", font: FontDescriptor(size: 34), style: ParagraphStyle(scale: 0.5))
        #expect(scaled.size.width.isClose(to: plain))
    }

    @Test("characters of other faces are not tracked")
    func otherFaces() {
        for other in ["漢字", "שלום", "😀"] {
            #expect(text.width(other, font: FontDescriptor()).isClose(to: text.width(other)), "\(other)")
        }
        let mixed = text.width("ab 漢字", font: FontDescriptor()) - text.width("ab 漢字")
        #expect(mixed.isClose(to: 3 * 17 * -0.026))
        // Accents, punctuation and digits belong to the letters.
        #expect((text.width("né, 5€", font: FontDescriptor()) - text.width("né, 5€")).isClose(to: 6 * 17 * -0.026))
    }

    @Test("a broken or truncated line is as wide as the same words alone", arguments: [nil, 2] as [CGFloat?])
    func brokenLines(kerning: CGFloat?) {
        func span(_ string: String) -> [TextSpan] { [TextSpan(string, kerning: kerning ?? 0)] }
        let shaped = text.shape(span("one two three four"), width: 46 + (kerning ?? 0) * 5)
        #expect(shaped.lineTexts.count >= 3)
        for line in shaped.lines {
            let words = line.runs.map(\.glyphs.text).joined().trimmingCharacters(in: .whitespaces)
            #expect(line.width.isClose(to: text.shape(span(words)).size.width), "\(words)")
        }
        let cut = text.shape(
            span("one two three four"), width: 80, style: ParagraphStyle(lineLimit: 1))
        #expect(cut.isTruncated && cut.size.width <= 80)
        #expect(cut.lines[0].runs.last?.glyphs.text.hasSuffix("…") == true)
    }

    @Test("glyphs of tracked text start where the text before them ends", arguments: ["Hello", "שלום Hello"])
    func positions(string: String) {
        for line in text.shape(string, font: FontDescriptor()).lines {
            #expect(line.runs.reduce(0) { $0 + $1.glyphs.width }.isClose(to: line.width))
            for run in line.runs where !run.glyphs.isRightToLeft {
                var pen: CGFloat = 0
                for glyph in run.glyphs.glyphs {
                    #expect(glyph.position.x.isClose(to: pen, within: 0.002))
                    pen += glyph.advance
                }
            }
        }
    }

    @Test("monospaced characters are as wide as those of SF Mono")
    func monospaced() {
        for string in ["iiiii", "WWWWW", "-> !="] {
            let font = FontDescriptor(family: .monospaced, size: 13)
            #expect(text.width(string, font: font).isClose(to: 5 * 13 * 0.61816), "\(string)")
        }
    }

    @Test("letters missing in the rounded font are drawn in the system font, with the same line height")
    func roundedFallback() {
        let shaped = text.shape("Привет", font: FontDescriptor(family: .rounded))
        #expect(shaped.runs.map(\.glyphs.face.family) == ["Inter"])
        #expect(shaped.size.height == text.shape("a", font: FontDescriptor(family: .rounded)).size.height)
    }
}
