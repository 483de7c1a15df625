import Foundation

/// The size of all characters of a font, in points: a shaper without fonts knows no others.
struct GridMetrics {
    var width: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    /// The size of a run in the display list.
    var size: CGFloat
}

/// Breaks lines for shapers without fonts.
struct GridLineBreaker {
    /// A character and its span.
    struct Cell {
        let character: Character
        let span: Int
        /// Stored because it is slow to compute, and lines are broken many times for each text.
        let isSpace: Bool

        init(character: Character, span: Int) {
            self.character = character
            self.span = span
            isSpace = character.isWhitespace && !character.isNewline
        }
    }

    /// A line: its characters and its position in the text.
    struct Line {
        var cells: [Cell]
        /// The index of the first character in the text.
        var start: Int
        /// The end index of the paragraph.
        var paragraphEnd: Int
    }

    private let spans: [TextSpan]
    private let metrics: [GridMetrics]
    private let face: FontFace
    private let scale: CGFloat
    private let width: CGFloat
    private let cells: [Cell]

    /// - Parameter metrics: the metrics of the font of each span.
    init(spans: [TextSpan], metrics: [GridMetrics], face: FontFace, scale: CGFloat, width: CGFloat) {
        self.spans = spans
        self.metrics = metrics
        self.face = face
        self.scale = scale
        self.width = width.isNaN ? .infinity : width
        cells = spans.enumerated().flatMap { index, span in
            span.text.map { Cell(character: $0, span: index) }
        }
    }

    private func advance(of cell: Cell) -> CGFloat {
        if let attachment = spans[cell.span].attachment { return attachment.scaled(by: scale).width }
        let kerning = spans[cell.span].kerning
        return max(metrics[cell.span].width + (kerning.isFinite ? kerning : 0), 0) * scale
    }

    /// Returns the width of characters without trailing spaces.
    private func width(of cells: some BidirectionalCollection<Cell>) -> CGFloat {
        guard let last = cells.lastIndex(where: { !$0.isSpace }) else { return 0 }
        return cells[...last].reduce(0) { $0 + advance(of: $1) }
    }

    private func fits(_ cells: some BidirectionalCollection<Cell>) -> Bool {
        width(of: cells) <= width
    }

    /// Returns all lines of all paragraphs.
    func lines() -> [Line] {
        var lines: [Line] = []
        var start = 0
        for end in cells.indices.filter({ cells[$0].character.isNewline }) + [cells.count] {
            lines += paragraph(start..<end)
            start = end + 1
        }
        return lines
    }

    private func paragraph(_ range: Range<Int>) -> [Line] {
        var lines: [Line] = []
        var start = range.lowerBound
        repeat {
            let end = lineEnd(from: start, to: range.upperBound)
            lines.append(Line(cells: Array(cells[start..<end]), start: start, paragraphEnd: range.upperBound))
            start = end
        } while start < range.upperBound
        return lines
    }

    /// Returns the end of a line: as many whole words as fit. A word that is longer than a line is broken between
    /// characters, with at least one per line. Spaces after the last word may overhang.
    private func lineEnd(from start: Int, to limit: Int) -> Int {
        var end = start
        while end < limit {
            let wordStart = cells[end..<limit].firstIndex { !$0.isSpace } ?? limit
            let wordEnd = cells[wordStart..<limit].firstIndex { $0.isSpace } ?? limit
            guard fits(cells[start..<wordEnd]) else { break }
            end = wordEnd
        }
        if end == start, start < limit {
            // The first word is too long, so it is broken between characters.
            end = start + 1
            while end < limit, fits(cells[start...end]) { end += 1 }
        }
        return cells[end..<limit].firstIndex { !$0.isSpace } ?? limit
    }

    /// Whether a line ends within a word that is longer than a line.
    func dividesWords(_ lines: [Line]) -> Bool {
        lines.contains { line in
            let end = line.start + line.cells.count
            return end < line.paragraphEnd && end > line.start && !cells[end - 1].isSpace
        }
    }

