import CHarfBuzz
import CPangoCairo
import FlatlayDrawing
import Foundation

/// The glyphs of a plain text, or of a part of one, with the same measurements as in Pango's layout.
///
/// Everything that Pango does to shaped glyphs is repeated here in the same integers, so that both ways to shape a text
/// have the same result.
struct PlainGlyphs {
    /// A glyph, in Pango units.
    struct Glyph {
        var id: PangoGlyph
        /// The byte at which its cluster starts.
        var start: Int
        var width: Int32
        var x: Int32
        var y: Int32
        /// Whether the text can't be divided before its cluster without shaping both sides again.
        var isUnsafe = false
    }

    var glyphs: [Glyph] = []
    /// Whether the glyphs are the ellipsis of a truncated line.
    var isEllipsis = false

    /// The sum of the widths.
    var width: Int { glyphs.reduce(0) { $0 + Int($1.width) } }

    /// Reads the glyphs that HarfBuzz has shaped. Returns false if a character has no glyph.
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
            // Pango makes negative widths positive; mirrored fonts have them.
            let width = abs(position.x_advance)
            glyphs.append(
                Glyph(
                    id: info.codepoint, start: Int(info.cluster), width: width,
                    x: position.x_offset + (position.x_advance < 0 ? width : 0), y: -position.y_offset))
        }
        return true
    }

    /// Reads the glyphs that Pango has shaped.
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

    /// Adds letter spacing, half of it before each cluster and half after. Returns false if negative spacing leaves
    /// nothing of a glyph, which Pango's layout prevents at the ends of a line.
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

    /// Removes the spacing at the ends of a line.
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

/// The space between characters in Pango units, split into the parts before and after a character.
struct LetterSpacing {
    let left: Int32
    let right: Int32

    var isNone: Bool { left == 0 && right == 0 }
    /// The sum of both parts.
    var all: Int32 { left + right }

    init(_ spacing: Int32) {
        let scale = Int32(PANGO_SCALE)
        let half = spacing / 2
        // Keep whole points whole.
        left = spacing & (scale - 1) == 0 ? (half + scale / 2) & -scale : half
        right = spacing - left
    }
}
