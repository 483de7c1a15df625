import FlatlayRendering
import FlatlayText

/// The caches that painters share between drawings and between images: fonts, shapes and gradients. Use a store on one
/// thread only.
package final class GlyphStore: WorkerResource {
    package let faces: FontFaceCache
    package let outlines: GlyphOutlines
    let masks: GlyphMasks
    package let colorGlyphs: ColorGlyphs
    let colorSprites: ColorSprites
    let sprites = SpriteCache()
    let gradients = GradientTables()
    let reducedImages = ReducedImages()
    let imageMemory = ImageMemory()

    package convenience init(worker: RenderWorker) {
        self.init(faces: worker.resource())
    }

    init(faces: FontFaceCache) {
        self.faces = faces
        outlines = GlyphOutlines(fonts: faces)
        masks = GlyphMasks(faces: faces)
        colorGlyphs = ColorGlyphs(outlines: outlines)
        colorSprites = ColorSprites(pictures: colorGlyphs)
    }

    /// The number of cached masks, glyph images, sprites and tables.
    var count: Int {
        masks.count + colorGlyphs.count + colorSprites.count + sprites.count + gradients.count + reducedImages.count
    }

    /// Their approximate memory, in bytes.
    var byteCount: Int {
        masks.byteCount + colorGlyphs.byteCount + colorSprites.byteCount + sprites.byteCount + gradients.byteCount
            + reducedImages.byteCount
            + imageMemory.byteCount
    }

    /// Empties all caches.
    package func removeAll() {
        masks.removeAll()
        colorGlyphs.removeAll()
        colorSprites.removeAll()
        sprites.removeAll()
        gradients.removeAll()
        reducedImages.removeAll()
        imageMemory.removeAll()
    }

    package var statistics: [CacheStatistics] {
        [
            CacheStatistics(
                name: "painted glyphs", count: masks.count, byteCount: masks.byteCount, byteLimit: GlyphMasks.byteLimit),
            CacheStatistics(
                name: "pictures of glyphs", count: colorGlyphs.count, byteCount: colorGlyphs.byteCount,
                byteLimit: ColorGlyphs.byteLimit),
            CacheStatistics(
                name: "painted colour glyphs", count: colorSprites.count, byteCount: colorSprites.byteCount,
                byteLimit: ColorSprites.byteLimit),
            CacheStatistics(
                name: "shapes", count: sprites.count, byteCount: sprites.byteCount, byteLimit: SpriteCache.byteLimit),
            CacheStatistics(
                name: "gradients", count: gradients.count, byteCount: gradients.byteCount,
                byteLimit: GradientTables.byteLimit),
            CacheStatistics(
                name: "reduced images", count: reducedImages.count, byteCount: reducedImages.byteCount,
                byteLimit: ReducedImages.byteLimit),
            CacheStatistics(
                name: "memory of images", count: imageMemory.count, byteCount: imageMemory.byteCount,
                byteLimit: ImageMemory.byteLimit),
        ]
    }
}
