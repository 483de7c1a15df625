import CPangoCairo
import FlatlayDrawing
import Foundation

/// The vertical measures of a face at a size of 1.
struct FontVerticalMetrics: Hashable, Sendable {
    /// From the baseline to the top of a line.
    var ascent: CGFloat
    /// From the baseline to the bottom of a line, positive.
    var descent: CGFloat
    /// The gap between lines.
    var leading: CGFloat
    /// The height of capital letters.
    var capHeight: CGFloat

    /// What stands in for a face that says nothing.
    static let fallback = FontVerticalMetrics(ascent: 0.8, descent: 0.2, leading: 0, capHeight: 0.7)

    /// The measures at a size in points.
    func metrics(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascent: ascent * size, descent: descent * size, leading: leading * size, capHeight: capHeight * size)
    }

    /// The measures that lines are made of: the one place that decides. They are the face's own, from its `hhea` table,
    /// which text systems that are not Windows follow.
    static func rule(for face: FontFace, in font: FT_Face) -> FontVerticalMetrics {
        own(of: font) ?? fallback
    }

    private static func own(of font: FT_Face) -> FontVerticalMetrics? {
        guard let head = table(TT_Header.self, FT_SFNT_HEAD, of: font),
            let horizontal = table(TT_HoriHeader.self, FT_SFNT_HHEA, of: font), head.Units_Per_EM > 0
        else { return nil }
        let unit = 1 / CGFloat(head.Units_Per_EM)
        let ascent = CGFloat(horizontal.Ascender) * unit
        let descent = -CGFloat(horizontal.Descender) * unit
        guard ascent + descent > 0 else { return nil }
        let os2 = table(TT_OS2.self, FT_SFNT_OS2, of: font)
        let capHeight = os2.flatMap { $0.version >= 2 && $0.sCapHeight > 0 ? CGFloat($0.sCapHeight) * unit : nil }
        return FontVerticalMetrics(
            ascent: ascent, descent: descent, leading: max(0, CGFloat(horizontal.Line_Gap) * unit),
            capHeight: capHeight ?? ascent * 0.75)
    }

    private static func table<Table>(_ type: Table.Type, _ tag: FT_Sfnt_Tag, of font: FT_Face) -> Table? {
        FT_Get_Sfnt_Table(font, tag)?.load(as: type)
    }
}
