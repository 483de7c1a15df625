import FlatlayText
import FlatlayDrawing
import Foundation

/// The images of colour glyphs, such as emoji, each read from its font once.
package final class ColorGlyphs {
    private struct Key: Hashable {
        var face: FontFace
        var glyph: UInt32
    }

    private let outlines: GlyphOutlines
    /// The cache is emptied when it exceeds this number of bytes.
    static let byteLimit = 16_000_000

    private var pictures: [Key: GlyphBitmap?] = [:]
    /// The approximate memory of the images, in bytes.
    private(set) var byteCount = 0

    init(outlines: GlyphOutlines) {
        self.outlines = outlines
    }

    var count: Int { pictures.count }

    func removeAll() {
        pictures = [:]
        byteCount = 0
    }

    /// Returns the image drawings of a run's glyphs, with the baseline starting at `origin`.
    package func drawings(of run: GlyphRun, at origin: CGPoint) -> [ImageDrawing] {
        run.glyphs.compactMap { drawing(of: $0, in: run, at: origin) }
    }

    /// Returns the image drawing of one of a run's glyphs; nil if it has no image.
    func drawing(of glyph: GlyphRun.Glyph, in run: GlyphRun, at origin: CGPoint) -> ImageDrawing? {
        guard let picture = picture(of: glyph.id, in: run.face) else { return nil }
        let unit = picture.rect
        let rect = CGRect(
            x: origin.x + glyph.position.x + unit.minX * run.size,
            y: origin.y + glyph.position.y + unit.minY * run.size,
            width: unit.width * run.size, height: unit.height * run.size)
        return ImageDrawing(image: picture.image, rect: rect, interpolation: .high)
    }

    /// Returns the image of a glyph; nil if it has none.
    func picture(of glyph: UInt32, in face: FontFace) -> GlyphBitmap? {
        let key = Key(face: face, glyph: glyph)
        if let known = pictures[key] { return known }
        if pictures.count >= 1024 || byteCount > ColorGlyphs.byteLimit { removeAll() }
        let picture = outlines.bitmap(of: glyph, face: face)
        byteCount += 128 + (picture.map { $0.image.pixels.count + $0.image.encoded.count } ?? 0)
        pictures[key] = .some(picture)
        return picture
    }
}
