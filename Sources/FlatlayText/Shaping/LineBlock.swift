import FlatlayDrawing
import Foundation

/// Lines stacked vertically, up to the limits of a text.
struct LineBlock {
    /// A line and its position.
    struct Entry {
        var line: BrokenLine
        var paragraph: Int
        var top: CGFloat

        var shaped: ShapedText.Line {
            ShapedText.Line(
                top: top, baseline: top + line.ascent, width: line.width, height: line.height,
                isRightToLeft: line.isRightToLeft, runs: line.runs)
        }
    }

    private(set) var lines: [Entry] = []
    /// Whether a line was omitted.
    private(set) var isFull = false

    private let limits: TextLimits
    private let lineLimit: Int?
    private let spacing: CGFloat
    /// Heights are sums of fractions; a text must fit into the height that it was measured with.
    private static let tolerance: CGFloat = 1 / 1024

    init(limits: TextLimits, lineLimit: Int?, spacing: CGFloat) {
        self.limits = limits
        self.lineLimit = lineLimit
        self.spacing = spacing
    }

    /// Appends a line if it fits. Returns false if it, and thus the rest, doesn't fit.
    mutating func append(_ line: consuming BrokenLine, paragraph: Int) -> Bool {
        let top = lines.last.map { $0.top + $0.line.height + $0.line.leading + spacing } ?? 0
        let isWithinLimit = lineLimit.map { lines.count < $0 } ?? true
        let fits = lines.isEmpty || top + line.height <= limits.height + LineBlock.tolerance
        guard isWithinLimit, fits else {
            isFull = true
            return false
        }
        lines.append(Entry(line: line, paragraph: paragraph, top: top))
        return true
    }

    /// Replaces the last line with a truncated one. It keeps at least the height of the replaced line, whatever is
    /// omitted, so that it is also the last line if the text is laid out in its measured height.
    mutating func replaceLast(with line: BrokenLine) {
        guard let last = lines.last else { return }
        var line = line
        (line.ascent, line.descent) = (max(line.ascent, last.line.ascent), max(line.descent, last.line.descent))
        lines[lines.count - 1].line = line
    }

    /// A text of one line that fits: what a block with this line alone returns, in less time.
    static func text(of line: BrokenLine, limits: TextLimits, warnings: [ShapedText.Warning]) -> ShapedText {
        let room = max(0, line.width, line.room)
        return ShapedText(
            size: CGSize(width: min(room, limits.width), height: line.height),
            lines: [Entry(line: line, paragraph: 0, top: 0).shaped], warnings: warnings)
    }

    /// The lines as a shaped text.
    func text(warnings: [ShapedText.Warning]) -> ShapedText {
        var shaped: [ShapedText.Line] = []
        shaped.reserveCapacity(lines.count)
        // A text must break the same way in its measured width. At least 0, since negative kerning can exceed the
        // width of the characters.
        var room: CGFloat = 0
        var dividesWords = false
        // By index: iterators copy each line, with its references.
        for index in lines.indices {
            shaped.append(lines[index].shaped)
            room = max(room, lines[index].line.width, lines[index].line.room)
            if lines[index].line.endsInsideWord { dividesWords = true }
        }
        let width = min(room, limits.width)
        let height = shaped.last.map { $0.top + $0.height } ?? 0
        return ShapedText(
            size: CGSize(width: width, height: height), lines: shaped, isTruncated: isFull,
            dividesWords: dividesWords, warnings: warnings)
    }
}

/// A line of a paragraph, before it has its position in the text.
struct BrokenLine {
    /// The bytes of the paragraph that it shows.
    var range: Range<Int>
    var runs: [ShapedText.Run] = []
    var width: CGFloat = 0
    /// The smallest width in which Pango breaks this line the same way; more than ``width`` if several spaces hang over
    /// its end.
    var room: CGFloat = 0
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var leading: CGFloat = 0
    var isRightToLeft = false
    /// Whether it contains only spaces.
    var isBlank = false
    /// Whether it ends within a word that is longer than a line.
    var endsInsideWord = false

    var height: CGFloat { max(0, ascent + descent) }

    /// Extends the height for a font whose baseline is moved up by `offset`.
    mutating func include(_ metrics: FontMetrics, offset: CGFloat) {
        ascent = max(ascent, metrics.ascent + offset)
        descent = max(descent, metrics.descent - offset)
        leading = max(leading, metrics.leading)
    }

    /// Joins the line with one that continues it.
    func joined(with next: BrokenLine) -> BrokenLine {
        var result = self
        result.range = range.lowerBound..<max(range.upperBound, next.range.upperBound)
        (result.ascent, result.descent) = (max(ascent, next.ascent), max(descent, next.descent))
        result.leading = max(leading, next.leading)
        let (left, right) = isRightToLeft ? (next, self) : (self, next)
        result.runs = left.runs
        for run in right.runs {
            result.runs.append(run)
            result.runs[result.runs.count - 1].x += left.width
        }
        result.width += next.width
        result.room += next.room
        result.isBlank = isBlank && next.isBlank
        return result
    }
}
