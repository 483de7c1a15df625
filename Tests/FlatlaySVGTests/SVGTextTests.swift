import DrawingTestSupport
import FlatlayPNG
import CoreGeometry
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlaySVG

@Suite(.enabled(if: FileManager.default.fileExists(atPath: GlyphFixtures.sans.path), "needs the font Inter"))
struct SVGTextTests {
    private func svg(_ mode: SVGOptions.TextMode = .outlines, _ draw: (DisplayListBuilder) -> Void) throws -> String {
        let writer = SVGWriter(options: SVGOptions(textMode: mode))
        return try String(decoding: writer.data(for: picture(200, 50, draw)), as: UTF8.self)
    }

    @Test func aGlyphIsDefinedOnceForAllSizes() throws {
        let source = try svg { builder in
            builder.glyphs(GlyphFixtures.run("ll", size: 10), origin: CGPoint(x: 0, y: 10), .color(.black))
            builder.glyphs(GlyphFixtures.run("l", size: 20), origin: CGPoint(x: 0, y: 40), .color(.black))
        }
        #expect(source.components(separatedBy: "<path").count == 2)
        #expect(source.contains("<g transform=\"matrix(.01 0 0 .01 0 10)\"><use href=\"#a\"/><use href=\"#a\" x="))
        #expect(source.contains("<g transform=\"matrix(.02 0 0 .02 0 40)\"><use href=\"#a\"/></g>"))
    }

    @Test func aWordThatAppearsAgainIsDefinedOnce() throws {
        let source = try svg { builder in
            for x in [0, 50, 100] as [CGFloat] {
                builder.glyphs(GlyphFixtures.run("tag"), origin: CGPoint(x: x, y: 20), .color(.pureRed))
            }
        }
        #expect(source.components(separatedBy: " transform=\"matrix(.017 0 0 .017 ").count == 4)
        // Three glyphs in the definition, and one use per word.
        #expect(source.components(separatedBy: "<use ").count == 7)
    }

