import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayCairo

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
        // Three glyphs in the definition, and one use of it for each word.
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

    /// A thousand tags, each a capsule with its border and a word of about eight letters that no other tag has.
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
