import FlatlayDrawing
import Foundation

/// Truncates the last visible line of a text, with everything that would follow it.
struct LineCutter {
    let breaker: LineBreaker
    let source: TextSource
    let truncation: TextTruncation
    let width: CGFloat

    /// The bytes of a long text to consider beyond the line itself; more never fit into the line.
    private static let lookahead = 4096

    /// Returns the truncated line.
    func cut(_ line: BrokenLine, paragraph: Int) -> BrokenLine {
        var room: CGFloat = 0
        if width.isFinite {
            let rest = rest(from: line, paragraph: paragraph)
            let result = breaker.singleLine(of: rest, width: width, truncation: truncation)
            if result.isCut { return result.line }
            room = result.line.room
        }
        // The line itself fits, but later ones don't fit into the height: the ellipsis shows this.
        let shown = visiblePart(of: source.paragraphs[paragraph], line.range)
        var line = breaker.singleLine(of: shown, width: width, truncation: .tail).line
        line.room = max(line.room, room)
        return line
    }

    /// The line, followed by an ellipsis as a piece of its own.
    private func visiblePart(of paragraph: TextParagraph, _ range: Range<Int>) -> TextParagraph {
        var end = range.upperBound
        while end > range.lowerBound, paragraph.bytes[end - 1] == 0x20 { end -= 1 }
        var shown = paragraph.part(range.lowerBound..<end)
        let span = paragraph.span(at: max(range.lowerBound, end - 1))
        shown.startSpan(span)
        shown.bytes += "…".utf8
        return shown
    }

    /// The text to truncate: the rest of the paragraph, or of the whole text if its end must be visible.
    private func rest(from line: BrokenLine, paragraph: Int) -> TextParagraph {
        let own = source.paragraphs[paragraph]
        let start = line.range.lowerBound
        let reach = line.range.count + LineCutter.lookahead
        let head = own.part(start..<own.boundary(before: start + reach, after: start))
        if truncation == .tail { return head }
        let isLast = paragraph == source.paragraphs.count - 1
        var rest = head
        if head.bytes.count == own.bytes.count - start {
            // The rest of this paragraph is included; the following paragraphs are joined with spaces.
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
