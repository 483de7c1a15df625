import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation

/// The cached sprites of shapes that were drawn. Use it on one thread only.
///
/// A sprite depends only on its shape, so it never matters what was drawn before.
final class SpriteCache {
    /// The cache is emptied when it would exceed this number of bytes.
    static let byteLimit = 4_000_000

    /// The key of a shape's shadow, which is its blurred coverage.
    private struct Shadow: Hashable {
        var shape: SpriteShape
        var veils: [Float]
        var sigma: CGFloat
        var reach: Int
    }

    @exclusivity(unchecked) private var sprites: [SpriteShape: Sprite] = [:]
    private var shadows: [Shadow: Sprite] = [:]
    /// The approximate memory of the sprites, in bytes. Only tests change it from outside.
    var byteCount = 0
    /// The most recently used sprites.
    @exclusivity(unchecked) private var recent: [(shape: SpriteShape, sprite: Sprite)] = []
    @exclusivity(unchecked) private var oldest = 0

    var count: Int { sprites.count + shadows.count }

    func removeAll() {
        sprites = [:]
        shadows = [:]
        recent = []
        oldest = 0
        byteCount = 0
    }

    /// Returns the coverage of a shape; nil if there is no memory for it.
    func sprite(of shape: SpriteShape, glyphs: GlyphStore) -> Sprite? {
        // By index: an iterator copies each pair, with its references.
        for index in recent.indices where recent[index].shape == shape { return recent[index].sprite }
        guard let sprite = sprites[shape] ?? insert(shape, glyphs) else { return nil }
        // A cell has a few shapes, which the next cell has, too.
        if recent.count < 4 {
            recent.append((shape, sprite))
        } else {
            recent[oldest] = (shape, sprite)
            oldest = (oldest + 1) & 3
        }
        return sprite
    }

    /// Returns the blurred coverage of a shape, with `reach` more pixels on each side; nil if there is no memory for
    /// it.
    ///
    /// - Parameter veils: the opacities of further fills of the shape.
    func shadow(
        of shape: SpriteShape, veils: [Float] = [], sigma: CGFloat, reach: Int, glyphs: GlyphStore
    ) -> Sprite? {
        let key = Shadow(shape: shape, veils: veils, sigma: sigma, reach: reach)
        if let known = shadows[key] { return known }
        guard let sprite = painted(shape, veils: veils, margin: reach, blur: GaussianBlur(sigma: sigma), glyphs) else {
            return nil
        }
        makeRoom(for: sprite)
        shadows[key] = sprite
        checkInvariants()
        return sprite
    }

    private func insert(_ shape: SpriteShape, _ glyphs: GlyphStore) -> Sprite? {
        guard let sprite = painted(shape, glyphs) else { return nil }
        makeRoom(for: sprite)
        sprites[shape] = sprite
        checkInvariants()
        return sprite
    }

    private func makeRoom(for sprite: Sprite) {
        if byteCount + sprite.byteCount > SpriteCache.byteLimit { removeAll() }
        byteCount += sprite.byteCount
    }

    /// Checks, in debug builds, that the sum is that of the sprites.
    func checkInvariants() {
        assert(
            byteCount == sprites.values.reduce(0) { $0 + $1.byteCount }
                + shadows.values.reduce(0) { $0 + $1.byteCount }, "the sum of the cache differs from its sprites")
    }

    private func painted(
        _ shape: SpriteShape, veils: [Float] = [], margin: Int = 0, blur: GaussianBlur? = nil, _ glyphs: GlyphStore
    ) -> Sprite? {
        let (width, height) = (shape.columns + 2 * margin, shape.rows + 2 * margin)
        guard let surface = CairoSurface.image(format: CAIRO_FORMAT_A8, width: width, height: height) else {
            return nil
        }
        let painter = Painter(context: CairoContext(surface.raw), glyphs: glyphs)
        painter.context.matrix = CGAffineTransform(
            a: shape.scale, b: 0, c: 0, d: shape.scale, tx: CGFloat(margin), ty: CGFloat(margin))
        if let line = shape.line {
            painter.stroke(shape.drawnShape, .color(.black), line)
        } else {
            painter.fill(shape.drawnShape, .color(.black), FillStyle())
            for opacity in veils {
                painter.fill(shape.drawnShape, .color(ResolvedColor(hex: 0, opacity: opacity)), FillStyle())
            }
        }
        var sprite: Sprite?
        surface.withPixels { bytes, bytesPerRow in
            blur?.apply(to: bytes, width: width, height: height, bytesPerRow: bytesPerRow, channels: 1)
            sprite = Sprite(
                bytes, bytesPerRow: bytesPerRow, width: width, height: height,
                middleColumn: shape.middleColumn.map { $0 + margin }, middleRow: shape.middleRow.map { $0 + margin })
        }
        return sprite
    }
}
