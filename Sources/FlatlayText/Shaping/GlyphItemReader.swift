import CPangoCairo
import FlatlayDrawing
import Foundation

/// Converts an item of a line, characters of one font and direction, to glyph runs of one span each.
struct GlyphItemReader {
    /// A run and the span that it belongs to.
    struct Run {
        var glyphs: GlyphRun
        var span: Int
    }

    /// Characters and glyphs that belong together.
    private struct Cluster {
        var bytes: Range<Int>
        var glyphs: Range<Int>
        var piece: Int
    }

    private let line: LineReader
    private let item: LineItem
    private let bytes: Range<Int>
    private let isRightToLeft: Bool
    private let isEllipsis: Bool
    private let visible: Range<Int>
    /// The space that Pango added before and after each cluster.
    private let spacing: LetterSpacing
    /// The outermost glyphs of the line that have a width, from which Pango removed half of the letter spacing.
    private let trimmedGlyphs: (left: Int?, right: Int?)

    /// Creates a reader of an item.
    ///
    /// - Parameters:
    ///   - visible: the bytes of the paragraph except spaces at a line break.
    ///   - trimmed: the ends at which the item is the outermost of its line.
    init(item: LineItem, line: LineReader, visible: Range<Int>, trimmed: (left: Bool, right: Bool)) {
        self.line = line
        self.visible = visible
        self.item = item
        bytes = item.bytes
        isRightToLeft = item.isRightToLeft
        isEllipsis = item.ellipsisAdvance != nil
        spacing = item.spacing
        trimmedGlyphs = (
            trimmed.left ? item.glyphs.firstIndex { $0.width != 0 } : nil,
            trimmed.right ? item.glyphs.lastIndex { $0.width != 0 } : nil
        )
    }

    /// The runs from left to right.
    var runs: [Run] {
        let face = item.font.face
        if isEllipsis {
            let piece = line.paragraph.piece(at: min(bytes.lowerBound, max(0, line.paragraph.bytes.count - 1)))
            let cluster = Cluster(bytes: bytes, glyphs: 0..<item.glyphs.count, piece: piece)
            return [run([cluster], face: face)]
        }
        // A run ends where a cluster of another span begins.
        var groups: [[Cluster]] = []
        for cluster in clusters {
            if groups.last?.last?.piece == cluster.piece {
                groups[groups.count - 1].append(cluster)
            } else {
                groups.append([cluster])
            }
        }
        return groups.map { run($0, face: face) }
    }

    /// The width that Pango assumed for the item when it broke the line. Hidden spaces count except the last one, which
    /// Pango makes 0 wide; half of the spacing is not yet removed at the ends; and an ellipsis is as wide as it is
    /// drawn. The width is 0 if nothing is drawn, which Pango shapes at size 1.
    var room: Int {
        let span = line.breaker.spans[line.paragraph.span(at: bytes.lowerBound)]
        guard TextFontSource.size(of: span.font, scale: line.breaker.scale) > 0 else { return 0 }
        var room = item.width
        if let advance = item.ellipsisAdvance, let last = item.glyphs.last { room += Int(advance) - Int(last.width) }
        if trimmedGlyphs.left != nil { room += Int(spacing.left) }
        if trimmedGlyphs.right != nil { room += Int(spacing.right) }
        return room
    }

    /// The clusters from left to right.
    private var clusters: [Cluster] {
        var result: [Cluster] = []
        var index = 0
        while index < item.glyphs.count {
            let start = item.glyphs[index].start
            var next = index + 1
            while next < item.glyphs.count, item.glyphs[next].start == start { next += 1 }
            result.append(
                Cluster(bytes: start..<start, glyphs: index..<next, piece: line.paragraph.piece(at: start)))
            index = next
        }
        // The bytes of a cluster end where those of the next one in reading order begin.
        var end = bytes.upperBound
        for index in isRightToLeft ? Array(result.indices) : result.indices.reversed() {
            let start = min(result[index].bytes.lowerBound, end)
            result[index].bytes = start..<end
            end = start
        }
        return result
    }

