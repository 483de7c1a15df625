import FlatlayDrawing
import Foundation

/// The pictures of glyphs in colours of their own, such as emoji, each read from its font once.
final class ColorGlyphs {
    private struct Key: Hashable {
        var face: FontFace
        var glyph: UInt32
    }

    private let outlines: GlyphOutlines
    private var pictures: [Key: GlyphBitmap?] = [:]

    init(outlines: GlyphOutlines) {
        self.outlines = outlines
    }

    /// The drawings of a run's glyphs whose baseline starts at `origin`.
    func drawings(of run: GlyphRun, at origin: CGPoint) -> [ImageDrawing] {
        run.glyphs.compactMap { glyph in
            guard let picture = picture(of: glyph.id, in: run.face) else { return nil }
            let unit = picture.rect
            let rect = CGRect(
                x: origin.x + glyph.position.x + unit.minX * run.size,
                y: origin.y + glyph.position.y + unit.minY * run.size,
                width: unit.width * run.size, height: unit.height * run.size)
            return ImageDrawing(image: picture.image, rect: rect, interpolation: .high)
        }
    }

    private func picture(of glyph: UInt32, in face: FontFace) -> GlyphBitmap? {
        let key = Key(face: face, glyph: glyph)
        if let known = pictures[key] { return known }
        if pictures.count >= 1024 { pictures = [:] }
        let picture = outlines.bitmap(of: glyph, face: face)
        pictures[key] = .some(picture)
        return picture
    }
}
