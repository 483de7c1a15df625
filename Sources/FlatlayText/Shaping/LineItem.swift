import CPangoCairo

/// Glyphs of one font and direction in a line, in their final order and with their final widths, in Pango units.
struct LineItem {
    /// The bytes of the paragraph that the glyphs show or, in an ellipsis, replace.
    var bytes: Range<Int>
    /// The glyphs from left to right; the cluster of each starts at a byte of the paragraph.
    var glyphs: [ShapedGlyph]
    /// The level of the bidirectional algorithm.
    var level: UInt8
    var font: MapFont
    /// The space that is added before and after each cluster; none for an ellipsis.
    var spacing: LetterSpacing
    /// The letter spacing that is removed at the ends of a line.
    var trimming = LetterSpacing(0)
    /// The advance of the last glyph of an ellipsis before it is widened; nil for other glyphs.
    var ellipsisAdvance: Int32?

    var isRightToLeft: Bool { level & 1 == 1 }

    init(
        bytes: Range<Int>, glyphs: [ShapedGlyph], level: UInt8, font: MapFont, spacing: LetterSpacing,
        trimming: LetterSpacing, ellipsisAdvance: Int32? = nil
    ) {
        (self.bytes, self.glyphs, self.level, self.font) = (bytes, glyphs, level, font)
        (self.spacing, self.trimming, self.ellipsisAdvance) = (spacing, trimming, ellipsisAdvance)
    }

    /// The sum of the widths.
    var width: Int { glyphs.width }

    /// The items of a line from left to right, given those in the order of the text: rule L2 of the Unicode
    /// bidirectional algorithm.
    static func ordered(_ items: [LineItem]) -> [LineItem] {
        guard let most = items.map(\.level).max(), items.contains(where: \.isRightToLeft) else { return items }
        let least = items.lazy.map(\.level).filter { $0 & 1 == 1 }.min() ?? 1
        var items = items
        for level in stride(from: most, through: least, by: -1) {
            var start = 0
            while start < items.count {
                guard items[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < items.count, items[end].level >= level { end += 1 }
                items[start..<end].reverse()
                start = end
            }
        }
        return items
    }
}
