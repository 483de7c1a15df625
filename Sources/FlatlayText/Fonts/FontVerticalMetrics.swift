import CPangoCairo
import FlatlayDrawing
import Foundation

/// The vertical metrics of a face at size 1.
struct FontVerticalMetrics: Hashable, Sendable {
    /// The distance from the baseline to the top of a line.
    var ascent: CGFloat
    /// The distance from the baseline to the bottom of a line, positive.
    var descent: CGFloat
    /// The gap between lines.
    var leading: CGFloat
    /// The height of capital letters.
    var capHeight: CGFloat

    /// The metrics of a face that provides none.
    static let fallback = FontVerticalMetrics(ascent: 0.8, descent: 0.2, leading: 0, capHeight: 0.7)

    /// The metrics at a size in points.
    func metrics(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascent: ascent * size, descent: descent * size, leading: leading * size, capHeight: capHeight * size)
    }

    /// The line metrics of the system's fonts. Source: the `hhea` and `OS/2` tables of San Francisco, whose em is 2048
    /// units. They yield the published line heights of 14.33, 15.67, 18, 20.33 and 40.67 points for text of 12, 13, 15,
    /// 17 and 34 points on a 3x screen.
    static let system = FontVerticalMetrics(
        ascent: 1950.0 / 2048, descent: 494.0 / 2048, leading: 0, capHeight: 1443.0 / 2048)

    /// The line metrics of a face; the only place that decides. A substitute for the system's font gets the system's
    /// metrics, so that rows are as high as on a device. Any other face uses its own `hhea` table, as text systems
    /// outside Windows do.
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
