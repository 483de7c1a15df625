/// What painters keep of fonts, shapes and gradients from drawing to drawing, and from picture to picture. A store serves
/// one thread.
final class GlyphStore {
    let faces: FontFaceCache
    let outlines: GlyphOutlines
    let masks: GlyphMasks
    let colorGlyphs: ColorGlyphs
    let sprites = SpriteCache()
    let gradients = GradientTables()

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
    func removeAll() {
        masks.removeAll()
        colorGlyphs.removeAll()
        sprites.removeAll()
        gradients.removeAll()
    }
}
