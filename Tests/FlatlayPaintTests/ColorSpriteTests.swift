import CPangoCairo
import CoreGeometry
import DrawingTestSupport
import FlatlayDrawing
import FlatlayText
import Foundation
import Testing
@testable import FlatlayPaint

@Suite(
    "Emoji painted from sprites",
    .enabled(if: FileManager.default.fileExists(atPath: GlyphFixtures.emoji.path), "needs Noto Color Emoji"))
struct ColorSpriteTests {
    private static func paint(_ list: DisplayList, isFast: Bool = true, _ store: GlyphStore) throws -> [UInt8] {
        let (width, height) = (Int(list.size.width), Int(list.size.height))
        let surface = try #require(CairoSurface.image(format: CAIRO_FORMAT_ARGB32, width: width, height: height))
        Painter(context: CairoContext(surface.raw), glyphs: store, isFast: isFast).paint(list.items)
        var result: [UInt8] = []
        surface.withPixels { bytes, _ in result = Array(UnsafeBufferPointer(start: bytes, count: width * height * 4)) }
        return result
    }

    /// Emoji anywhere, of any size and opacity.
    private static func list(_ seed: Int) -> DisplayList {
        var random = RandomDrawing(seed: 83_000 + seed)
        return picture(120, 120) { builder in
            builder.fill(.rectangle(CGRect(x: 0, y: 0, width: 120, height: 120)), .color(random.color()))
            for _ in 0..<4 {
                let text = String(random.generator.pick(["😀", "🎉🚀", "🍕", "🐶🔥"]))
                let size: CGFloat = random.generator.pick([9, 17, 28.5, 60])
                let origin = random.point(120)
                builder.glyphs(
                    GlyphFixtures.run(text, face: GlyphFixtures.emoji, size: size), origin: origin,
                    .color(random.color()))
            }
        }
    }

    @Test("are the same on a used and on an empty cache, and through Cairo")
    func cache() throws {
        let warm = GlyphStore(faces: FontFaceCache())
        for seed in 0..<60 {
            let list = Self.list(seed)
            let cold = try Self.paint(list, GlyphStore(faces: FontFaceCache()))
            for _ in 0..<2 { #expect(try Self.paint(list, warm) == cold) }
            let plain = try Self.paint(list, isFast: false, warm)
            let most = zip(cold, plain).map { abs(Int($0) - Int($1)) }.max() ?? 0
            #expect(most <= 1, "seed \(seed)")
        }
        #expect(warm.colorSprites.count > 20)
    }

    @Test("are at most an eighth of a pixel beside their place, and half a pixel above or below it")
    func place() throws {
        let store = GlyphStore(faces: FontFaceCache())
        func paint(_ x: CGFloat, _ y: CGFloat) throws -> [UInt8] {
            let run = GlyphFixtures.run("😀", face: GlyphFixtures.emoji, size: 20)
            return try Self.paint(
                picture(60, 60) { $0.glyphs(run, origin: CGPoint(x: x, y: y), .color(.black)) }, store)
        }
        let whole = try paint(10, 40)
        #expect(try paint(10.124, 40.499) == whole)
        #expect(try paint(9.876, 39.501) == whole)
        #expect(try paint(10.126, 40) == paint(10.25, 40))
        #expect(try paint(10.25, 40) != whole)
        // A whole pixel further it is the same glyph.
        let next = try paint(11, 41)
        for y in 1..<59 {
            let (row, below) = (y * 240, (y + 1) * 240)
            #expect(whole[(row + 4)..<(row + 220)].elementsEqual(next[(below + 8)..<(below + 224)]))
        }
    }

    @Test("are removed when they would take too much memory")
    func bounded() throws {
        let store = GlyphStore(faces: FontFaceCache())
        let run = GlyphFixtures.run("😀", face: GlyphFixtures.emoji, size: 1)
        let id = try #require(run.glyphs.first?.id)
        for index in 0..<400 {
            let size = 60 + CGFloat(index) / 100
            _ = store.colorSprites.sprite(of: id, in: run.face, size: size, phase: index & 3, glyphs: store)
            #expect(store.colorSprites.byteCount <= ColorSprites.byteLimit)
        }
        #expect((1..<400).contains(store.colorSprites.count))
        #expect(store.reducedImages.count == 0, "only the sprites are kept")
        store.removeAll()
        #expect(store.byteCount == 0)
        store.colorSprites.checkInvariants()
    }

    @Test("are drawn without sprites if they are too large for one")
    func large() throws {
        let store = GlyphStore(faces: FontFaceCache())
        store.colorSprites.areaLimit = 100
        let run = GlyphFixtures.run("😀", face: GlyphFixtures.emoji, size: 20)
        // A whole pixel, where both ways draw the same.
        let list = picture(60, 60) { $0.glyphs(run, origin: CGPoint(x: 10, y: 40), .color(.black)) }
        let direct = try Self.paint(list, store)
        #expect(store.colorSprites.byteCount == 256)
        let sprites = try Self.paint(list, GlyphStore(faces: FontFaceCache()))
        #expect((zip(direct, sprites).map { abs(Int($0) - Int($1)) }.max() ?? 0) <= 2)
        #expect(direct.contains { $0 > 0 })
    }

    @Test("with a wrong sum stop the program")
    func wrongSum() async {
        await #expect(processExitsWith: .failure) {
            let store = GlyphStore(faces: FontFaceCache())
            store.colorSprites.byteCount += 1
            store.colorSprites.checkInvariants()
        }
    }
}
