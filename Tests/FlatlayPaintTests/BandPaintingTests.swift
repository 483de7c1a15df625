import DrawingTestSupport
import FlatlayBytes
import CoreGeometry
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayPNG
@testable import FlatlayPaint
@testable import FlatlayRendering

/// Painting in bands gives the same image as painting at once.
@Suite struct BandPaintingTests {
    /// The difference between the components of two images.
    private struct Difference: CustomStringConvertible {
        var largest = 0
        var count = 0
        var description: String { "\(count) components differ by up to \(largest)" }

        init(_ first: RenderedBitmap, _ second: RenderedBitmap) {
            for (one, other) in zip(first.bytes, second.bytes) where one != other {
                largest = max(largest, abs(Int(one) - Int(other)))
                count += 1
            }
        }
    }

    private func bitmap(
        _ list: DisplayList, rowsPerBand: Int, threads: Int? = nil, options: PNGOptions = PNGOptions()
    ) throws -> RenderedBitmap {
        var options = options
        options.threadLimit = threads
        let renderer = PNGRenderer(options: options)
        renderer.rowsPerBand = rowsPerBand
        return try renderer.bitmap(for: list)
    }

    /// Scaled bitmaps may differ by three levels where neighbouring pixels differ much:
    /// Cairo rounds the position in the bitmap of a pixel to 1/65536 in the middle of the drawn area, which
    /// depends on the band.
    @Test(arguments: 0..<20)
    func bandsOfAnyHeightEqualTheWhole(group: Int) throws {
        for seed in group * 15..<(group + 1) * 15 {
            let hasImages = seed % 4 == 0
            var random = RandomPicture(seed: seed, size: CGSize(width: 80, height: 100), hasImages: hasImages)
            let list = random.list()
            let options = PNGOptions(scale: [1, 2, 1.5][seed % 3], background: seed % 2 == 0 ? .white : nil)
            let whole = try bitmap(list, rowsPerBand: 1000, options: options)
            let banded = try bitmap(list, rowsPerBand: 7 + seed % 58, options: options)
            let difference = Difference(whole, banded)
            let isClose = difference.largest <= (hasImages ? 3 : 1) && difference.count <= whole.bytes.count / 100
            #expect(isClose, "seed \(seed), images \(hasImages): \(difference)")
        }
    }

    /// Bands share blurs, which are computed for the whole image; one band computes them as it meets them.
    @Test(arguments: 0..<6)
    func sharedBlursEqualThoseOfTheWhole(group: Int) throws {
        for seed in group * 10..<(group + 1) * 10 {
            var random = RandomDrawing(seed: seed &* 1_000_003)
            let list = picture(80, 100) { builder in
                if seed % 3 > 0 { builder.fill(.rectangle(rect(0, 0, 80, 100)), .color(random.color())) }
                for _ in 0..<4 {
                    let radius = random.generator.pick([0.6, 2, 7, 20, 60] as [CGFloat])
                    let effects: [DisplayList.Effect] = [
                        .node, .clip(random.shape(within: 80), FillStyle()), .opacity(0.6), .isolation,
                        .transform(CGAffineTransform(translationX: random.place(-9...9), y: random.place(-9...9))),
                        .shadow(color: random.color(), radius: 3, offset: .zero),
                    ]
                    builder.withEffect(random.generator.pick(effects)) {
                        let shape = random.shape(within: 80)
                        if random.generator.next(2) == 0 {
                            builder.blurBackdrop(in: shape, radius: radius, saturation: 1.8)
                            builder.fill(shape, .color(random.color()))
                        } else {
                            builder.withEffect(.blur(radius: radius)) { builder.fill(shape, .color(random.color())) }
                        }
                    }
                }
            }
            let options = PNGOptions(scale: [1, 2, 1.5][seed % 3], background: seed % 2 == 0 ? .white : nil)
            let whole = try bitmap(list, rowsPerBand: 1000, options: options)
            let banded = try bitmap(list, rowsPerBand: 7 + seed % 58, threads: 2, options: options)
            let difference = Difference(whole, banded)
            let isClose = difference.largest <= 1 && difference.count <= whole.bytes.count / 100
            #expect(isClose, "seed \(seed): \(difference)")
        }
    }

