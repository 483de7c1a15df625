import FlatlayText
import CPangoCairo
import FlatlayDrawing
import Foundation

/// Glyph runs straight from a font's character table, for drawing tests that need no shaping.
package enum GlyphFixtures {
    package static let sans = face("Inter", "Regular", "opentype/inter/Inter-Regular.otf")
    package static let bold = face("Inter", "Bold", "opentype/inter/Inter-Bold.otf")
    package static let emoji = face("Noto Color Emoji", "Regular", "truetype/noto/NotoColorEmoji.ttf", isColor: true)
    package static let hebrew = face("DejaVu Sans", "Book", "truetype/dejavu/DejaVuSans.ttf")

    private static func face(_ family: String, _ style: String, _ path: String, isColor: Bool = false) -> FontFace {
        FontFace(family: family, style: style, path: "/usr/share/fonts/" + path, index: 0, isColor: isColor)
    }

    /// Returns a run with one glyph per character. Right-to-left text gets its last character first.
    package static func run(
        _ text: String, face: FontFace = sans, size: CGFloat = 17, isRightToLeft: Bool = false
    ) -> GlyphRun {
        let characters = isRightToLeft ? String(text.reversed()) : text
        var glyphs: [GlyphRun.Glyph] = []
        var x: CGFloat = 0
        for scalar in characters.unicodeScalars {
            let found: (UInt32, CGFloat)? = FreeTypeFile.open(face, failure: {}) { font in
                let id = FT_Get_Char_Index(font, FT_ULong(scalar.value))
                guard FT_Load_Glyph(font, id, Int32(FT_LOAD_NO_SCALE)) == 0 else { return (id, size) }
                // FreeType has no units per em for bitmap fonts; Noto Color Emoji has 2,048.
                let em = font.pointee.units_per_EM == 0 ? 2048 : CGFloat(font.pointee.units_per_EM)
                return (id, CGFloat(font.pointee.glyph.pointee.advance.x) / em * size)
            }
            let (id, advance) = found ?? (0, size)
            glyphs.append(GlyphRun.Glyph(id: id, position: CGPoint(x: x, y: 0), advance: advance))
            x += advance
        }
        let clusters = text.unicodeScalars.map {
            GlyphRun.Cluster(byteCount: String($0).utf8.count, glyphCount: 1)
        }
        return GlyphRun(
            face: face, size: size, glyphs: glyphs, text: text, clusters: clusters, isRightToLeft: isRightToLeft,
            width: x)
    }
}