    /// Returns the first lines; the last one has an ellipsis for everything left out.
    func truncating(_ lines: [Line], to count: Int, _ truncation: TextTruncation) -> [Line] {
        var visible = Array(lines.prefix(count))
        guard var last = visible.popLast() else { return lines }
        let rest = Array(cells[last.start..<last.paragraphEnd])
        let mark = Cell(character: "…", span: rest.first?.span ?? 0)
        // If only later paragraphs are left out, the whole line may stay.
        var (head, tail) = (0, 0)
        func candidate(_ head: Int, _ tail: Int) -> [Cell] { rest.prefix(head) + [mark] + rest.suffix(tail) }
        while head + tail < rest.count {
            let growsHead = truncation == .tail || (truncation == .middle && head <= tail)
            let next = growsHead ? (head + 1, tail) : (head, tail + 1)
            guard fits(candidate(next.0, next.1)) else { break }
            (head, tail) = next
        }
        // There is no space between a word and the ellipsis.
        while head > 0, rest[head - 1].isSpace { head -= 1 }
        while tail > 0, rest[rest.count - tail].isSpace { tail -= 1 }
        last.cells = candidate(head, tail)
        return visible + [last]
    }

    /// The greatest ascent and descent of a line's characters; of an empty line, those of the text before it.
    func extent(of line: Line) -> (ascent: CGFloat, descent: CGFloat) {
        let spans = line.cells.isEmpty ? [cells.indices.contains(line.start - 1) ? cells[line.start - 1].span : 0] : []
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        for span in spans + line.cells.map(\.span) where metrics.indices.contains(span) {
            ascent = max(ascent, metrics[span].ascent * scale)
            descent = max(descent, metrics[span].descent * scale)
        }
        return (ascent, descent)
    }

    /// Returns a line ready to draw, in runs of one span.
    func shaped(_ line: Line, top: CGFloat, direction: LayoutDirection) -> ShapedText.Line {
        let visible = line.cells[...(line.cells.lastIndex { !$0.isSpace } ?? -1)]
        let isRightToLeft = readsRightToLeft(line, direction)
        var runs: [ShapedText.Run] = []
        var x: CGFloat = 0
        var rest = isRightToLeft ? Array(visible.reversed()) : Array(visible)
        while let first = rest.first {
            let stretch = rest.prefix { $0.span == first.span }
            rest.removeFirst(stretch.count)
            let run = run(Array(stretch), at: x, isRightToLeft)
            x += run.glyphs.width
            runs.append(run)
        }
        let (ascent, descent) = extent(of: line)
        return ShapedText.Line(
            top: top, baseline: top + ascent, width: width(of: visible), height: ascent + descent,
            isRightToLeft: isRightToLeft, runs: runs)
    }

    /// Creates a run from cells in left-to-right order.
    private func run(_ cells: [Cell], at x: CGFloat, _ isRightToLeft: Bool) -> ShapedText.Run {
        let span = spans[cells[0].span]
        var pen: CGFloat = 0
        let glyphs = cells.map { cell in
            defer { pen += advance(of: cell) }
            return GlyphRun.Glyph(
                id: cell.character.unicodeScalars.first?.value ?? 0, position: CGPoint(x: pen, y: 0),
                advance: advance(of: cell))
        }
        let reading = isRightToLeft ? cells.reversed() : cells
        let attachment = span.attachment?.scaled(by: scale)
        return ShapedText.Run(
            glyphs: GlyphRun(
                face: face, size: metrics[cells[0].span].size * scale,
                glyphs: attachment == nil ? glyphs : [],
                text: String(reading.map(\.character)),
                clusters: reading.map {
                    GlyphRun.Cluster(
                        byteCount: String($0.character).utf8.count, glyphCount: attachment == nil ? 1 : 0)
                },
                isRightToLeft: isRightToLeft, width: pen),
            x: x, baselineOffset: span.baselineOffset * scale, color: span.color, underline: span.underline,
            strikethrough: span.strikethrough, tag: span.tag, attachment: attachment)
    }

    /// A paragraph reads in the direction of its first letter; without letters, in that of the environment.
    private func readsRightToLeft(_ line: Line, _ direction: LayoutDirection) -> Bool {
        let paragraphStart = cells[..<line.start].lastIndex { $0.character.isNewline }.map { $0 + 1 } ?? 0
        let letter = cells[paragraphStart..<line.paragraphEnd].first { $0.character.isLetter }
        guard let scalar = letter?.character.unicodeScalars.first else { return direction == .rightToLeft }
        // Hebrew, Arabic and the scripts between them, and the presentation forms of both.
        return (0x0590...0x08ff).contains(scalar.value) || (0xfb1d...0xfdff).contains(scalar.value)
            || (0xfe70...0xfeff).contains(scalar.value)
    }
}