    /// In bands that are lower than dashes are long, Cairo leaves out whole dashes. Real bands have hundreds of rows.
    @Test("dashed lines and outlines across many bands equal those of the whole image", arguments: 0..<10)
    func lines(group: Int) throws {
        for seed in group * 20..<(group + 1) * 20 {
            var generator = SeededGenerator(seed: seed)
            func point() -> CGPoint {
                CGPoint(x: .random(in: -20...100, using: &generator), y: .random(in: -20...120, using: &generator))
            }
            let list = picture(80, 100) { builder in
                for _ in 0..<4 {
                    let path = Path { path in
                        path.move(to: point())
                        path.addLine(to: point())
                        path.addCurve(to: point(), control1: point(), control2: point())
                        if generator.pick([true, false]) { path.closeSubpath() }
                    }
                    let style = StrokeStyle(
                        lineWidth: generator.length(0.2...9), lineCap: generator.pick([.butt, .round, .square]),
                        lineJoin: generator.pick([.miter, .round, .bevel]),
                        dash: generator.pick([[], [generator.length(0.5...9), generator.length(0.5...9)]]))
                    builder.stroke(.path(path), .color(.black), style: style)
                    builder.fill(.path(path), .color(ResolvedColor(hex: 0xff8800, opacity: 0.5)))
                }
            }
            let whole = try bitmap(list, rowsPerBand: 1000)
            for rows in [12, 21, 40] {
                let difference = Difference(whole, try bitmap(list, rowsPerBand: rows))
                #expect(difference.largest <= 1, "seed \(seed), \(rows) rows: \(difference)")
            }
        }
    }

    @Test func theSampleSheetInBandsEqualsTheWhole() throws {
        let options = PNGOptions(scale: 2, background: .white)
        let whole = try bitmap(SampleSheet.list, rowsPerBand: 10_000, options: options)
        for rows in [7, 64, 137] {
            let difference = Difference(whole, try bitmap(SampleSheet.list, rowsPerBand: rows, options: options))
            #expect(difference.largest <= 2 && difference.count < 1000, "\(rows) rows: \(difference)")
        }
    }

    @Test(arguments: [1, 1.5, 2] as [CGFloat])
    func nothingOfTheMemoryBelowIsSeen(scale: CGFloat) throws {
        let size = CGSize(width: 41, height: 33)
        let beginnings: [(DisplayListBuilder) -> Void] = [
            { $0.fill(.rectangle(CGRect(origin: .zero, size: size)), .color(.white)) },
            { $0.fill(.rectangle(rect(-3, -4, 100, 100)), .color(.black)) },
            {
                $0.fill(
                    .rectangle(CGRect(origin: .zero, size: size)), .color(ResolvedColor(hex: 0x80ff00, opacity: 0.5)))
            },
            { $0.fill(.rectangle(rect(0, 0, 40.5, 33)), .color(.white)) },
            { $0.fill(.rectangle(rect(0, 1, 41, 32)), .color(.white)) },
            {
                $0.fill(
                    .roundedRectangle(rect(0, 0, 41, 33), cornerSize: CGSize(width: 9, height: 9), style: .circular),
                    .color(.white))
            },
            { $0.fill(.ellipse(rect(0, 0, 41, 33)), .color(.white)) },
            { $0.stroke(.rectangle(rect(0, 0, 41, 33)), .color(.white)) },
            { _ in },
        ]
        for (number, begin) in beginnings.enumerated() {
            let builder = DisplayListBuilder()
            begin(builder)
            builder.fill(.ellipse(rect(5, 6, 20, 20)), .color(ResolvedColor(hex: 0xff0000, opacity: 0.7)))
            let region = try PixelRegion(size: size, scale: scale)
            let bands = PaintedBands(builder.finish(size: size), region: region, background: nil, rowsPerBand: 20)
            let lease = RenderCache().lease()
            func painted(over byte: UInt8) throws -> [UInt8] {
                var bytes: [UInt8] = []
                for band in 0..<bands.plan.count {
                    // The position at which the band will be painted.
                    try lease.worker.resource(BandMemory.self).pixels.scratch(region.byteCount)
                        .update(repeating: byte, count: region.byteCount)
                    let start = try bands.paint(band, with: lease.worker)
                    let count = bands.plan.rows(of: band).count * region.width * 4
                    bytes += UnsafeBufferPointer(start: start, count: count)
                }
                return bytes
            }
            #expect(try painted(over: 0) == painted(over: 0xab), "beginning \(number)")
        }
    }
}
