import FlatlayRendering
import FlatlayText

/// What painters keep of fonts, shapes and gradients from drawing to drawing, and from picture to picture. A store serves
/// one thread.
package final class GlyphStore: WorkerResource {
    package let faces: FontFaceCache
    package let outlines: GlyphOutlines
    let masks: GlyphMasks
    package let colorGlyphs: ColorGlyphs
    let sprites = SpriteCache()
    let gradients = GradientTables()

    package convenience init(worker: RenderWorker) {
        self.init(faces: worker.resource())
    }

    init(faces: FontFaceCache) {
        self.faces = faces
        outlines = GlyphOutlines(fonts: faces)
        masks = GlyphMasks(faces: faces)
        colorGlyphs = ColorGlyphs(outlines: outlines)
    }

    /// How many masks, pictures of glyphs, sprites and tables are kept.
    var count: Int { masks.count + colorGlyphs.count + sprites.count + gradients.count }

    /// About how much memory they take.
    var byteCount: Int { masks.byteCount + colorGlyphs.byteCount + sprites.byteCount + gradients.byteCount }

    /// Forgets all of them.
    package func removeAll() {
        masks.removeAll()
        colorGlyphs.removeAll()
        sprites.removeAll()
        gradients.removeAll()
    }

    package var statistics: [CacheStatistics] {
        [
            CacheStatistics(
                name: "painted glyphs", count: masks.count, byteCount: masks.byteCount, byteLimit: GlyphMasks.byteLimit),
            CacheStatistics(
                name: "pictures of glyphs", count: colorGlyphs.count, byteCount: colorGlyphs.byteCount,
                byteLimit: ColorGlyphs.byteLimit),
            CacheStatistics(
                name: "shapes", count: sprites.count, byteCount: sprites.byteCount, byteLimit: SpriteCache.byteLimit),
            CacheStatistics(
                name: "gradients", count: gradients.count, byteCount: gradients.byteCount,
                byteLimit: GradientTables.byteLimit),
        ]
    }
}
