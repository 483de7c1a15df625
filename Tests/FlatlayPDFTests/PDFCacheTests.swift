import DrawingTestSupport
import FlatlayRendering
import CoreGeometry
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayPDF

/// Images and fonts that a worker keeps from document to document.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: GlyphFixtures.sans.path), "needs the font Inter"))
struct PDFCacheTests {
    private func page(seed: UInt64) -> DisplayList {
        var generator = SeededGenerator(seed: seed &* 1_000_003)
        return picture(400, 400) { builder in
            for _ in 0..<(1 + generator.next(20)) {
                let origin = CGPoint(x: CGFloat(generator.next(300)), y: CGFloat(generator.next(300)))
                if generator.next(3) == 0 {
                    builder.image(drawing(&generator, at: origin))
                } else {
                    let text = (0..<(1 + generator.next(6))).map { _ in generator.pick(["a", "b", " ", "W", "é"]) }
                    let face = generator.next(2) == 0 ? GlyphFixtures.bold : GlyphFixtures.sans
                    builder.glyphs(GlyphFixtures.run(text.joined(), face: face), origin: origin, .color(.black))
                }
            }
        }
    }

    /// One of a few images: colours with a palette, greys, with and without opacity, tinted, and one that is invisible.
    private func drawing(_ generator: inout SeededGenerator, at origin: CGPoint) -> ImageDrawing {
        let (side, kind) = (generator.pick([6, 40]), generator.next(4))
        let pixels = (0..<(side * side)).flatMap { index -> [UInt8] in
            let value = UInt8(truncatingIfNeeded: index / 7 * 40)
            switch kind {
            case 0: return [value, 0, 255 - value, 255]
            case 1: return [value, value, value, 255]
            case 2: return [value / 2, 0, 0, 128]
            default: return [0, 0, 0, 0]
            }
        }
        let image = ImageResource(
            name: "image", pixelWidth: side, pixelHeight: side, pixels: pixels, isOpaque: kind < 2, format: .png,
            encoded: Data("\(side) \(kind)".utf8))
        let tint: ResolvedColor? = generator.next(4) == 0 ? generator.pick([.pureRed, .pureBlue]) : nil
        return ImageDrawing(
            image: image, rect: CGRect(origin: origin, size: CGSize(width: 30, height: 30)),
            interpolation: generator.next(2) == 0 ? .none : .high, templateColor: tint)
    }

    @Test func filesAreTheSameWithWhatIsKept() throws {
        let cache = RenderCache()
        for seed in 0..<60 as Range<UInt64> {
            let page = page(seed: seed)
            let kept = try PDFWriter(cache: cache).data(for: page)
            #expect(try kept == PDFWriter(cache: RenderCache()).data(for: page), "seed \(seed)")
        }
        let reading = try #require(cache.statistics.first { $0.name == "images and fonts in PDF" })
        #expect(reading.count >= 10 && reading.byteCount > 1000)
    }
}
