import FlatlayRendering
import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayPNG
@testable import FlatlayPaint
@testable import FlatlaySVG

@Suite struct RenderErrorTests {
    @Test(arguments: [
        (
            CGSize(width: 0, height: 5), 1.0,
            "an image of 0.0×5.0 points can't be drawn; give it a positive width and height"
        ),
        (
            CGSize(width: -3, height: 5), 1,
            "an image of -3.0×5.0 points can't be drawn; give it a positive width and height"
        ),
        (
            CGSize(width: CGFloat.nan, height: 5), 1,
            "an image of nan×5.0 points can't be drawn; give it a positive width and height"
        ),
        (CGSize(width: 5, height: 5), 0, "a scale of 0.0 can't be drawn; give a positive number, such as 2"),
        (
            CGSize(width: 1000, height: 600_000), 2,
            "the image would have 2000×1200000 pixels, over the limit of 1000000 per side; lower the scale, or divide the collection into several images"
        ),
    ])
    func sizesThatCannotBePaintedAreErrors(size: CGSize, scale: Double, text: String) {
        let list = DisplayList(size: size, nodes: [], items: [])
        let error = #expect(throws: RenderError.self) {
            try PNGRenderer(options: PNGOptions(scale: scale)).data(for: list)
        }
        #expect(error?.description == text)
    }

    @Test func aPictureWithoutAreaIsNoSVG() {
        #expect(throws: RenderError.invalidSize(width: 0, height: 0)) {
            try SVGWriter().data(for: DisplayList(size: .zero, nodes: [], items: []))
        }
    }

    @Test func theOtherTextsSayWhatHappened() {
        #expect(RenderError.drawing(reason: "out of memory").description == "the image can't be drawn: out of memory")
        #expect(
            RenderError.outOfMemory(bytes: 3_200_000_000).description
                == "there are no 3200 MB of memory for the image; lower the scale, or write a PNG file, which is written piece by piece"
        )
        #expect(
            RenderError.encoding(code: -3).description == "the image can't be encoded: the compressor returned -3")
    }

    @Test func aBitmapThatNoMemoryHoldsIsAnError() {
        let list = DisplayList(size: CGSize(width: 1_000_000, height: 1_000_000), nodes: [], items: [])
        var options = PNGOptions()
        options.limit = PaintingLimit(pixels: .max)
        #expect(throws: RenderError.outOfMemory(bytes: 4_000_000_000_000)) {
            try PNGRenderer(options: options).bitmap(for: list)
        }
    }

    @Test func partsOfAPixelCountAsOne() throws {
        let region = try PixelRegion(size: CGSize(width: 10.2, height: 33.333_333_333), scale: 3)
        #expect(region.width == 31)
        #expect(region.height == 100)
    }
}
