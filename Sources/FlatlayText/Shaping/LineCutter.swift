import CPangoCairo
import FlatlayDrawing
import Foundation

/// Cuts the last visible line of a text: everything that would follow is swallowed into it.
struct LineCutter {
    let breaker: LineBreaker
    let source: TextSource
    let truncation: TextTruncation
    let width: CGFloat

    /// How much of a long text is looked at beyond the line itself, in bytes; no line of that many is left over.
    private static let lookahead = 4096

    /// The line as it is shown.
    func cut(_ line: BrokenLine, paragraph: Int) -> BrokenLine {
        var room: CGFloat = 0
        if width.isFinite {
            let rest = rest(from: line, paragraph: paragraph)
            let ellipsize: PangoEllipsizeMode =
                switch truncation {
                case .head: PANGO_ELLIPSIZE_START
                case .middle: PANGO_ELLIPSIZE_MIDDLE
                case .tail: PANGO_ELLIPSIZE_END
                }
            let result = breaker.singleLine(of: rest, width: width, ellipsize: ellipsize)
            if result.isCut { return result.line }
            room = result.line.room
        }
        // All of the line fits, and what follows is left out for want of height: the ellipsis says so.
        let shown = visiblePart(of: source.paragraphs[paragraph], line.range)
        var line = breaker.singleLine(of: shown, width: width, ellipsize: PANGO_ELLIPSIZE_END).line
        line.room = max(line.room, room)
        return line
    }

    /// The line and an ellipsis in a piece of its own.
    private func visiblePart(of paragraph: TextParagraph, _ range: Range<Int>) -> TextParagraph {
        var end = range.upperBound
        while end > range.lowerBound, paragraph.bytes[end - 1] == 0x20 { end -= 1 }
        var shown = paragraph.part(range.lowerBound..<end)
        let span = paragraph.span(at: max(range.lowerBound, end - 1))
        shown.startSpan(span)
        shown.bytes += "…".utf8
        return shown
    }

    /// What the line has to show: the rest of its paragraph, or of the whole text where the end is to be seen.
    private func rest(from line: BrokenLine, paragraph: Int) -> TextParagraph {
        let own = source.paragraphs[paragraph]
        let start = line.range.lowerBound
        let reach = line.range.count + LineCutter.lookahead
        let head = own.part(start..<own.boundary(before: start + reach, after: start))
        if truncation == .tail { return head }
        let isLast = paragraph == source.paragraphs.count - 1
        var rest = head
        if head.bytes.count == own.bytes.count - start {
            // All of the own paragraph is there; the others follow as if their ends were spaces.
            for next in source.paragraphs[(paragraph + 1)...] where rest.bytes.count <= reach * 2 {
                rest.bytes.append(0x20)
                rest.append(next, 0..<next.bytes.count)
            }
            if rest.bytes.count <= reach * 2 { return rest }
        }
        let last = source.paragraphs[source.paragraphs.count - 1]
        let first = isLast ? start : 0
        let tailStart = last.boundary(before: max(first, last.bytes.count - reach), after: first)
        let tail = last.part(tailStart..<last.bytes.count)
        if truncation == .head { return tail }
        rest = head
        rest.append(tail, 0..<tail.bytes.count)
        return rest
    }
}
