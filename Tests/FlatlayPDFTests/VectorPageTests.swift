import DrawingTestSupport
import FlatlayDrawing
import FlatlayImages
import Foundation
import TestSupport
import Testing

@testable import FlatlayPDF

/// SVG images on pages: their vectors, as librsvg writes them.
@Suite struct VectorPageTests {
    private static let drawings = [
        "<rect width='40' height='20' fill='#00ff00'/>",
        "<defs><linearGradient id='g'><stop stop-color='red'/><stop offset='1' stop-color='blue' stop-opacity='.5'/>"
            + "</linearGradient></defs><rect width='40' height='20' fill='url(#g)' opacity='.6'/><circle cx='9' cy='9' r='6'/>",
        "<path d='M2 2 L38 4 L20 18 Z' fill='none' stroke='purple' stroke-width='2' stroke-dasharray='4 2'/>",
    ]

    private func image(_ content: String) throws -> ImageResource {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'>\(content)</svg>"
        return try ImageDecoder().decode(Data(svg.utf8), name: "drawing.svg")
    }

    private func list(_ image: ImageResource, tint: ResolvedColor? = nil) -> DisplayList {
        let builder = DisplayListBuilder()
        let rect = CGRect(x: 5, y: 8, width: 80, height: 40)
        builder.withEffect(.opacity(0.8)) {
            builder.image(ImageDrawing(image: image, rect: rect, templateColor: tint))
        }
        builder.image(ImageDrawing(image: image, rect: rect.offsetBy(dx: 0, dy: 50), templateColor: tint))
        return builder.finish(size: CGSize(width: 90, height: 110))
    }

    @Test(arguments: drawings) func drawingsStayVectorsAndLookAsTheirPixels(content: String) throws {
        let list = list(try image(content))
        let page = try PDFWriter().data(for: list)
        let text = String(decoding: page, as: UTF8.self)
        #expect(text.contains("/Subtype/Form") && !text.contains("/Subtype/Image"))
        #expect(try PDFWriter().data(for: list) == page)
        let difference = try PDFRaster.difference(of: list)
        #expect(difference.mean < 2 && difference.share < 0.02, "\(difference)")
    }

    @Test func aDrawingInTheColourOfTextIsPixels() throws {
        let page = try PDFWriter().data(for: list(try image(Self.drawings[2]), tint: ResolvedColor(hex: 0xff0000)))
        #expect(String(decoding: page, as: UTF8.self).contains("/Subtype/Image"))
    }

    /// Pages of another form, cut off or changed, are refused or copied; nothing is read beyond their end.
    @Test func damagedPagesAreRefused() throws {
        let pdf = try #require(try image(Self.drawings[1]).vector?.pdf)
        #expect(
            PDFForeignPage(pdf) != nil && PDFForeignPage(Data("%PDF-1.7".utf8)) == nil && PDFForeignPage(Data()) == nil)
        var random = SeededGenerator(seed: 41)
        var refused = 0
        for _ in 0..<200 {
            var bytes = [UInt8](pdf)
            if random.next(3) == 0 { bytes.removeLast(random.next(bytes.count)) }
            for _ in 0..<random.next(6) where !bytes.isEmpty {
                bytes[random.next(bytes.count)] = UInt8(random.next(256))
            }
            guard let page = PDFForeignPage(Data(bytes)) else {
                refused += 1
                continue
            }
            _ = page.write(to: try PDFFile())
        }
        #expect(refused > 20)
    }
}
