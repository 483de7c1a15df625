import DrawingTestSupport
import Flatlay
import Foundation
import TestSupport
import Testing

@testable import FlatlaySnapshots

@Suite("Pictures of differences") struct DifferenceImageTests {
    private func pixel(_ bitmap: RenderedBitmap, _ x: Int, _ y: Int) -> UInt32 {
        (0..<4).reversed().reduce(0) { $0 << 8 | UInt32(bitmap.bytes[(y * bitmap.width + x) * 4 + $1]) }
    }

    private func picture(
        _ first: RenderedBitmap, _ second: RenderedBitmap, _ tolerance: ImageTolerance = .exact
    ) throws -> RenderedBitmap {
        var difference: PixelDifference?
        if case .different(let found) = try ImageComparison.verdict(first, second, tolerance: tolerance) {
            difference = found
        }
        return DifferenceImage.bitmap(reference: first, result: second, difference: difference, tolerance: tolerance)
    }

    @Test("the smallest difference of any component is as loud as any other", arguments: 0..<4)
    func loud(component: Int) throws {
        let first = SampleBitmaps.translucent()
        let second = SampleBitmaps.changed(first, [(x: 21, y: 3, component: component, by: 1)])
        let picture = try picture(first, second)
        let color = component == 3 ? DifferenceImage.Color.alpha : DifferenceImage.Color.beyond
        for y in 0..<30 {
            for x in 0..<40 {
                let shown = pixel(picture, x, y)
                if (x, y) == (21, 3) {
                    #expect(shown == color)
                } else {
                    // Pale grey: all components are equal, and none is dark.
                    #expect(shown >> 24 == 255 && shown & 255 >= 192, "\(x) \(y)")
                    #expect(shown & 255 == shown >> 8 & 255 && shown & 255 == shown >> 16 & 255, "\(x) \(y)")
                }
            }
        }
    }

    @Test("what is within the tolerance has a colour of its own")
    func within() throws {
        let first = SampleBitmaps.blocks()
        let second = SampleBitmaps.changed(
            first, [(x: 1, y: 1, component: 1, by: 3), (x: 9, y: 9, component: 1, by: 4)])
        for tolerance in [ImageTolerance.channels(largest: 3), .density(largest: 3, count: 0, window: 4)] {
            let picture = try picture(first, second, tolerance)
            #expect(pixel(picture, 1, 1) == DifferenceImage.Color.within)
            #expect(pixel(picture, 9, 9) == DifferenceImage.Color.beyond)
        }
    }

    @Test("areas that are not compared are striped")
    func ignored() throws {
        let first = SampleBitmaps.blocks()
        let second = SampleBitmaps.changed(
            first, [(x: 1, y: 1, component: 1, by: 9), (x: 30, y: 20, component: 1, by: 9)])
        let picture = try picture(
            first, second, .exact.ignoring([PixelDifference.PixelRegion(x: 0, y: 0, width: 10, height: 10)]))
        #expect(pixel(picture, 30, 20) == DifferenceImage.Color.beyond)
        let colors = (0..<10).map { pixel(picture, $0, 1) }
        #expect(colors.contains(DifferenceImage.Color.ignored) && !colors.contains(DifferenceImage.Color.beyond))
    }

    @Test("images of different sizes are both in the picture")
    func sizes() throws {
        let (wide, high) = (SampleBitmaps.blocks(width: 50, height: 20), SampleBitmaps.blocks(width: 30, height: 40))
        let picture = try picture(wide, high)
        #expect(picture.width == 50 && picture.height == 40)
        let right = (30..<50).map { pixel(picture, $0, 5) }
        let bottom = (20..<40).map { pixel(picture, 5, $0) }
        #expect(
            right.contains(DifferenceImage.Color.onlyReference) && !right.contains(DifferenceImage.Color.onlyResult))
        #expect(
            bottom.contains(DifferenceImage.Color.onlyResult) && !bottom.contains(DifferenceImage.Color.onlyReference))
        #expect(pixel(picture, 40, 30) == DifferenceImage.Color.nothing)
        #expect(pixel(picture, 29, 19) >> 24 == 255)
    }

    @Test("a reference that cannot be decoded leaves the result, and none leaves nothing")
    func alone() throws {
        let result = SampleBitmaps.blocks()
        let picture = DifferenceImage.bitmap(reference: nil, result: result, difference: nil)
        #expect(picture.width == 40 && (0..<40).contains { pixel(picture, $0, 0) == DifferenceImage.Color.onlyResult })
        #expect(DifferenceImage.bitmap(reference: nil, result: nil, difference: nil).width == 0)
    }

    @Test("a frame shows where one pixel of a large image differs, without hiding others")
    func frames() throws {
        let first = SampleBitmaps.blocks(width: 200, height: 120)
        let second = SampleBitmaps.changed(
            first,
            [
                (x: 100, y: 60, component: 0, by: 1), (x: 106, y: 60, component: 0, by: 1),
                (x: 0, y: 0, component: 0, by: 1),
            ])
        let picture = try picture(first, second)
        #expect(pixel(picture, 100, 55) == DifferenceImage.Color.frame)
        #expect(pixel(picture, 100, 60) == DifferenceImage.Color.beyond)
        #expect(pixel(picture, 106, 60) == DifferenceImage.Color.beyond)
        #expect(pixel(picture, 0, 0) == DifferenceImage.Color.beyond)
        let extreme = PixelDifference(
            count: 1, countBeyondTolerance: 1, largest: 1,
            regions: [PixelDifference.PixelRegion(x: 190, y: 110, width: 500, height: 500)])
        _ = DifferenceImage.bitmap(reference: first, result: second, difference: extreme)
    }

    @Test("the picture is a PNG file") func file() throws {
        let first = SampleBitmaps.blocks()
        let data = try DifferenceImage.data(reference: first, result: first, difference: nil)
        #expect(PNGChunks(data).faults.isEmpty)
    }
}
