import CPangoCairo
import CoreGeometry
import DrawingTestSupport
import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayPaint
@testable import FlatlayText

/// Compares drawings made directly on the pixels with the same drawings by Cairo.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: GlyphFixtures.sans.path), "needs the font Inter"))
struct FastPaintingTests {
    private static let side: CGFloat = 150
    private static let scales: [CGFloat] = [1, 2, 3, 1.5]

    /// The pixels of an image, or of some of its rows.
    private func paint(
        _ list: DisplayList, scale: CGFloat, isFast: Bool = true, store: GlyphStore, rows: Range<Int>? = nil
    ) throws -> [UInt8] {
        let region = try PixelRegion(size: list.size, scale: scale)
        return try paint(
            list, scale: scale, isFast: isFast, store: store,
            PixelArea(
                x: 0, y: rows?.lowerBound ?? 0, width: region.width, height: rows?.count ?? region.height))
    }

    /// The pixels of an image drawn by Cairo, with a margin.
    private func paintPlain(_ list: DisplayList, scale: CGFloat, store: GlyphStore) throws -> [UInt8] {
        let region = try PixelRegion(size: list.size, scale: scale)
        let margin = 200
        let area = PixelArea(
            x: -margin, y: -margin, width: region.width + 2 * margin, height: region.height + 2 * margin)
        let bytes = try paint(list, scale: scale, isFast: false, store: store, area)
        var result: [UInt8] = []
        for row in margin..<(margin + region.height) {
            let start = (row * area.width + margin) * 4
            result += bytes[start..<(start + region.width * 4)]
        }
        return result
    }

