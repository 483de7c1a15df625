import CPangoCairo
import FlatlayDrawing
import Foundation

/// Converts the glyphs of a plain text to a line of shaped text. It corresponds to ``LineReader`` and
/// ``GlyphItemReader``, for one font and one direction.
struct PlainLineWriter {
    let font: PlainFont
    /// The only span. In its array, since a copy would count its references.
    let spans: [TextSpan]
    let bytes: UnsafeBufferPointer<UInt8>
    let scale: CGFloat

    /// A line with all glyphs.
    func line(of glyphs: [ShapedGlyph]) -> BrokenLine {
        var line = emptyLine
        append(run(glyphs, text: spans[0].text, end: bytes.count, isFirst: true, isLast: true), to: &line)
        line.room = line.width
        return line
    }

    /// A truncated line: an ellipsis replaces the glyphs in a gap.
    func line(of glyphs: [ShapedGlyph], cutAt gap: Range<Int>, goal: Int) -> BrokenLine {
        var before = Array(glyphs[..<gap.lowerBound])
        var after = Array(glyphs[gap.upperBound...])
        var ellipsis = font.ellipsis.glyphs
        // The ellipsis gets all of the remaining width, as in Pango; its advance undoes it.
        let used = before.width + ellipsis.width + after.width
        ellipsis[ellipsis.count - 1].width += Int32(clamping: max(goal - used, 0))
        let (isFirst, isLast) = (before.isEmpty, after.isEmpty)
        var line = emptyLine
        line.room = CGFloat(used) / CGFloat(PANGO_SCALE)
        before.removeSpacing(font.spacing, left: true, right: false)
        ellipsis.removeSpacing(font.spacing, left: isFirst, right: isLast)
        after.removeSpacing(font.spacing, left: false, right: true)
        if let start = before.first?.start {
            let end = glyphs[gap.lowerBound].start
            append(run(before, text: text(start..<end), end: end, isFirst: true, isLast: false), to: &line)
        }
        append(
            run(
                ellipsis, text: "…", end: "…".utf8.count, isFirst: isFirst, isLast: isLast,
                ellipsisAdvance: font.ellipsis.advance), to: &line)
        if let start = after.first?.start {
            let text = text(start..<bytes.count)
            append(run(after, text: text, end: bytes.count, isFirst: false, isLast: true), to: &line)
        }
        return line
    }

    /// A line without glyphs, with the height of the font.
    var emptyLine: BrokenLine {
        var line = BrokenLine(range: 0..<bytes.count)
        line.include(font.metrics, offset: baselineOffset)
        return line
    }

    private var baselineOffset: CGFloat { LineBreaker.length(spans[0].baselineOffset * scale) }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func append(_ glyphs: GlyphRun, to line: inout BrokenLine) {
        let run = ShapedText.Run(
            glyphs: glyphs, x: line.width, baselineOffset: baselineOffset, color: spans[0].color,
            underline: spans[0].underline, strikethrough: spans[0].strikethrough, tag: spans[0].tag)
        // Most lines have one run; memory for it takes less time than an array that grows.
        if line.runs.isEmpty { line.runs = [run] } else { line.runs.append(run) }
        line.width += glyphs.width
    }

    /// A run of glyphs whose last cluster ends at byte `end`. Moves the spacing that Pango puts around each character
    /// behind it.
    ///
    /// - Parameter ellipsisAdvance: the advance of the last glyph of an ellipsis before it is widened.
    private func run(
        _ part: [ShapedGlyph], text: String, end: Int, isFirst: Bool, isLast: Bool, ellipsisAdvance: Int32? = nil
    ) -> GlyphRun {
        let scale = CGFloat(PANGO_SCALE)
        let left = ellipsisAdvance != nil ? 0 : CGFloat(font.spacing.left) / scale
        let right = ellipsisAdvance != nil ? 0 : CGFloat(font.spacing.right) / scale
        let leftmost = isFirst ? part.firstIndex { $0.width != 0 } : nil
        let rightmost = isLast ? part.lastIndex { $0.width != 0 } : nil
        var glyphs: [GlyphRun.Glyph] = []
        var clusters: [GlyphRun.Cluster] = []
        glyphs.reserveCapacity(part.count)
        clusters.reserveCapacity(part.count)
        var pen: CGFloat = 0
        var drawn = 0
        for (index, glyph) in part.enumerated() {
            let next = index + 1 < part.count ? part[index + 1].start : end
            var advance = CGFloat((index == part.count - 1 ? ellipsisAdvance : nil) ?? glyph.width) / scale
            var x = pen + CGFloat(glyph.x) / scale - left
            if index == leftmost { (advance, x) = (advance + left, x + left) }
            if index == rightmost { advance += right }
            if let id = PlainLineWriter.drawnGlyph(glyph.id) {
                let y = CGFloat(glyph.y) / scale
                glyphs.append(GlyphRun.Glyph(id: id, position: CGPoint(x: x, y: y), advance: advance))
                drawn += 1
            }
            pen += advance
            if next != glyph.start {
                clusters.append(GlyphRun.Cluster(byteCount: next - glyph.start, glyphCount: drawn))
                drawn = 0
            }
        }
        return GlyphRun(
            face: font.face, size: font.size, glyphs: glyphs, text: text, clusters: clusters, isRightToLeft: false,
            width: pen)
    }

    /// The number of a glyph in its face; 0, the face's `.notdef`, for a missing one; nil if nothing is drawn.
    private static func drawnGlyph(_ glyph: PangoGlyph) -> UInt32? {
        if glyph & UInt32(PANGO_GLYPH_UNKNOWN_FLAG) != 0 { return 0 }
        return glyph == 0x0fff_ffff ? nil : glyph
    }
}
