import FlatlayDrawing
import Foundation

/// A glyph of a face, at any size. Faces are identified by their numbers in ``FaceNumbers``.
struct SVGGlyph: Hashable {
    var face: Int
    var id: UInt32
}

/// The definition of a glyph, in thousandths of the font size.
struct SVGGlyphOutline {
    static let blank = SVGGlyphOutline(id: "", path: Path())

    /// Empty for a blank, which has no definition.
    let id: String
    let path: Path
}

/// Two neighbouring glyphs and the distance between them, in thousandths of the font size.
struct SVGGlyphPair: Hashable {
    var face: Int
    var first: UInt32
    var second: UInt32
    var step: Int32

    /// The pair as one number; nil if it does not fit.
    var number: UInt64? {
        guard face < 256, first < 65_536, second < 65_536, abs(step) < 1 << 23 else { return nil }
        let ends = UInt64(first) << 16 | UInt64(second)
        return UInt64(face) << 56 | UInt64(UInt32(bitPattern: step) & 0xff_ffff) << 32 | ends
    }
}

/// A stretch of glyphs of one face and their positions, in thousandths of the font size.
struct SVGRunShape: Hashable {
    /// A glyph, its position, and the distance to the next one, rounded so that it does not depend on the position.
    struct Glyph: Equatable {
        var id: UInt32
        var x: Int32
        var y: Int32
        var step: Int32
    }

    let face: Int
    let glyphs: [Glyph]
    /// A hash of all of the above, computed on creation, so that hash tables need not visit the glyphs again.
    private var mixture: UInt64

    static func == (first: SVGRunShape, second: SVGRunShape) -> Bool {
        first.mixture == second.mixture && first.face == second.face && first.glyphs == second.glyphs
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(mixture)
    }

    init(_ run: GlyphRun, face: Int) {
        self.face = face
        mixture = UInt64(truncatingIfNeeded: face)
        let source = run.glyphs
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(source.count)
        let factor = 1000 / run.size
        func thousandths(_ value: CGFloat) -> Int32 {
            let scaled = (value * factor).rounded()
            return abs(scaled) < 2e9 ? Int32(scaled) : 0
        }
        var next = source.first
        for index in source.indices {
            guard let glyph = next else { break }
            next = index + 1 < source.count ? source[index + 1] : nil
            let step = next.map { thousandths($0.position.x - glyph.position.x) } ?? 0
            let known = Glyph(
                id: glyph.id, x: thousandths(glyph.position.x), y: thousandths(glyph.position.y), step: step)
            glyphs.append(known)
            let place = UInt64(UInt32(bitPattern: known.x)) << 32 | UInt64(UInt32(bitPattern: known.y))
            mixture = (mixture ^ (UInt64(known.id) &* 0xff51_afd7_ed55_8ccd) ^ place) &* 0x9e37_79b9_7f4a_7c15
            mixture ^= mixture >> 29
        }
        self.glyphs = glyphs
    }

    /// The glyph at an index and the next one; nil if they are not on one line.
    func pair(at index: Int) -> SVGGlyphPair? {
        guard index + 1 < glyphs.count, glyphs[index].y == glyphs[index + 1].y else { return nil }
        return SVGGlyphPair(
            face: face, first: glyphs[index].id, second: glyphs[index + 1].id, step: glyphs[index].step)
    }
}
