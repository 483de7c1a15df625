import CPangoCairo
import CoreGeometry
import DrawingTestSupport
import FlatlayDrawing
import FlatlayText
import Foundation
import TestSupport
import Testing
@testable import FlatlayPaint

/// Compares images that are reduced with wide registers with Cairo's.
@Suite("Images at a smaller size")
struct ImageReductionTests {
    /// An image of random pixels, some of them smooth.
    private static func image(_ generator: inout SeededGenerator) -> ImageResource {
        let (width, height) = (Int.random(in: 1...160, using: &generator), Int.random(in: 1...160, using: &generator))
        let isOpaque = generator.pick([true, false])
        let isSmooth = generator.pick([true, false])
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let alpha = isOpaque ? 255 : isSmooth ? UInt32(x * 255 / width) : generator.pixel() >> 24
                let color = isSmooth ? UInt32((x * 3 ^ y * 5) & 255) : generator.pixel() & 255
                for shift in [0, 8, 16] {
                    pixels.append(UInt8(PlainBlending.product((color + UInt32(shift * 7)) & 255, alpha)))
                }
                pixels.append(UInt8(alpha))
            }
        }
        return ImageResource(
            name: "random", pixelWidth: width, pixelHeight: height, pixels: pixels, isOpaque: isOpaque, format: .png,
            encoded: Data())
    }

    private static func drawing(_ generator: inout SeededGenerator) -> ImageDrawing {
        let image = image(&generator)
        let (across, down) = (Double.random(in: 1.2...17, using: &generator), generator.pick([1, 0.8, 1.3]))
        let scale = generator.pick([across, 1.6, 2.25, 3, 2])
        let width = max(1.2, Double(image.pixelWidth) / scale)
        let height = max(1.2, Double(image.pixelHeight) / scale * down)
        func place() -> CGFloat { generator.pick([7, 12.5, 33 + 1.0 / 3, .random(in: 2...40, using: &generator)]) }
        return ImageDrawing(
            image: image, rect: CGRect(x: place(), y: place(), width: width, height: height),
            interpolation: generator.pick([.medium, .high]))
    }

    private static func paint(
        _ drawing: ImageDrawing, isFast: Bool, scale: CGFloat = 1, opacity: CGFloat = 1, _ store: GlyphStore,
        rows: Range<Int> = 0..<200, background: UInt8 = 0x40
    ) throws -> [UInt8] {
        let width = 200
        let surface = try #require(
            CairoSurface.image(format: CAIRO_FORMAT_ARGB32, width: width, height: rows.count))
        surface.withPixels { bytes, bytesPerRow in
            for index in 0..<(bytesPerRow * rows.count) { bytes[index] = index & 3 == 3 ? 255 : background }
        }
        cairo_surface_set_device_offset(surface.raw, 0, Double(-rows.lowerBound))
        let painter = Painter(context: CairoContext(surface.raw), glyphs: store, isFast: isFast)
        painter.context.matrix = CGAffineTransform(scaleX: scale, y: scale)
        painter.opacity = opacity
        painter.draw(drawing)
        var result: [UInt8] = []
        surface.withPixels { bytes, bytesPerRow in
            result = Array(UnsafeBufferPointer(start: bytes, count: bytesPerRow * rows.count))
        }
        return result
    }

    /// The picture that Cairo paints with the image in the first pixel, moved to the place of the drawing.
    private static func movedPlain(
        _ drawing: ImageDrawing, opacity: CGFloat, _ store: GlyphStore
    ) throws -> [UInt8] {
        let (dx, dy) = (drawing.rect.minX.rounded(.down), drawing.rect.minY.rounded(.down))
        var near = drawing
        near.rect = drawing.rect.offsetBy(dx: -dx, dy: -dy)
        let picture = try paint(near, isFast: false, opacity: opacity, store)
        // The last row has background only.
        let (row, left) = (Array(picture.suffix(800)), Int(dx) * 4)
        var moved: [UInt8] = []
        for y in 0..<200 {
            let source = (y - Int(dy)) * 800
            moved += source < 0 ? row : Array(row[..<left] + picture[source..<source + 800 - left])
        }
        return moved
    }

    /// The differences of bytes that aren't equal. Equal rows are skipped: loops are slow in debug builds.
    private static func differences(_ first: [UInt8], _ second: [UInt8]) -> [Int] {
        var result: [Int] = []
        for start in stride(from: 0, to: first.count, by: 800) {
            let isEqual = first.withUnsafeBytes { one in
                second.withUnsafeBytes { memcmp($0.baseAddress! + start, one.baseAddress! + start, 800) == 0 }
            }
            if isEqual { continue }
            for index in start..<start + 800 where first[index] != second[index] {
                result.append(abs(Int(first[index]) - Int(second[index])))
            }
        }
        return result
    }

    /// A difference of one level may grow to two where a pixel is mixed with those below: at edges, and by opacity.
    @Test("are those that Cairo draws, to a level")
    func reducedImagesEqualCairos() throws {
        let store = GlyphStore(faces: FontFaceCache())
        var (reduced, different, painted) = (0, 0, 0)
        for seed in 0..<400 {
            var generator = SeededGenerator(seed: 81_000 + seed)
            let drawing = Self.drawing(&generator)
            let opacity: CGFloat = generator.pick([1, 1, 0.6])
            let isReduced = ImageReduction(drawing, .identity) != nil
            if isReduced { reduced += 1 }
            let fast = try Self.paint(drawing, isFast: true, opacity: opacity, store)
            let plain =
                isReduced
                ? try Self.movedPlain(drawing, opacity: opacity, store)
                : try Self.paint(drawing, isFast: false, opacity: opacity, store)
            painted += Int(drawing.rect.width * drawing.rect.height * 4)
            let differences = Self.differences(fast, plain)
            different += differences.count
            let most = differences.max() ?? 0
            #expect(
                most <= 2 && differences.count { $0 > 1 } <= 8,
                "seed \(seed): \(differences.count { $0 > 1 }) differ, by \(most): \(drawing.image.pixelWidth)×\(drawing.image.pixelHeight) \(drawing.interpolation) \(drawing.rect)"
            )
        }
        #expect(reduced > 200)
        #expect(different * 50 < painted, "\(different) of \(painted) bytes differ")
    }

    @Test("of one colour stay as they are")
    func evenImagesStay() throws {
        let store = GlyphStore(faces: FontFaceCache())
        for seed in 0..<40 {
            var generator = SeededGenerator(seed: 86_000 &+ seed &* 1_000_003)
            var drawing = Self.drawing(&generator)
            let color = UInt8.random(in: 0...255, using: &generator)
            let (width, height) = (drawing.image.pixelWidth, drawing.image.pixelHeight)
            drawing.image = ImageResource(
                name: "even", pixelWidth: width, pixelHeight: height,
                pixels: (0..<width * height * 4).map { $0 & 3 == 3 ? 255 : color }, isOpaque: true, format: .png,
                encoded: Data())
            drawing.rect.origin = CGPoint(x: 3, y: 5)
            drawing.rect.size = CGSize(
                width: drawing.rect.width.rounded(.up), height: drawing.rect.height.rounded(.up))
            guard ImageReduction(drawing, .identity) != nil else { continue }
            let painted = try Self.paint(drawing, isFast: true, store, background: color)
            #expect(painted.indices.allSatisfy { $0 & 3 == 3 || painted[$0] == color }, "seed \(seed)")
        }
    }

    @Test("at another whole pixel are the same")
    func movedByWholePixels() throws {
        let store = GlyphStore(faces: FontFaceCache())
        for seed in 0..<60 {
            var generator = SeededGenerator(seed: 87_000 &+ seed &* 1_000_003)
            let drawing = Self.drawing(&generator)
            let visible = PixelArea(x: 0, y: 0, width: 200, height: 200)
            guard let first = store.reducedImages.result(of: drawing, .identity, visible: visible) else { continue }
            var moved = drawing
            moved.rect.origin.x += 3
            moved.rect.origin.y += 1
            let second = try #require(store.reducedImages.result(of: moved, .identity, visible: visible))
            // Places that are no binary fractions are rounded once more when they are moved.
            guard drawing.rect.minX * 2 == (drawing.rect.minX * 2).rounded() else { continue }
            guard drawing.rect.minY * 2 == (drawing.rect.minY * 2).rounded() else { continue }
            #expect(first.image === second.image, "seed \(seed)")
            #expect(second.area.x == first.area.x + 3 && second.area.y == first.area.y + 1)
        }
    }

    /// Only a silhouette knows that colours do not matter; without, Cairo reduces the image.
    @Test("without transparency are their rectangle in a silhouette")
    func opaqueSilhouettesEqualRectangles() throws {
        let store = GlyphStore(faces: FontFaceCache())
        for seed in 0..<150 {
            var generator = SeededGenerator(seed: 85_000 + seed)
            let drawing = Self.drawing(&generator)
            func paint(depth: Int) throws -> [UInt8] {
                let surface = try #require(CairoSurface.image(format: CAIRO_FORMAT_A8, width: 200, height: 200))
                let painter = Painter(
                    context: CairoContext(surface.raw), glyphs: store, silhouetteDepth: depth)
                painter.draw(drawing)
                var result: [UInt8] = []
                surface.withPixels { bytes, bytesPerRow in
                    result = Array(UnsafeBufferPointer(start: bytes, count: bytesPerRow * 200))
                }
                return result
            }
            #expect(try paint(depth: 1) == paint(depth: 0), "seed \(seed)")
        }
    }

    @Test("do not depend on the part that is painted, nor on what was painted before")
    func partsEqualTheWhole() throws {
        let warm = GlyphStore(faces: FontFaceCache())
        for seed in 0..<100 {
            var generator = SeededGenerator(seed: 82_000 + seed)
            let drawing = Self.drawing(&generator)
            // Cairo's depend on the part.
            guard ImageReduction(drawing, .identity) != nil else { continue }
            let whole = try Self.paint(drawing, isFast: true, GlyphStore(faces: FontFaceCache()))
            for _ in 0..<2 { #expect(try Self.paint(drawing, isFast: true, warm) == whole) }
            var (parts, top) = ([] as [UInt8], 0)
            while top < 200 {
                let bottom = min(200, top + Int.random(in: 1...60, using: &generator))
                let store = generator.pick([warm, GlyphStore(faces: FontFaceCache())])
                parts += try Self.paint(drawing, isFast: true, store, rows: top..<bottom)
                top = bottom
            }
            #expect(parts == whole, "seed \(seed)")
        }
    }

    @Test("are kept up to a limit, and do not keep their images")
    func bounded() throws {
        let store = GlyphStore(faces: FontFaceCache())
        let images = (0..<30).map { index in
            ImageResource(
                name: "\(index)", pixelWidth: 900, pixelHeight: 900,
                pixels: [UInt8](repeating: 9, count: 900 * 900 * 4),
                isOpaque: false, format: .png, encoded: Data())
        }
        let visible = PixelArea(x: 0, y: 0, width: 600, height: 600)
        func result(_ image: ImageResource, x: CGFloat = 0) -> ReducedImage? {
            let drawing = ImageDrawing(image: image, rect: CGRect(x: x, y: 0, width: 450, height: 450))
            // Half the size is left to Cairo, so it is a little more.
            return store.reducedImages.result(
                of: drawing, CGAffineTransform(scaleX: 1.1, y: 1.1), visible: visible)?.image
        }
        for image in images {
            let first = try #require(result(image))
            #expect(result(image) === first)
            #expect(result(image, x: 3) !== first)
            #expect(store.reducedImages.byteCount <= ReducedImages.byteLimit)
            store.reducedImages.checkInvariants()
        }
        #expect((2..<60).contains(store.reducedImages.count))
        weak var gone: ImageResource?
        do {
            let image = ImageResource(
                name: "gone", pixelWidth: 90, pixelHeight: 90, pixels: [], isOpaque: false, format: .png,
                encoded: Data())
            gone = image
            let drawing = ImageDrawing(image: image, rect: CGRect(x: 0, y: 0, width: 40, height: 40))
            #expect(store.reducedImages.result(of: drawing, .identity, visible: visible) != nil)
        }
        #expect(gone == nil)
        #expect(
            store.reducedImages.result(
                of: ImageDrawing(image: images[0], rect: CGRect(x: 550, y: 0, width: 450, height: 450)), .identity,
                visible: visible) == nil, "too little of it is visible")
    }

    @Test("with a wrong sum stop the program")
    func wrongSum() async {
        await #expect(processExitsWith: .failure) {
            let images = ReducedImages()
            images.byteCount += 1
            images.checkInvariants()
        }
    }
}
