import CoreGeometry
import FlatlayDrawing
import FlatlayText
import Foundation
import Testing
@testable import FlatlayPaint

@Suite("The cache of sprites")
struct SpriteCacheTests {
    private static func glyphs() -> GlyphStore { GlyphStore(faces: FontFaceCache()) }

    /// Caches the sprites of circles and their shadows.
    private static func draw(_ sides: some Sequence<Int>, in store: GlyphStore) throws {
        for side in sides {
            let shape = DrawnShape.ellipse(CGRect(x: 0, y: 0, width: side, height: side))
            let placed = try #require(SpriteShape.placed(shape, line: nil, .identity))
            _ = store.sprites.sprite(of: placed.shape, glyphs: store)
            _ = store.sprites.shadow(of: placed.shape, sigma: 3, reach: 10, glyphs: store)
        }
    }

    @Test("the sum is that of the sprites, also after sprites were removed to make room")
    func usual() throws {
        let store = Self.glyphs()
        try Self.draw(10..<20, in: store)
        store.sprites.checkInvariants()
        #expect(store.sprites.count == 20)
        try Self.draw(200..<260, in: store)
        store.sprites.checkInvariants()
        #expect(store.sprites.count < 120)
        #expect((1...SpriteCache.byteLimit).contains(store.sprites.byteCount))
        store.sprites.removeAll()
        store.sprites.checkInvariants()
    }

    @Test("a sum that differs from the sprites stops the program")
    func wrongSum() async {
        await #expect(processExitsWith: .failure) {
            let store = SpriteCacheTests.glyphs()
            try SpriteCacheTests.draw(10..<12, in: store)
            store.sprites.byteCount += 1
            store.sprites.checkInvariants()
        }
    }

    @Test("a wrong sum stops the program when a sprite is added")
    func wrongSumBeforeAnother() async {
        await #expect(processExitsWith: .failure) {
            let store = SpriteCacheTests.glyphs()
            try SpriteCacheTests.draw(10..<12, in: store)
            store.sprites.byteCount -= 1
            try SpriteCacheTests.draw(12..<13, in: store)
        }
    }

    @Test("a wrong sum stops the program when only a shadow is added")
    func wrongSumBeforeAShadow() async {
        await #expect(processExitsWith: .failure) {
            let store = SpriteCacheTests.glyphs()
            let placed = try #require(
                SpriteShape.placed(.ellipse(CGRect(x: 0, y: 0, width: 9, height: 9)), line: nil, .identity))
            store.sprites.byteCount += 7
            _ = store.sprites.shadow(of: placed.shape, sigma: 2, reach: 8, glyphs: store)
        }
    }
}
