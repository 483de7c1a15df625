import CPangoCairo
import FlatlayDrawing
import Foundation

/// Converts the items of a line to runs.
final class LineReader {
    let paragraph: TextParagraph
    let breaker: LineBreaker
    /// The byte of the whole paragraph at which the part starts.
    let start: Int
    /// Whether the part starts after a line break.
    private let followsBreak: Bool
    private let isRightToLeft: Bool

    init(paragraph: TextParagraph, breaker: LineBreaker, start: Int, followsBreak: Bool, isRightToLeft: Bool) {
        self.paragraph = paragraph
        self.breaker = breaker
        self.start = start
        self.followsBreak = followsBreak
        self.isRightToLeft = isRightToLeft
    }

    /// Reads the items of a line from left to right. Spaces at its end are ignored unless it is the last line of its
    /// paragraph.
    func read(_ items: [LineItem], bytes: Range<Int>, isLast: Bool) -> BrokenLine {
        let (first, end) = (bytes.lowerBound, bytes.upperBound)
        var result = BrokenLine(range: first + start..<end + start, isRightToLeft: isRightToLeft)
        result.isBlank = first < end && paragraph.bytes[first..<end].allSatisfy { $0 == 0x20 }
        let visible = visibleBytes(first..<end, isLast: isLast)
        for (index, item) in items.enumerated() {
            let trimmed = (left: index == 0, right: index == items.count - 1)
            let reader = GlyphItemReader(item: item, line: self, visible: visible, trimmed: trimmed)
            for run in reader.runs { append(run, to: &result) }
            result.room += CGFloat(reader.room) / CGFloat(PANGO_SCALE)
        }
        // The fonts named by the text determine the height of a line. Fallback faces don't change it.
        for piece in paragraph.pieces[paragraph.piece(at: first)...] where piece.start < end || piece.start == first {
            result.include(
                breaker.metrics(of: piece.span), offset: breaker.baselineOffset(of: breaker.spans[piece.span]))
        }
        return result
    }

    private func append(_ run: GlyphItemReader.Run, to line: inout BrokenLine) {
        let span = breaker.spans[run.span]
        let offset = breaker.baselineOffset(of: span)
        let attachment = span.attachment?.scaled(by: breaker.scale)
        if let attachment {
            line.ascent = max(line.ascent, attachment.ascent + offset)
            line.descent = max(line.descent, attachment.descent - offset)
        }
        line.runs.append(
            ShapedText.Run(
                glyphs: run.glyphs, x: line.width, baselineOffset: offset, color: span.color,
                underline: span.underline, strikethrough: span.strikethrough, tag: span.tag, attachment: attachment))
        line.width += run.glyphs.width
    }

    /// The bytes without the spaces at the line breaks before and after the line.
    private func visibleBytes(_ range: Range<Int>, isLast: Bool) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        if !isLast {
            while end > start, paragraph.bytes[end - 1] == 0x20 { end -= 1 }
        }
        if start == 0 ? followsBreak : paragraph.bytes[start - 1] == 0x20 {
            while start < end, paragraph.bytes[start] == 0x20 { start += 1 }
        }
        return start..<end
    }
}

extension LineBreaker {
    /// The font size of a span.
    func size(of span: Int) -> CGFloat { TextFontSource.size(of: spans[span].font, scale: scale) }

    /// The vertical metrics of a span's font.
    func metrics(of span: Int) -> FontMetrics {
        if let known = knownMetrics[span] { return known }
        let metrics = fonts.metrics(of: spans[span].font, scale: scale)
        knownMetrics[span] = metrics
        return metrics
    }

    /// The offset of a span above the baseline.
    func baselineOffset(of span: TextSpan) -> CGFloat {
        LineBreaker.length(span.baselineOffset * scale)
    }

    /// The advance of a font's `.notdef` glyph, in Pango units.
    func missingGlyphWidth(of choice: TextFontSource.Choice, size font: FontDescriptor) -> Int32 {
        let size = TextFontSource.size(of: font, scale: scale)
        return Int32(fonts.advance(of: 0, in: choice.primary.face) * size * CGFloat(PANGO_SCALE))
    }
}
