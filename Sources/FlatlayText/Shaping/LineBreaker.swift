import CPangoCairo
import FlatlayDrawing
import Foundation

/// Breaks the paragraphs of one text into lines. It is a class, so that every glyph run can refer to it cheaply, and
/// because it keeps the shaped paragraphs for further widths. Tests break the same parts with Pango's layout.
class LineBreaker {
    let map: PinnedFontMap
    let spans: [TextSpan]
    let choices: [FontDescriptor: TextFontSource.Choice]
    let fonts: TextFontSource
    let scale: CGFloat
    let direction: LayoutDirection
    /// The metrics of each span's font, once they were needed: every line needs them.
    var knownMetrics: [FontMetrics?]
    /// The most recent paragraphs and parts of paragraphs.
    private var itemized: [ItemizedParagraph] = []

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
    final func breakLines(of paragraph: TextParagraph, width: CGFloat, _ body: (BrokenLine) -> Bool) {
        let isRightToLeft = isRightToLeft(paragraph)
        let usualSize = partSize(for: width, of: paragraph)
        var (start, size) = (0, usualSize)
        var joined: BrokenLine?
        while true {
            let end = paragraph.boundary(before: start + size, after: start)
            let isLast = end == paragraph.bytes.count
            let part = start == 0 && isLast ? paragraph : paragraph.part(start..<end)
            let lines = self.lines(of: part, width: width, isRightToLeft: isRightToLeft, startingAt: start)
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
        let isRightToLeft = isRightToLeft(paragraph)
        let reader = LineReader(
            paragraph: paragraph, breaker: self, start: 0, followsBreak: false, isRightToLeft: isRightToLeft)
        if paragraph.bytes.isEmpty { return (reader.read([], bytes: 0..<0, isLast: true), false) }
        let (line, isCut) = items(of: paragraph, isRightToLeft).truncatedItems(
            width: width.isFinite ? LineBreaker.units(width) : .max, truncation: truncation)
        return (reader.read(line, bytes: 0..<paragraph.bytes.count, isLast: true), isCut)
    }

    /// The maximum number of paragraphs and parts that a text keeps.
    private static let itemizedLimit = 4

    /// The items of a paragraph or a part of one.
    private func items(of paragraph: TextParagraph, _ isRightToLeft: Bool) -> ItemizedParagraph {
        if let known = itemized.last(where: { $0.isRightToLeft == isRightToLeft && $0.paragraph == paragraph }) {
            return known
        }
        let items = ItemizedParagraph(paragraph, isRightToLeft: isRightToLeft, breaker: self)
        if itemized.count >= LineBreaker.itemizedLimit { itemized.removeFirst() }
        itemized.append(items)
        return items
    }

    /// The direction of a paragraph: that of its first strong letter, otherwise that of the environment.
    final func isRightToLeft(_ paragraph: TextParagraph) -> Bool {
        (TextCharacters.direction(of: paragraph.bytes) ?? direction) == .rightToLeft
    }

    /// The lines of a paragraph or a part of one, at least one.
    func lines(of part: TextParagraph, width: CGFloat, isRightToLeft: Bool, startingAt start: Int) -> [BrokenLine] {
        let reader = LineReader(
            paragraph: part, breaker: self, start: start, followsBreak: width.isFinite && start > 0,
            isRightToLeft: isRightToLeft)
        if part.bytes.isEmpty { return [reader.read([], bytes: 0..<0, isLast: true)] }
        let items = items(of: part, isRightToLeft)
        if !width.isFinite || items.items.isEmpty || mayFit(part, in: width) {
            if items.unbrokenLine == nil {
                let all = items.unbrokenItems()
                items.unbrokenLine = (
                    reader.read(all, bytes: 0..<part.bytes.count, isLast: true), all.reduce(0) { $0 + $1.width }
                )
            }
            if let (line, units) = items.unbrokenLine,
                !width.isFinite || CGFloat(units) / CGFloat(PANGO_SCALE) <= width
            {
                // A part of a paragraph hides spaces at its start, or doesn't, depending on the width.
                return [
                    start == 0
                        ? line : reader.read(items.unbrokenItems(), bytes: 0..<part.bytes.count, isLast: true)
                ]
            }
        }
        let lines = items.brokenItems(width: LineBreaker.units(width))
        return lines.enumerated().map { index, line in
            var read = reader.read(line.items, bytes: line.bytes, isLast: index == lines.count - 1)
            read.endsInsideWord = !items.mayEndLine(at: line.bytes.upperBound)
            return read
        }
    }

    /// Returns true if a part may fit into one line, estimated at a third of the font size per byte.
    final func mayFit(_ part: TextParagraph, in width: CGFloat) -> Bool {
        guard width.isFinite else { return false }
        let size = TextFontSource.size(of: spans[part.span(at: 0)].font, scale: scale)
        return CGFloat(part.bytes.count) * size / 3 < width
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

    /// A width in Pango units, at least one.
    static func units(_ width: CGFloat) -> Int { Int(max(1, (width * CGFloat(PANGO_SCALE)).rounded(.down))) }

    /// Limits a length to what Pango can represent.
    static func length(_ length: CGFloat) -> CGFloat {
        length.isNaN ? 0 : min(max(length, -PangoTextShaper.largestFontSize), PangoTextShaper.largestFontSize)
    }
}