    private func paint(
        _ list: DisplayList, scale: CGFloat, isFast: Bool, store: GlyphStore, _ area: PixelArea
    ) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: area.width * area.height * 4)
        try bytes.withUnsafeMutableBufferPointer { buffer in
            let raw = try #require(
                cairo_image_surface_create_for_data(
                    buffer.baseAddress, CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height),
                    Int32(area.width * 4)))
            let surface = CairoSurface(owning: raw)
            cairo_surface_set_device_offset(surface.raw, Double(-area.x), Double(-area.y))
            let context = CairoContext(surface.raw)
            let painter = Painter(context: context, glyphs: store, isFast: isFast)
            context.matrix = CGAffineTransform(scaleX: scale, y: scale)
            painter.paint(list.items)
            #expect(context.failure == nil)
            cairo_surface_finish(surface.raw)
        }
        return bytes
    }

    /// Compares images drawn both ways.
    ///
    /// At the edges of a surface, Cairo clips outlines and rounds the pieces, by up to twenty levels. Sprites are
    /// never clipped; other drawings are. So a pixel may equal that of a larger surface or that of this one.
    private func compare(
        _ seeds: Range<Int>, tolerance: Int = 1, _ draw: (inout RandomDrawing, DisplayListBuilder) -> Void
    ) throws {
        let store = GlyphStore(faces: FontFaceCache())
        for seed in seeds {
            var random = RandomDrawing(seed: seed)
            let background = random.generator.pick([ResolvedColor.white, .black, random.color(), .clear])
            let scale = random.generator.pick(FastPaintingTests.scales)
            let list = picture(FastPaintingTests.side / scale, FastPaintingTests.side / scale) { builder in
                builder.fill(.rectangle(rect(-100, -100, 500, 500)), .color(background))
                draw(&random, builder)
            }
            let fast = try paint(list, scale: scale, store: store)
            let whole = try paintPlain(list, scale: scale, store: store)
            let cut = try paint(list, scale: scale, isFast: false, store: store)
            var (most, place, count) = (0, 0, 0)
            for index in fast.indices {
                let value = Int(fast[index])
                let difference = min(abs(value - Int(whole[index])), abs(value - Int(cut[index])))
                if difference > tolerance { count += 1 }
                if difference > most { (most, place) = (difference, index) }
            }
            let width = try PixelRegion(size: list.size, scale: scale).width
            #expect(
                most <= tolerance,
                "seed \(seed), scale \(scale): \(count) differ, by \(most) at (\(place / 4 % width), \(place / 4 / width))\n\(list)"
            )
        }
    }

    @Test func filledShapesEqualCairos() throws {
        try compare(0..<300) { random, builder in
            builder.fill(random.shape(within: FastPaintingTests.side), .color(random.color()))
        }
    }

    @Test func linesEqualCairos() throws {
        try compare(1000..<1300) { random, builder in
            builder.stroke(random.shape(within: FastPaintingTests.side), .color(random.color()), style: random.line())
        }
    }

    @Test func gradientsEqualThoseThroughCairo() throws {
        try compare(2000..<2120) { random, builder in
            let side = FastPaintingTests.side
            builder.fill(random.shape(within: side), random.gradient(within: side))
        }
    }

    @Test func textEqualsCairos() throws {
        try compare(3000..<3100) { random, builder in
            builder.glyphs(random.text(), origin: random.point(FastPaintingTests.side), .color(random.color()))
        }
    }

    @Test func clipsEqualThoseThroughCairo() throws {
        try compare(4000..<4150) { random, builder in
            let side = FastPaintingTests.side
            builder.withEffect(.clip(random.shape(within: side), FillStyle())) {
                builder.fill(random.shape(within: side), .color(random.color()))
                builder.fill(.rectangle(rect(-100, -100, 500, 500)), .color(random.color()))
            }
        }
    }

    @Test func shadowsEqualThoseThroughCairo() throws {
        try compare(8000..<8100) { random, builder in
            let shape = random.shape(within: FastPaintingTests.side)
            let radius = random.generator.pick([0, 0.1, 1, 2.5, 4, 7, 12])
            let offset = CGSize(width: random.place(-5...5), height: random.generator.pick([0, 2, -3.7]))
            let color = random.color()
            builder.withEffect(.shadow(color: color, radius: radius, offset: offset)) {
                builder.fill(shape, .color(.pureGreen))
                builder.fill(.rectangle(shape.bounds.insetBy(dx: 20, dy: 20)), .color(.pureBlue))
            }
        }
    }

    /// Blurred drawings, which are mostly painted with fewer pixels, are scaled up as Cairo scales them.
    @Test func blursEqualThoseThroughCairo() throws {
        try compare(10_000..<10_100, tolerance: 2) { random, builder in
            let radius = random.generator.pick([0.7, 3, 9, 17, 40, 150] as [CGFloat])
            builder.withEffect(.opacity(random.generator.pick([1, 0.6]))) {
                builder.withEffect(.blur(radius: radius)) {
                    for _ in 0..<2 {
                        builder.fill(random.shape(within: FastPaintingTests.side), .color(random.color()))
                    }
                }
            }
            let offset = CGSize(width: random.place(-5...5), height: random.generator.pick([0, 2, -3.7]))
            builder.withEffect(.shadow(color: random.color(), radius: radius, offset: offset)) {
                builder.fill(random.shape(within: FastPaintingTests.side), .color(random.color()))
                builder.glyphs(random.text(), origin: random.point(FastPaintingTests.side), .color(random.color()))
            }
        }
    }

    /// A material casts the shadow of its shape if what lies below it is opaque.
    @Test func shadowsOfMaterialsEqualThoseThroughCairo() throws {
        try compare(9000..<9100) { random, builder in
            for _ in 0..<2 { builder.fill(random.shape(within: FastPaintingTests.side), .color(random.color())) }
            let shape = random.shape(within: FastPaintingTests.side)
            let radius = random.generator.pick([0, 1, 4, 12, 30, 45, 70] as [CGFloat])
            let offset = CGSize(width: random.place(-5...5), height: random.generator.pick([0, 2, -3.7]))
            let blur = random.generator.pick([2, 9, 20] as [CGFloat])
            let (saturation, tints) = (random.generator.pick([1, 1.8]), random.generator.next(3))
            builder.withEffect(.shadow(color: random.color(), radius: radius, offset: offset)) {
                builder.blurBackdrop(in: shape, radius: blur, saturation: saturation)
                for _ in 0..<tints { builder.fill(shape, .color(random.color())) }
                builder.fill(.rectangle(shape.bounds.insetBy(dx: 20, dy: 20)), .color(.pureBlue))
            }
        }
    }

    /// Rounding errors add up if many translucent drawings overlap.
    @Test func wholePicturesEqualCairos() throws {
        try compare(5000..<5120, tolerance: 3) { random, builder in
            for _ in 0..<6 { random.draw(on: builder, within: FastPaintingTests.side) }
        }
    }

    @Test func whatWasDrawnBeforeChangesNothing() throws {
        let lists = (0..<60).map { seed in
            var random = RandomDrawing(seed: seed + 6000)
            return picture(100, 100) { builder in
                for _ in 0..<6 { random.draw(on: builder, within: 100) }
            }
        }
        let warm = GlyphStore(faces: FontFaceCache())
        for list in lists { _ = try paint(list, scale: 2, store: warm) }
        for list in lists {
            let cold = try paint(list, scale: 2, store: GlyphStore(faces: FontFaceCache()))
            #expect(try paint(list, scale: 2, store: warm) == cold)
        }
    }

    @Test func partsEqualTheWhole() throws {
        let store = GlyphStore(faces: FontFaceCache())
        for seed in 7000..<7060 {
            var random = RandomDrawing(seed: seed)
            let scale = random.generator.pick(FastPaintingTests.scales)
            let list = picture(100, 100) { builder in
                for _ in 0..<4 {
                    builder.fill(random.shape(within: 100), .color(random.color()))
                    builder.stroke(random.shape(within: 100), .color(random.color()), style: random.line())
                    builder.fill(random.shape(within: 100), random.gradient(within: 100))
                    builder.glyphs(random.text(), origin: random.point(100), .color(random.color()))
                    builder.withEffect(.shadow(color: random.color(), radius: 5, offset: .zero)) {
                        builder.fill(random.shape(within: 100), .color(.white))
                    }
                }
            }
            let height = Int(100 * scale)
            let whole = try paint(list, scale: scale, store: store)
            var parts: [UInt8] = []
            for top in stride(from: 0, to: height, by: 37) {
                parts += try paint(list, scale: scale, store: store, rows: top..<min(top + 37, height))
            }
            let rowLength = whole.count / height
            let first = zip(whole, parts).enumerated().first { $1.0 != $1.1 }.map { $0.offset / rowLength }
            #expect(whole == parts, "seed \(seed): row \(first ?? -1)")
        }
    }

    @Test func cachesAreBounded() throws {
        let store = GlyphStore(faces: FontFaceCache())
        let list = picture(1000, 1000) { builder in
            for index in 0..<1500 {
                let side = 180 + CGFloat(index) * 0.01
                builder.fill(.ellipse(rect(CGFloat(index), 3, side, side)), .color(.black))
            }
            for index in 0..<300 {
                let stops = [0, 1].map { GradientStop(color: ResolvedColor(hex: UInt32(index)), location: $0) }
                let end = CGPoint(x: 3000, y: 0)
                builder.fill(.rectangle(rect(0, 0, 9, 9)), .linearGradient(stops: stops, start: .zero, end: end))
            }
        }
        _ = try paint(list, scale: 1, store: store)
        #expect((1...250).contains(store.sprites.count))
        #expect((1...8_000_000).contains(store.sprites.byteCount))
        #expect((1...1_100_000).contains(store.gradients.byteCount))
        store.removeAll()
        #expect(store.sprites.count + store.gradients.count + store.masks.count == 0)
        #expect(store.byteCount == 0)
    }
}
