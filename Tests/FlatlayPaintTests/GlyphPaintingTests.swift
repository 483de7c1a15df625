import DrawingTestSupport
import FlatlayPDF
import FlatlayPNG
import FlatlayPaint
import FlatlayRendering
import FlatlaySVG
import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing

@Suite(.enabled(if: FileManager.default.fileExists(atPath: GlyphFixtures.sans.path), "needs the font Inter"))
struct GlyphPaintingTests {
    private func drawn(_ x: CGFloat, _ y: CGFloat = 20, text: String = "l") throws -> RenderedBitmap {
        try pixels(60, 30) {
            $0.glyphs(GlyphFixtures.run(text), origin: CGPoint(x: x, y: y), .color(.black))
        }
    }

    @Test func textStandsOnItsBaseline() throws {
        let bitmap = try drawn(10, 20, text: "H")
        #expect((0..<60).contains { bitmap.ink($0, 19) > 200 })
        #expect((0..<60).allSatisfy { bitmap.ink($0, 20) == 0 })
    }

    @Test func aGlyphMovesByQuartersOfAPixel() throws {
        func middle(_ bitmap: RenderedBitmap) -> Double {
            let row = (0..<60).map { Double(bitmap.ink($0, 15)) }
            return zip(row, row.indices).reduce(0) { $0 + $1.0 * (Double($1.1) + 0.5) } / row.reduce(0, +)
        }
        let start = try middle(drawn(10))
        for part in [0.25, 0.5, 0.75, 1] {
            // The centre of a stroke in pixels varies by less than a tenth.
            let moved = try middle(drawn(10 + part)) - start
            #expect(abs(moved - part) < 0.1, "moved by \(moved) for \(part)")
        }
    }

    @Test func aBaselineBetweenPixelsIsPutOnOne() throws {
        #expect(try drawn(10, 20.3) == drawn(10, 20))
        #expect(try drawn(10, 19.6) == drawn(10, 20))
    }

    @Test func turnedAndLargeTextIsDrawnFromOutlines() throws {
        let turned = try pixels(40, 40) { builder in
            builder.withEffect(.transform(CGAffineTransform(translationX: 10, y: 5).rotated(by: .pi / 2))) {
                builder.glyphs(GlyphFixtures.run("HH"), origin: .zero, .color(.black))
            }
        }
        #expect((0..<40).contains { turned.ink(12, $0) > 200 })
        let large = try pixels(200, 200) {
            $0.glyphs(GlyphFixtures.run("H", size: 200), origin: CGPoint(x: 0, y: 190), .color(.black))
        }
        #expect(large.ink(27, 120) == 255)
    }

    @Test func aGradientRunsAcrossTheText() throws {
        let stops = [GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1)]
        let bitmap = try pixels(60, 30) {
            $0.glyphs(
                GlyphFixtures.run("HHHH", face: GlyphFixtures.bold), origin: CGPoint(x: 2, y: 22),
                .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 60, y: 0)))
        }
        #expect(bitmap[4, 16].red > 0.8)
        let last = bitmap[51, 16]
        #expect(last.blue > last.red)
    }

    @Test func emojiKeepTheirColours() throws {
        try #require(FileManager.default.fileExists(atPath: GlyphFixtures.emoji.path), "needs Noto Color Emoji")
        let bitmap = try pixels(40, 40) {
            $0.glyphs(
                GlyphFixtures.run("😀", face: GlyphFixtures.emoji, size: 30), origin: CGPoint(x: 1, y: 32),
                .color(.black))
        }
        let middle = bitmap[19, 15]
        #expect(middle.red > 0.8 && middle.green > 0.5 && middle.blue < 0.5)
    }

    @Test func aFontThatIsGoneIsAnError() throws {
        var run = GlyphFixtures.run("H")
        run.face.path = "/nowhere/font.otf"
        let list = picture(20, 20) { $0.glyphs(run, origin: CGPoint(x: 0, y: 15), .color(.black)) }
        let error = RenderError.unreadableFont(path: "/nowhere/font.otf")
        #expect(throws: error) { try PNGRenderer(options: PNGOptions(background: .white)).bitmap(for: list) }
        #expect(throws: error) { try SVGWriter().data(for: list) }
        #expect(throws: error) { try PDFWriter().data(for: list) }
    }
}
