import CPangoCairo
import FlatlayDrawing
import Foundation

/// Breaks the paragraphs of one text into lines. It is a class, so that every glyph run can refer to it cheaply, and
/// because it keeps the shaped paragraphs for further widths.
final class LineBreaker {
    let map: PinnedFontMap
    let spans: [TextSpan]
    let choices: [FontDescriptor: TextFontSource.Choice]
    let fonts: TextFontSource
    let scale: CGFloat
    private let direction: LayoutDirection
    /// The metrics of each span's font, once they were needed: every line needs them.
    var knownMetrics: [FontMetrics?]
    /// The most recent paragraphs and parts of paragraphs, itemized; nil for one that Pango lays out.
    private var itemized: [(paragraph: TextParagraph, isRightToLeft: Bool, items: ItemizedParagraph?)] = []

    /// The maximum length of a line in points, half of what Pango's sums can hold.
    static let longestLine: CGFloat = 1_000_000

    init(
        map: PinnedFontMap, spans: [TextSpan], choices: [FontDescriptor: TextFontSource.Choice], fonts: TextFontSource,
        scale: CGFloat, direction: LayoutDirection
    ) {
        self.map = map
        self.spans = spans
        self.choices = choices
        self.fonts = fonts
        self.scale = scale
        self.direction = direction
        knownMetrics = [FontMetrics?](repeating: nil, count: spans.count)
    }

    /// Breaks a paragraph and passes each line to `body` until it returns false.
    ///
    /// A long paragraph is shaped in parts, because the time that Pango takes to break a paragraph grows with the
    /// square of its length, and because its sums can't exceed 2,097,151 points. The last line of a part is dropped,
    /// and the next part starts with it. If nothing is broken, the parts are joined to one line.
    func breakLines(of paragraph: TextParagraph, width: CGFloat, _ body: (BrokenLine) -> Bool) {
        let direction = direction(of: paragraph)
        let usualSize = partSize(for: width, of: paragraph)
        var (start, size) = (0, usualSize)
        var joined: BrokenLine?
        while true {
            let end = paragraph.boundary(before: start + size, after: start)
            let isLast = end == paragraph.bytes.count
            let part = start == 0 && isLast ? paragraph : paragraph.part(start..<end)
            let lines = self.lines(of: part, width: width, direction: direction, startingAt: start)
            if !width.isFinite {
                joined = joined?.joined(with: lines[0]) ?? lines[0]
                start = end
            } else if isLast || lines.count > 1 {
                for (index, line) in lines.dropLast(isLast ? 0 : 1).enumerated() {
                    // Spaces belong to the line before them, however many there are.
                    if line.isBlank, start > 0 || index > 0 { continue }
                    guard body(line) else { return }
                }
                start = lines[lines.count - 1].range.lowerBound
                size = usualSize
            } else {
                size *= 2
            }
            if isLast { break }
        }
        if let joined { _ = body(joined) }
    }

    /// Lays out a paragraph in one line, truncated if it is wider than `width`.
    func singleLine(
        of paragraph: TextParagraph, width: CGFloat, truncation: TextTruncation
    ) -> (line: BrokenLine, isCut: Bool) {
        let direction = direction(of: paragraph)
        if let items = items(of: paragraph, direction),
            let (line, isCut) = items.truncatedItems(
                width: width.isFinite ? Int(LineBreaker.units(width)) : .max, truncation: truncation)
        {
            let reader = LineReader(
                paragraph: paragraph, breaker: self, start: 0, followsBreak: false,
                isRightToLeft: items.isRightToLeft)
            return (reader.read(line, bytes: 0..<paragraph.bytes.count, isLast: true), isCut)
        }
        return CairoFonts.exclusively {
            withLayout(of: paragraph, direction: direction) { layout in
                pango_layout_set_width(layout, LineBreaker.units(width))
                pango_layout_set_ellipsize(layout, LineBreaker.mode(of: truncation))
                let lines = readLines(of: layout, paragraph, direction, startingAt: 0, isBroken: false)
                return (lines[0], pango_layout_is_ellipsized(layout) != 0)
            }
        }
    }

