import CHarfBuzz
import CPangoCairo

/// Tabs, each an item of its own. They reach to the next stop, as in Pango: there is one every eight spaces of the
/// paragraph's first font, and a tab is at least a space wide.
extension ItemizedParagraph {
    /// Whether an item is a tab.
    func isTab(_ index: Int) -> Bool { paragraph.bytes[items[index].bytes.lowerBound] == 9 }

    /// A tab that starts at a position of its line.
    ///
    /// - Parameter stop: the number of the stop that the tab before reached, 0 at the start of the line; then that of
    ///   this one.
    func tab(_ index: Int, at position: Int, stop: inout Int) -> Glyph {
        while tabWidth * stop < position + tabWidth / 8 { stop += 1 }
        return Glyph(
            id: PangoGlyph(PANGO_GLYPH_EMPTY), start: items[index].bytes.lowerBound,
            width: Int32(clamping: tabWidth * stop - position), x: 0, y: 0)
    }

    /// Places the tabs of the paragraph in one line.
    func placeTabs() {
        guard paragraph.bytes.contains(9) else { return }
        var (position, stop) = (0, 0)
        for index in items.indices {
            if isTab(index) { items[index].glyphs = [tab(index, at: position, stop: &stop)] }
            position += items[index].glyphs.width
        }
    }

    /// The distance between two stops; the width of a font without a space is arbitrary.
    func measureTab() -> Int {
        guard let description = breaker.description(of: breaker.spans[paragraph.span(at: 0)].font),
            let attributes = pango_attr_list_new()
        else { return ItemizedParagraph.otherTabWidth }
        pango_attr_list_insert(attributes, pango_attr_font_desc_new(description))
        let spaces = "        "
        let width = breaker.map.withItems(
            of: spaces, byteCount: spaces.utf8.count, isRightToLeft: isRightToLeft, releasing: attributes
        ) { items in
            items.reduce(0) { width, item in
                guard let pangoFont = item.pointee.analysis.font,
                    let font = breaker.map.font(of: pangoFont, in: breaker.fonts)
                else { return width }
                ItemizedParagraph.shape(
                    spaces, spaces.utf8.count, item.pointee, with: font, in: breaker.fonts.buffer)
                return width + ItemizedParagraph.glyphs(in: breaker.fonts.buffer).width
            }
        }
        return width > 0 ? width : ItemizedParagraph.otherTabWidth
    }

    private static let otherTabWidth = 50 * Int(PANGO_SCALE)
}