    @Test func aGradientRunsOnAcrossGlyphs() throws {
        let stops = [GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1)]
        let source = try svg {
            $0.glyphs(
                GlyphFixtures.run("lll"), origin: CGPoint(x: 10, y: 20),
                .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 50, y: 0)))
        }
        #expect(source.components(separatedBy: "<path").count == 2)
        #expect(!source.contains("<use"))
    }

    @Test func textModeStatesTheCommonFontOnce() throws {
        let source = try svg(.text) { builder in
            builder.glyphs(
                GlyphFixtures.run("Title", face: GlyphFixtures.bold, size: 20), origin: CGPoint(x: 1, y: 20),
                .color(.black))
            for x in [0, 50] as [CGFloat] {
                builder.glyphs(GlyphFixtures.run("a<b"), origin: CGPoint(x: x, y: 40), .color(.pureRed))
            }
        }
        #expect(source.contains("viewBox=\"0 0 200 50\" font-family=\"Inter\" font-size=\"17\">"))
        #expect(
            source.contains(
                "<text x=\"1\" y=\"20\" font-family=\"Inter\" font-size=\"20\" font-weight=\"700\">Title</text>"))
        #expect(source.contains("<text x=\"50\" y=\"40\" fill=\"#f00\">a&lt;b</text>"))
    }

    @Test func textFromRightToLeftStartsAtItsRight() throws {
        let run = GlyphFixtures.run("שלום", face: GlyphFixtures.hebrew, size: 10, isRightToLeft: true)
        let source = try svg(.text) { $0.glyphs(run, origin: CGPoint(x: 10, y: 20), .color(.black)) }
        let end = DumpFormat.number(10 + run.width)
        #expect(source.contains("<text x=\"\(end)\" y=\"20\" direction=\"rtl\">שלום</text>"))
    }

    @Test func spacesAreKept() throws {
        let source = try svg(.text) { $0.glyphs(GlyphFixtures.run(" a "), origin: .zero, .color(.black)) }
        #expect(source.contains("xml:space=\"preserve\"> a </text>"))
    }

    @Test(arguments: [
        ("Regular", 400), ("Bold", 700), ("SemiBold Italic", 600), ("ExtraBold", 800), ("ExtraLight", 200),
        ("Light", 300), ("Thin", 100), ("Black", 900), ("Medium", 500), ("Book", 400), ("Demi Bold", 600),
    ])
    func styleNamesTellWeights(style: String, weight: Int) {
        #expect(SVGTextStyle.weight(of: style) == weight)
    }

    /// A label as views draw it: background, text, border.
    private func label(
        _ shape: DrawnShape, line: DrawnShape, lineWidth: CGFloat, _ text: GlyphRun, at origin: CGPoint,
        borderLast: Bool
    ) -> DisplayList {
        picture(200, 50) { builder in
            builder.fill(shape, .color(.white))
            if borderLast { builder.glyphs(text, origin: origin, .color(.black)) }
            builder.stroke(line, .color(.pureRed), style: StrokeStyle(lineWidth: lineWidth))
            if !borderLast { builder.glyphs(text, origin: origin, .color(.black)) }
        }
    }

    @Test func aBorderSharesTheElementOfTheBackgroundOfItsText() throws {
        let source = try svg { builder in
            builder.fill(.capsule(rect(10, 10, 50, 27)), .color(.white))
            builder.glyphs(GlyphFixtures.run("l", size: 10), origin: CGPoint(x: 25, y: 27), .color(.black))
            builder.stroke(.capsule(rect(10.5, 10.5, 49, 26)), .color(.pureRed))
        }
        #expect(
            source.contains(
                "\n<rect x=\"10.5\" y=\"10.5\" width=\"49\" height=\"26\" rx=\"13\" fill=\"#fff\" stroke=\"#f00\"/>"
                    + "<g transform="))
    }

    @Test func aBorderThatCrossesItsTextIsDrawnOverIt() throws {
        let source = try svg { builder in
            builder.fill(.capsule(rect(10, 10, 50, 27)), .color(.white))
            builder.glyphs(GlyphFixtures.run("lllll", size: 10), origin: CGPoint(x: 8, y: 27), .color(.black))
            builder.stroke(.capsule(rect(10.5, 10.5, 49, 26)), .color(.pureRed))
        }
        #expect(source.components(separatedBy: "<rect").count == 3)
        #expect(source.contains("</g><rect x=\"10.5\""))
    }

    /// The drawing with a font of the reader is not known.
    @Test func aBorderStaysAboveTextThatIsKept() throws {
        let source = try svg(.text) { builder in
            builder.fill(.rectangle(rect(10, 10, 50, 27)), .color(.white))
            builder.glyphs(GlyphFixtures.run("l", size: 10), origin: CGPoint(x: 25, y: 27), .color(.black))
            builder.stroke(.rectangle(rect(10.5, 10.5, 49, 26)), .color(.pureRed))
        }
        #expect(source.contains("</text><rect x=\"10.5\""))
    }

    /// If a border is written before the text, drawing it first gives the same pixels.
    @Test func bordersThatAreWrittenEarlierLookTheSame() throws {
        var dice = SeededGenerator(seed: 17)
        var (earlier, later) = (0, 0)
        let renderer = PNGRenderer(options: PNGOptions(scale: 2, background: .white))
        for _ in 0..<300 {
            let frame = rect(
                .random(in: 2...20, using: &dice), .random(in: 2...10, using: &dice),
                .random(in: 20...150, using: &dice), .random(in: 12...36, using: &dice))
            let lineWidth = CGFloat.random(in: 0.5...4, using: &dice)
            let inner = frame.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
            let radius = CGFloat.random(in: 2...18, using: &dice)
            let corner = CGSize(width: radius + lineWidth / 2, height: radius + lineWidth / 2)
            let (shape, line): (DrawnShape, DrawnShape) =
                switch Int.random(in: 0...2, using: &dice) {
                case 0: (.rectangle(frame), .rectangle(inner))
                case 1: (.capsule(frame), .capsule(inner))
                default:
                    (
                        .roundedRectangle(frame, cornerSize: corner, style: .circular),
                        .roundedRectangle(
                            inner, cornerSize: CGSize(width: radius, height: radius), style: .circular)
                    )
                }
            let text = GlyphFixtures.run(
                String("Äglpy#j".shuffled(using: &dice).prefix(.random(in: 1...5, using: &dice))),
                size: .random(in: 5...18, using: &dice))
            let origin = CGPoint(
                x: frame.minX + .random(in: 0...20, using: &dice), y: frame.midY + .random(in: 0...8, using: &dice))
            let (above, below) = (
                label(shape, line: line, lineWidth: lineWidth, text, at: origin, borderLast: true),
                label(shape, line: line, lineWidth: lineWidth, text, at: origin, borderLast: false)
            )
            if try SVGWriter().data(for: above) == SVGWriter().data(for: below) {
                earlier += 1
                #expect(try renderer.bitmap(for: above) == renderer.bitmap(for: below), "\(shape) \(origin)")
            } else {
                later += 1
            }
        }
        #expect(earlier > 50 && later > 50, "\(earlier) earlier, \(later) later")
    }

    /// A thousand tags, each a capsule with its border and a unique word of about eight letters.
    static let tags = picture(1000, 2000) { builder in
        for index in 0..<1000 {
            let (x, y) = (10 + CGFloat(index % 10) * 97.3, 10 + CGFloat(index / 10) * 19.7)
            builder.withNode("cell-0-\(index)", frame: rect(x, y, 90.4, 25)) {
                builder.fill(.capsule(rect(x, y, 90.4, 25)), .color(.white))
                builder.stroke(.capsule(rect(x + 0.5, y + 0.5, 89.4, 24)), .color(ResolvedColor(hex: 0xff0000)))
                builder.glyphs(
                    GlyphFixtures.run("karmi" + String(1000 + index).dropFirst(), size: 13),
                    origin: CGPoint(x: x + 8.123, y: y + 17.277), .color(.black))
            }
        }
    }

    @Test func aThousandTagsStaySmall() throws {
        let outlines = try SVGWriter().data(for: SVGTextTests.tags)
        #expect(outlines.count < 350_000, "\(outlines.count) bytes")
        let text = try SVGWriter(options: SVGOptions(textMode: .text)).data(for: SVGTextTests.tags)
        #expect(text.count < 200_000, "\(text.count) bytes")
        print("a thousand tags: \(outlines.count) bytes as outlines, \(text.count) as text")
    }
}