    private static func mode(of truncation: TextTruncation) -> PangoEllipsizeMode {
        switch truncation {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }

    /// The maximum number of paragraphs and parts that a text keeps.
    private static let itemizedLimit = 4

    /// The items of a paragraph or a part of one; nil if Pango has to lay it out.
    private func items(of paragraph: TextParagraph, _ direction: PangoDirection) -> ItemizedParagraph? {
        guard !fonts.usesLayoutOnly else { return nil }
        let isRightToLeft = direction == PANGO_DIRECTION_RTL
        if let known = itemized.last(where: { $0.isRightToLeft == isRightToLeft && $0.paragraph == paragraph }) {
            return known.items
        }
        let items = ItemizedParagraph(paragraph, isRightToLeft: isRightToLeft, breaker: self)
        if itemized.count >= LineBreaker.itemizedLimit { itemized.removeFirst() }
        itemized.append((paragraph, isRightToLeft, items))
        return items
    }

    /// The direction of a paragraph: that of its first strong letter, otherwise that of the environment.
    private func direction(of paragraph: TextParagraph) -> PangoDirection {
        let surroundings = direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        guard let found = TextCharacters.direction(of: paragraph.bytes) else { return surroundings }
        return found == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    }

    private func lines(
        of part: TextParagraph, width: CGFloat, direction: PangoDirection, startingAt start: Int
    ) -> [BrokenLine] {
        let isBroken = width.isFinite
        let reader = LineReader(
            paragraph: part, breaker: self, start: start, followsBreak: isBroken && start > 0,
            isRightToLeft: direction == PANGO_DIRECTION_RTL)
        if part.bytes.isEmpty { return [reader.read([], bytes: 0..<0, isLast: true)] }
        if let items = items(of: part, direction), let lines = lines(of: items, width: width, reader: reader) {
            return lines
        }
        return CairoFonts.exclusively { layoutLines(of: part, width: width, direction: direction, startingAt: start) }
    }

    /// Breaks an itemized paragraph; nil if a part of it could not be shaped.
    private func lines(of items: ItemizedParagraph, width: CGFloat, reader: LineReader) -> [BrokenLine]? {
        if !width.isFinite || mayFit(items.paragraph, in: width) {
            if items.unbrokenLine == nil {
                let all = items.unbrokenItems()
                items.unbrokenLine = (
                    reader.read(all, bytes: 0..<items.paragraph.bytes.count, isLast: true),
                    all.reduce(0) { $0 + $1.width }
                )
            }
            if let (line, units) = items.unbrokenLine,
                !width.isFinite || CGFloat(units) / CGFloat(PANGO_SCALE) <= width
            {
                // A part of a paragraph hides spaces at its start, or doesn't, depending on the width.
                guard reader.start > 0 else { return [line] }
                let all = items.unbrokenItems()
                return [reader.read(all, bytes: 0..<items.paragraph.bytes.count, isLast: true)]
            }
        }
        let lines = items.brokenItems(width: Int(LineBreaker.units(width)))
        guard let lines, !lines.isEmpty else { return nil }
        return lines.enumerated().map { index, line in
            var read = reader.read(line.items, bytes: line.bytes, isLast: index == lines.count - 1)
            read.endsInsideWord = !items.mayEndLine(at: line.bytes.upperBound)
            return read
        }
    }

    private func layoutLines(
        of part: TextParagraph, width: CGFloat, direction: PangoDirection, startingAt start: Int
    ) -> [BrokenLine] {
        withLayout(of: part, direction: direction) { layout in
            pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
            if mayFit(part, in: width) {
                // Most texts fit into one line, and Pango is faster without line breaking.
                pango_layout_set_width(layout, -1)
                var extents = PangoRectangle()
                pango_layout_get_extents(layout, nil, &extents)
                if CGFloat(extents.width) / CGFloat(PANGO_SCALE) <= width {
                    return readLines(of: layout, part, direction, startingAt: start, isBroken: width.isFinite)
                }
            }
            pango_layout_set_width(layout, LineBreaker.units(max(width, leastWidth)))
            return readLines(of: layout, part, direction, startingAt: start, isBroken: width.isFinite)
        }
    }

    /// The narrowest line that Pango breaks: as wide as the largest font is high. Where not even a character fits, its
    /// layout may reach a state that it takes for impossible, and end the process. Only texts with tabs, hyphens to
    /// insert or characters that no font has get here; in a narrower box they hang over.
    private var leastWidth: CGFloat {
        guard !fonts.usesLayoutOnly else { return 0 }
        return spans.map { TextFontSource.size(of: $0.font, scale: scale) }.max() ?? 0
    }

    /// Returns true if a part may fit into one line, estimated at a third of the font size per byte.
    private func mayFit(_ part: TextParagraph, in width: CGFloat) -> Bool {
        guard width.isFinite else { return false }
        let size = TextFontSource.size(of: spans[part.span(at: 0)].font, scale: scale)
        return CGFloat(part.bytes.count) * size / 3 < width
    }

    /// The lines of a layout, at least one.
    private func readLines(
        of layout: OpaquePointer, _ paragraph: TextParagraph, _ direction: PangoDirection, startingAt start: Int,
        isBroken: Bool
    ) -> [BrokenLine] {
        let reader = LineReader(
            paragraph: paragraph, breaker: self, start: start, followsBreak: isBroken && start > 0,
            isRightToLeft: direction == PANGO_DIRECTION_RTL)
        var lines: [BrokenLine] = []
        var node = pango_layout_get_lines_readonly(layout)
        while let current = node {
            node = current.pointee.next
            guard let line = current.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) else { continue }
            lines.append(reader.read(line, isLast: node == nil))
        }
        LineBreaker.findDividedWords(in: &lines, of: paragraph, in: layout, startingAt: start)
        return lines.isEmpty ? [BrokenLine(range: start..<start)] : lines
    }

