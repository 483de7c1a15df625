import FlatlayDrawing
import Foundation

/// A glyph of a face, whatever its size. Faces are told by their numbers in ``SVGFaces``.
struct SVGGlyph: Hashable {
    var face: Int
    var id: UInt32
}

/// Two neighbouring glyphs and the distance between them, in thousandths of the font size.
struct SVGGlyphPair: Hashable {
    var face: Int
    var first: UInt32
    var second: UInt32
    var step: Int
}

/// A stretch of glyphs of one face and their places, in thousandths of the font size.
struct SVGRunShape: Hashable {
    /// A glyph, its place, and the distance to the next one, which rounding leaves the same wherever both are.
    struct Glyph: Hashable {
        var id: UInt32
        var x: Int
        var y: Int
        var step: Int
    }

    var face: Int
    var glyphs: [Glyph] = []

    init(_ run: GlyphRun, face: Int) {
        self.face = face
        glyphs.reserveCapacity(run.glyphs.count)
        let factor = 1000 / run.size
        func thousandths(_ value: CGFloat) -> Int {
            let scaled = (value * factor).rounded()
            return abs(scaled) < 1e12 ? Int(scaled) : 0
        }
        var next = run.glyphs.first
        for index in run.glyphs.indices {
            guard let glyph = next else { break }
            next = index + 1 < run.glyphs.count ? run.glyphs[index + 1] : nil
            let step = next.map { thousandths($0.position.x - glyph.position.x) } ?? 0
            glyphs.append(
                Glyph(id: glyph.id, x: thousandths(glyph.position.x), y: thousandths(glyph.position.y), step: step))
        }
    }

    /// The glyph at an index and the next one, where both stand on one line.
    func pair(at index: Int) -> SVGGlyphPair? {
        guard index + 1 < glyphs.count, glyphs[index].y == glyphs[index + 1].y else { return nil }
        return SVGGlyphPair(
            face: face, first: glyphs[index].id, second: glyphs[index + 1].id, step: glyphs[index].step)
    }
}
