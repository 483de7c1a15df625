/// What painters keep of fonts from drawing to drawing, and from picture to picture. A store serves one thread.
final class GlyphStore {
    let faces: FontFaceCache
    let outlines: GlyphOutlines
    let masks: GlyphMasks
    let colorGlyphs: ColorGlyphs

    init(faces: FontFaceCache) {
        self.faces = faces
        outlines = GlyphOutlines(fonts: faces)
        masks = GlyphMasks(faces: faces)
        colorGlyphs = ColorGlyphs(outlines: outlines)
    }
}
