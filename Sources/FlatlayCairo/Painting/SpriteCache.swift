import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation

/// The sprites of shapes that were drawn. A cache serves one thread.
///
/// What a sprite holds is decided by its shape alone, so that it never matters what was drawn before.
final class SpriteCache {
    /// With more than this many bytes, all is forgotten.
    private static let byteLimit = 8_000_000

    private var sprites: [SpriteShape: Sprite] = [:]
    /// About how much memory the sprites take.
    private(set) var byteCount = 0
    /// The sprites that were asked for last.
    private var recent: [(shape: SpriteShape, sprite: Sprite)] = []
    private var oldest = 0

    var count: Int { sprites.count }

    func removeAll() {
        sprites = [:]
        recent = []
        oldest = 0
        byteCount = 0
    }

    /// The coverage of a shape; nil where there is no memory for it.
    func sprite(of shape: SpriteShape, glyphs: GlyphStore) -> Sprite? {
        for known in recent where known.shape == shape { return known.sprite }
        guard let sprite = sprites[shape] ?? insert(shape, glyphs) else { return nil }
        // A cell has a few shapes, which the next one has again.
        if recent.count < 4 {
            recent.append((shape, sprite))
        } else {
            recent[oldest] = (shape, sprite)
            oldest = (oldest + 1) & 3
        }
        return sprite
    }

    private func insert(_ shape: SpriteShape, _ glyphs: GlyphStore) -> Sprite? {
        guard let surface = CairoSurface.image(format: CAIRO_FORMAT_A8, width: shape.columns, height: shape.rows) else {
            return nil
        }
        let painter = Painter(context: CairoContext(surface.raw), target: .pixels, glyphs: glyphs)
        painter.context.matrix = CGAffineTransform(scaleX: shape.scale, y: shape.scale)
        if let line = shape.line {
            painter.stroke(shape.drawnShape, .color(.black), line)
        } else {
            painter.fill(shape.drawnShape, .color(.black), FillStyle())
        }
        var sprite: Sprite?
        surface.withPixels { bytes, bytesPerRow in
            sprite = Sprite(
                bytes, bytesPerRow: bytesPerRow, width: shape.columns, height: shape.rows,
                middleColumn: shape.middleColumn, middleRow: shape.middleRow)
        }
        guard let sprite else { return nil }
        if byteCount + sprite.byteCount > SpriteCache.byteLimit { removeAll() }
        byteCount += sprite.byteCount
        sprites[shape] = sprite
        return sprite
    }
}
