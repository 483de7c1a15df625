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

    /// What lines of the system's fonts measure. Source: the `hhea` and `OS/2` tables of San Francisco, whose em is 2048
    /// units; published line heights of 14.33, 15.67, 18, 20.33 and 40.67 points for text of 12, 13, 15, 17 and 34 points
    /// on a screen of 3 pixels a point follow from them.
    static let system = FontVerticalMetrics(
        ascent: 1950.0 / 2048, descent: 494.0 / 2048, leading: 0, capHeight: 1443.0 / 2048)

    /// The measures that lines are made of: the one place that decides. A face that stands in for the system's font has
    /// the system's, so that rows are as high as on a device; any other has its own, from its `hhea` table, which text
    /// systems that are not Windows follow.
    static func rule(standsInForSystem: Bool, in font: FT_Face) -> FontVerticalMetrics {
        standsInForSystem ? system : own(of: font) ?? fallback
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