    private func run(_ clusters: [Cluster], face: FontFace) -> Run {
        let span = line.paragraph.pieces[clusters[0].piece].span
        let size = TextFontSource.size(of: line.breaker.spans[span].font, scale: line.breaker.scale)
        var drawn = DrawnGlyphs()
        var counts: [GlyphRun.Cluster] = []
        for cluster in clusters {
            let count = append(cluster, size: size, to: &drawn)
            counts.append(GlyphRun.Cluster(byteCount: cluster.bytes.count, glyphCount: count))
        }
        if isRightToLeft { counts.reverse() }
        var text = "…"
        if isEllipsis {
            counts = [GlyphRun.Cluster(byteCount: text.utf8.count, glyphCount: drawn.glyphs.count)]
        } else {
            var bytes: [UInt8] = []
            for cluster in isRightToLeft ? clusters.reversed() : clusters {
                bytes += line.paragraph.bytes[cluster.bytes]
            }
            text = String(decoding: bytes, as: UTF8.self)
        }
        let run = GlyphRun(
            face: face, size: size, glyphs: drawn.glyphs, text: text, clusters: counts,
            isRightToLeft: isRightToLeft, width: drawn.width)
        return Run(glyphs: run, span: span)
    }

    /// The glyphs of a run so far.
    private struct DrawnGlyphs {
        var glyphs: [GlyphRun.Glyph] = []
        var width: CGFloat = 0
    }

    /// Appends the glyphs of a cluster that draw something. Returns their number.
    private func append(_ cluster: Cluster, size: CGFloat, to run: inout DrawnGlyphs) -> Int {
        let count = run.glyphs.count
        let isHidden = isHidden(cluster)
        // Pango adds half of the letter spacing before a character and half after it, and removes it at the ends of a
        // line. We want all of it after the character.
        let (left, right) = (
            CGFloat(spacing.left) / CGFloat(PANGO_SCALE), CGFloat(spacing.right) / CGFloat(PANGO_SCALE)
        )
        for index in cluster.glyphs {
            let glyph = item.glyphs[index]
            var advance = isHidden || size == 0 ? 0 : self.advance(at: index)
            var x =
                run.width + CGFloat(glyph.x) / CGFloat(PANGO_SCALE) + (isRightToLeft ? right : -left)
            if !isHidden, index == trimmedGlyphs.left { (advance, x) = (advance + left, x + left) }
            if !isHidden, index == trimmedGlyphs.right { advance += right }
            let y = CGFloat(glyph.y) / CGFloat(PANGO_SCALE)
            if size > 0, let id = drawnGlyph(glyph.id, cluster) {
                run.glyphs.append(GlyphRun.Glyph(id: id, position: CGPoint(x: x, y: y), advance: advance))
            }
            run.width += advance
        }
        return run.glyphs.count - count
    }

    /// The letter spacing that Pango adds to each cluster of an item.
    static func letterSpacing(of analysis: PangoAnalysis) -> LetterSpacing {
        var node = analysis.extra_attrs
        while let current = node {
            node = current.pointee.next
            guard let attribute = current.pointee.data?.assumingMemoryBound(to: PangoAttribute.self),
                attribute.pointee.klass.pointee.type == PANGO_ATTR_LETTER_SPACING
            else { continue }
            return attribute.withMemoryRebound(to: PangoAttrInt.self, capacity: 1) {
                LetterSpacing($0.pointee.value)
            }
        }
        return LetterSpacing(0)
    }

    private func isHidden(_ cluster: Cluster) -> Bool {
        !isEllipsis && !visible.contains(cluster.bytes.lowerBound)
    }

    /// The number of a glyph in its face; 0, the face's `.notdef`, for a character that no font has; nil if nothing is
    /// drawn.
    private func drawnGlyph(_ glyph: PangoGlyph, _ cluster: Cluster) -> UInt32? {
        if glyph & UInt32(PANGO_GLYPH_UNKNOWN_FLAG) != 0 { return 0 }
        guard glyph == 0x0fff_ffff else { return glyph }
        let missing = line.breaker.choices[line.breaker.spans[line.paragraph.pieces[cluster.piece].span].font]
        guard let missing = missing?.fallback.missing, !missing.isEmpty else { return nil }
        let text = String(decoding: line.paragraph.bytes[cluster.bytes], as: UTF8.self)
        return text.unicodeScalars.contains(where: missing.contains) ? 0 : nil
    }

    /// The advance of a glyph. Pango widens the ellipsis to fill the line; this undoes it.
    private func advance(at index: Int) -> CGFloat {
        let isWidened = isEllipsis && index == item.glyphs.count - 1
        return CGFloat(isWidened ? item.ellipsisAdvance ?? 0 : item.glyphs[index].width) / CGFloat(PANGO_SCALE)
    }
}
