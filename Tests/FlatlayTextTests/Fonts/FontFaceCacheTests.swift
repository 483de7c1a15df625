import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayText

@Suite("The cache of opened fonts")
struct FontFaceCacheTests {
    @Test("is bounded, and opens fonts again if necessary")
    func bounded() throws {
        let fonts = try FontLibraryTests.fonts.get()
        let record = try #require(fonts.record(fonts.face(for: FontDescriptor()).id))
        let cache = FontFaceCache()
        let outlines = GlyphOutlines(fonts: cache)
        let outline = try #require(outlines.outline(of: 40, face: record.face, size: 10))
        for weight in 1...700 {
            // Every position on an axis is a separate face, whether the file has the axis or not.
            var face = record.face
            face.variations = "wght=\(weight)"
            #expect(cache.cairoFontFace(for: face) != nil)
            if weight % 10 == 0 { #expect(outlines.outline(of: 40, face: face, size: 10) == outline) }
        }
        #expect((1...512).contains(cache.count))
        #expect(outlines.outline(of: 40, face: record.face, size: 10) == outline)
    }

    @Test("texts in many faces use few font maps, with the same results")
    func maps() throws {
        let fonts = try FontLibraryTests.fonts.get()
        let spans = stride(from: 100, through: 900, by: 100).flatMap { weight in
            [FontDescriptor.Family.system, .serif, .monospaced].map {
                TextSpan("Hamburg", font: FontDescriptor(family: $0, weight: weight))
            }
        }
        func shape(_ shaper: PangoTextShaper) -> [ShapedText] {
            spans.map { shaper.shape([$0], style: ParagraphStyle(), width: nil, height: nil) }
        }
        let layout = LayoutShaper(fonts: fonts)
        let shaper = PangoTextShaper(fonts: fonts)
        let first = shape(shaper)
        shaper.removeAll()
        #expect(shape(shaper) == first)
        #expect(spans.map { layout.shape([$0], width: nil) } == first)
    }
}