    /// Marks the lines that Pango's layout ends within a word.
    private static func findDividedWords(
        in lines: inout [BrokenLine], of paragraph: TextParagraph, in layout: OpaquePointer, startingAt start: Int
    ) {
        var count: Int32 = 0
        guard lines.count > 1, let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return }
        // Pango counts characters, and lines have bytes.
        var (byte, character) = (0, 0)
        for index in lines.indices.dropLast() {
            let end = lines[index].range.upperBound - start
            while byte < end {
                if paragraph.bytes[byte] & 0xc0 != 0x80 { character += 1 }
                byte += 1
            }
            lines[index].endsInsideWord = character < Int(count) && attributes[character].is_line_break == 0
        }
    }

    private func withLayout<Result>(
        of paragraph: TextParagraph, direction: PangoDirection, _ body: (OpaquePointer) -> Result
    ) -> Result {
        let layout = map.layout
        if pango_context_get_base_dir(map.context) != direction {
            pango_context_set_base_dir(map.context, direction)
            pango_layout_context_changed(layout)
        }
        paragraph.bytes.withUnsafeBytes { bytes in
            if let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) {
                pango_layout_set_text(layout, text, Int32(clamping: bytes.count))
            } else {
                pango_layout_set_text(layout, "", 0)
            }
        }
        let first = spans[paragraph.span(at: 0)].font
        pango_layout_set_font_description(layout, description(of: first))
        let attributes = SpanAttributes.layoutList(of: paragraph, breaker: self)
        pango_layout_set_attributes(layout, attributes ?? map.baseAttributes)
        if let attributes { pango_attr_list_unref(attributes) }
        return body(layout)
    }

    /// Pango's description of a font of the text.
    func description(of font: FontDescriptor) -> OpaquePointer? {
        choices[font].flatMap { fonts.description(of: font, families: $0.families, scale: scale) }
    }

    /// The number of bytes to shape at once: a few lines, and few enough that Pango's sums don't overflow with the
    /// widest characters, about twice the font size wide.
    private func partSize(for width: CGFloat, of paragraph: TextParagraph) -> Int {
        let largest =
            spans.map { span in
                TextFontSource.size(of: span.font, scale: scale) + abs(LineBreaker.length(span.kerning * scale))
            }.max() ?? 0
        let most = min(4096, max(64, LineBreaker.longestLine / max(largest * 2, 1)))
        if paragraph.bytes.count <= 1024 { return Int(min(1024, most)) }
        // A word that is too long for a line is shaped again for each possible break, together with everything after it
        // in the part.
        let hasSpaces = paragraph.bytes.prefix(512).contains(0x20)
        let lines = width.isFinite ? width / max(largest, 1) * (hasSpaces ? 20 : 6) : 4096
        return Int(min(max(hasSpaces ? 256 : 64, lines), most))
    }

    private static func units(_ width: CGFloat) -> Int32 {
        width.isFinite ? Int32(max(1, (width * CGFloat(PANGO_SCALE)).rounded(.down))) : -1
    }

    /// Limits a length to what Pango can represent.
    static func length(_ length: CGFloat) -> CGFloat {
        length.isNaN ? 0 : min(max(length, -PangoTextShaper.largestFontSize), PangoTextShaper.largestFontSize)
    }
}
