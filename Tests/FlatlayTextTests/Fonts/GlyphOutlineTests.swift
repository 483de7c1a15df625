import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayText

@Suite("Glyph outlines and faces")
struct GlyphOutlineTests {
    let text: TextFixture
    let fonts = FontFaceCache()

    init() throws {
        text = try TextFixture()
    }

    private func run(_ string: String, size: CGFloat = 17, weight: Int = 400) throws -> GlyphRun {
        try #require(
            text.shape(string, font: FontDescriptor(family: .named("Inter"), size: size, weight: weight)).runs.first
        ).glyphs
    }

    @Test("an outline is on the baseline, as high as capitals", arguments: [17.0, 34, 200])
    func capitalHeight(size: CGFloat) throws {
        let run = try run("H", size: size)
        let outline = try #require(
            GlyphOutlines(fonts: fonts).outline(of: run.glyphs[0].id, face: run.face, size: size))
        let box = outline.boundingRect
        let capHeight = text.shaper.metrics(of: FontDescriptor(family: .named("Inter"), size: size)).capHeight
        #expect(box.maxY.isClose(to: 0, within: size / 10_000))
        #expect(box.height.isClose(to: capHeight, within: size / 10_000))
        #expect(box.minX > 0 && box.maxX < run.width)
    }

    @Test("an outline covers the pixels that Cairo paints for the glyph")
    func outlineEqualsGlyph() throws {
        let run = try run("g", size: 60)
        let outlines = GlyphOutlines(fonts: fonts)
        let path = try #require(outlines.outline(of: run.glyphs[0].id, face: run.face, size: 60))
        let drawn = GlyphDrawing.pixels(width: 60, height: 80) { context in
            fonts.select(run.face, size: 60, in: context)
            var glyph = cairo_glyph_t(index: UInt(run.glyphs[0].id), x: 10, y: 55)
            cairo_show_glyphs(context, &glyph, 1)
        }
        let filled = GlyphDrawing.pixels(width: 60, height: 80) { context in
            for element in path.offsetBy(dx: 10, dy: 55).elements {
                switch element {
                case .move(let point): cairo_move_to(context, point.x, point.y)
                case .line(let point): cairo_line_to(context, point.x, point.y)
                case .curve(let end, let first, let second):
                    cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
                case .quadCurve: Issue.record("Cairo's paths have cubic curves alone")
                case .closeSubpath: cairo_close_path(context)
                }
            }
            cairo_fill(context)
        }
        let differences = zip(drawn, filled).map { abs(Int($0) - Int($1)) }
        #expect(differences.max() ?? 255 < 40)
        #expect(differences.filter { $0 > 12 }.count < 60)
        #expect(drawn.contains(0))
    }

    @Test("a space has an empty outline, an image glyph has none")
    func blanks() throws {
        let space = try run(" ")
        let outlines = GlyphOutlines(fonts: fonts)
        #expect(outlines.outline(of: space.glyphs[0].id, face: space.face, size: 17)?.isEmpty == true)
        let emoji = try run("😀")
        #expect(outlines.outline(of: emoji.glyphs[0].id, face: emoji.face, size: 17) == nil)
    }

    @Test("an emoji has its image and its position")
    func bitmap() throws {
        let emoji = try run("😀")
        let outlines = GlyphOutlines(fonts: fonts)
        let bitmap = try #require(outlines.bitmap(of: emoji.glyphs[0].id, face: emoji.face))
        #expect(bitmap.image.pixelWidth == 136 && bitmap.image.pixelHeight == 128)
        #expect(bitmap.image.encoded.starts(with: [0x89, 0x50, 0x4e, 0x47]))
        #expect((bitmap.rect.width * 17).isClose(to: emoji.width, within: 0.1))
        #expect(bitmap.rect.minY < -0.8 && bitmap.rect.maxY > 0.1)
        let letter = try run("A")
        #expect(outlines.bitmap(of: letter.glyphs[0].id, face: letter.face) == nil)
    }

    @Test("an emoji is drawn in colour, at the size of the text")
    func emojiPixels() throws {
        let shaped = text.shape("😀")
        let pixels = GlyphDrawing.pixels(of: shaped, width: 40, height: 24, fonts: fonts)
        let colored = stride(from: 0, to: pixels.count, by: 4).filter { Int(pixels[$0 + 2]) - Int(pixels[$0]) > 60 }
        #expect(colored.count > 100 && colored.count < 21 * 21)
        #expect(colored.allSatisfy { $0 / 4 % 40 < 22 })
    }

    @Test("a face that was drawn before is drawn equally", arguments: [400, 600, 900])
    func sameAgain(weight: Int) throws {
        let shaped = text.shape("mono", font: FontDescriptor(family: .monospaced, weight: weight))
        let first = GlyphDrawing.pixels(of: shaped, width: 60, height: 24, fonts: fonts)
        for other in [100, 300, 500, 700] {
            let text = text.shape("mono 😀", font: FontDescriptor(weight: other))
            _ = GlyphDrawing.pixels(of: text, width: 60, height: 24, fonts: fonts)
        }
        #expect(GlyphDrawing.pixels(of: shaped, width: 60, height: 24, fonts: fonts) == first)
        #expect(GlyphDrawing.pixels(of: shaped, width: 60, height: 24, fonts: FontFaceCache()) == first)
    }

    @Test("a face whose file is gone is nil, not a crash")
    func missingFile() {
        let face = FontFace(family: "Gone", style: "Regular", path: "/no/such/font.otf", index: 0)
        #expect(fonts.cairoFontFace(for: face) == nil)
        #expect(GlyphOutlines(fonts: fonts).outline(of: 1, face: face, size: 10) == nil)
        #expect(fonts.verticalMetrics(of: face) == .fallback)
    }
}
