import CHarfBuzz
import CPangoCairo
import FlatlayDrawing
import Foundation

/// The glyphs of a plain text, or of a part of one, with the measures that Pango's layout would give them.
///
/// What Pango does to glyphs once they are shaped is done here in its own whole numbers, so that both ways to shape a
/// text have the same result.
struct PlainGlyphs {
    /// A glyph, in Pango's units.
    struct Glyph {
        var id: PangoGlyph
        /// The byte that its cluster starts at.
        var start: Int
        var width: Int32
        var x: Int32
        var y: Int32
    }

    var glyphs: [Glyph] = []
    /// Whether they are the ellipsis of a line that is cut.
    var isEllipsis = false

    /// The sum of the widths.
    var width: Int { glyphs.reduce(0) { $0 + Int($1.width) } }

    /// Reads what HarfBuzz has shaped. Answers false where it knew no glyph for a character.
    mutating func read(_ buffer: OpaquePointer) -> Bool {
        glyphs.removeAll(keepingCapacity: true)
        let count = Int(hb_buffer_get_length(buffer))
        guard count > 0, let infos = hb_buffer_get_glyph_infos(buffer, nil),
            let positions = hb_buffer_get_glyph_positions(buffer, nil)
        else { return false }
        glyphs.reserveCapacity(count)
        for index in 0..<count {
            let (info, position) = (infos[index], positions[index])
            guard info.codepoint != 0 else { return false }
            // Pango turns negative widths, as fonts have them that are mirrored.
            let width = abs(position.x_advance)
            glyphs.append(
                Glyph(
                    id: info.codepoint, start: Int(info.cluster), width: width,
                    x: position.x_offset + (position.x_advance < 0 ? width : 0), y: -position.y_offset))
        }
        return true
    }

    /// Reads what Pango has shaped.
    mutating func read(_ string: UnsafePointer<PangoGlyphString>) {
        let count = Int(string.pointee.num_glyphs)
        guard count > 0, let source = string.pointee.glyphs, let clusters = string.pointee.log_clusters else {
            glyphs.removeAll(keepingCapacity: true)
            return
        }
        glyphs.removeAll(keepingCapacity: true)
        glyphs.reserveCapacity(count)
        for index in 0..<count {
            let glyph = source[index]
            glyphs.append(
                Glyph(
                    id: glyph.glyph, start: Int(clusters[index]), width: glyph.geometry.width,
                    x: glyph.geometry.x_offset, y: glyph.geometry.y_offset))
        }
    }

    /// Moves the clusters apart, half of the spacing before each and half after it. Answers false where so much is taken
    /// away that nothing is left of a glyph, which Pango's layout does not let happen at the ends of a line.
    mutating func space(by spacing: LetterSpacing) -> Bool {
        guard !spacing.isNone else { return true }
        for index in glyphs.indices {
            if index > 0, glyphs[index].start != glyphs[index - 1].start {
                glyphs[index].width += spacing.left
                glyphs[index].x += spacing.left
            }
            if index + 1 < glyphs.count, glyphs[index].start != glyphs[index + 1].start {
                glyphs[index].width += spacing.right
            }
        }
        padLeft(spacing.left)
        padRight(spacing.right)
        return glyphs.allSatisfy { $0.width > 0 }
    }

    /// Takes away the spacing that stands at the ends of a line.
    mutating func trim(_ spacing: LetterSpacing, isFirst: Bool, isLast: Bool) {
        guard !spacing.isNone, let first = glyphs.first else { return }
        if isFirst || first.width == 0 { padLeft(-spacing.left) }
        if isLast || glyphs[glyphs.count - 1].width == 0 { padRight(-spacing.right) }
    }

    private mutating func padLeft(_ space: Int32) {
        guard let index = glyphs.firstIndex(where: { $0.width != 0 }) else { return }
        glyphs[index].width = max(0, glyphs[index].width + space)
        glyphs[index].x += space
    }

    private mutating func padRight(_ space: Int32) {
        guard let index = glyphs.lastIndex(where: { $0.width != 0 }) else { return }
        glyphs[index].width = max(0, glyphs[index].width + space)
    }
}

/// The space between characters, in Pango's units: half of it stands before a character and half after.
struct LetterSpacing {
    let left: Int32
    let right: Int32

    var isNone: Bool { left == 0 && right == 0 }
    /// The sum.
    var all: Int32 { left + right }

    init(_ spacing: Int32) {
        let scale = Int32(PANGO_SCALE)
        let half = spacing / 2
        // Whole points stay whole.
        left = spacing & (scale - 1) == 0 ? (half + scale / 2) & -scale : half
        right = spacing - left
    }
}
