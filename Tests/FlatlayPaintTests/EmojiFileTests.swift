import DrawingTestSupport
import FlatlayDrawing
import FlatlayImages
import FlatlayPDF
import FlatlaySVG
import FlatlayText
import Foundation
import Testing

@Suite(
    "Emoji in files",
    .enabled(if: FileManager.default.fileExists(atPath: GlyphFixtures.emoji.path), "needs Noto Color Emoji"))
struct EmojiFileTests {
    private static let list = picture(400, 400) { builder in
        for row in 0..<40 {
            let run = GlyphFixtures.run("😀🎉🚀😀", face: GlyphFixtures.emoji, size: 12 + CGFloat(row % 3))
            builder.glyphs(run, origin: CGPoint(x: 3.3 * CGFloat(row), y: 10 * CGFloat(row)), .color(.black))
        }
    }

    @Test("the file of a glyph has the pixels that are painted")
    func pixels() throws {
        let outlines = GlyphOutlines(fonts: FontFaceCache())
        var (count, byteCount) = (0, 0)
        for glyph in stride(from: 5 as UInt32, to: 3000, by: 23) {
            guard let image = outlines.bitmap(of: glyph, face: GlyphFixtures.emoji)?.image else { continue }
            let decoded = try ImageDecoder().decode(image.encoded, name: "glyph")
            #expect(decoded.pixelWidth == image.pixelWidth && decoded.pixelHeight == image.pixelHeight)
            let most = zip(decoded.pixels, image.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
            #expect(most <= 1, "glyph \(glyph)")
            count += 1
            byteCount += image.encoded.count
        }
        #expect(count > 100)
        #expect(byteCount < count * 4000, "the font's own files are small")
    }

    @Test("SVG has each emoji once")
    func svg() throws {
        let text = String(decoding: try SVGWriter().data(for: Self.list), as: UTF8.self)
        #expect(text.components(separatedBy: "<image").count - 1 == 3)
        #expect(text.components(separatedBy: "<use").count - 1 == 160)
        #expect(text.utf8.count < 40_000)
    }

    @Test("PDF has each emoji once, with a palette")
    func pdf() throws {
        let data = try PDFWriter().data(for: Self.list)
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.components(separatedBy: "/Indexed").count - 1 == 3)
        #expect(text.components(separatedBy: "/SMask").count - 1 == 3)
        #expect(data.count < 24_000)
    }
}
