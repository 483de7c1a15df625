import CPangoCairo
import FlatlayDrawing

extension ItemizedParagraph {
    /// The items of the whole paragraph in one line, from left to right.
    func unbrokenItems() -> [LineItem] {
        trimmed(items.indices.map(lineItem))
    }

    /// The items of each line in a width, from left to right.
    func brokenItems(width: Int) -> [(items: [LineItem], bytes: Range<Int>)] {
        var filler = LineFiller(self, width: width)
        return filler.lines().map { line in (items(of: line), bytes(line.characters)) }
    }

    func lineItem(_ index: Int) -> LineItem {
        let item = items[index]
        return LineItem(
            bytes: item.bytes, glyphs: unbrokenGlyphs(of: index), level: item.level, font: item.font,
            spacing: item.spacing, trimming: item.spacing)
    }

    private func items(of line: LineFiller.Line) -> [LineItem] {
        var result: [LineItem] = []
        result.reserveCapacity(line.runs.count)
        for run in line.runs {
            var item = lineItem(run.item)
            item.bytes = bytes(run.characters)
            item.glyphs = run.glyphs
            result.append(item)
        }
        if line.isWrapped, !result.isEmpty { hideFinalSpace(of: &result[result.count - 1], line.characters) }
        return trimmed(result)
    }

    /// Makes the space at a line break 0 wide, unless it is a part of a cluster.
    private func hideFinalSpace(of item: inout LineItem, _ characters: Range<Int>) {
        guard let last = characters.last, positions[last].contains(.white), !item.glyphs.isEmpty else { return }
        let index = item.isRightToLeft ? 0 : item.glyphs.count - 1
        let next = item.isRightToLeft ? 1 : index - 1
        if item.glyphs.count > 1, item.glyphs[index].start == item.glyphs[next].start { return }
        item.glyphs[index].width = 0
        item.glyphs[index].id = PangoGlyph(PANGO_GLYPH_EMPTY)
    }

    /// Brings items into their order from left to right, and removes the letter spacing at the ends of the line and beside
    /// tabs. The tab that follows in reading order becomes wider instead.
    func trimmed(_ items: [LineItem]) -> [LineItem] {
        var ordered = LineItem.ordered(items)
        guard ordered.contains(where: { !$0.trimming.isNone }) else { return ordered }
        let isTab = ordered.map { paragraph.bytes[$0.bytes.lowerBound] == 9 }
        let isReversed = isRightToLeft && isTab.contains(true)
        var removed: Int32 = 0
        for number in ordered.indices {
            let index = isReversed ? ordered.count - 1 - number : number
            if isTab[index] {
                ordered[index].glyphs.padRight(removed)
                removed = 0
            } else {
                removed += ordered[index].glyphs.removeSpacing(
                    ordered[index].trimming, left: index == 0 || isTab[index - 1],
                    right: index == ordered.count - 1 || isTab[index + 1])
            }
        }
        return ordered
    }
}
