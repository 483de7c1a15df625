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
    }

    /// A run while it is read: glyphs from left to right, and the bytes that they show.
    private struct Part {
        let piece: Int
        let span: Int
        let size: CGFloat
        var bytes: Range<Int>
        var glyphs: [GlyphRun.Glyph] = []
        var clusters: [GlyphRun.Cluster] = []
        var width: CGFloat = 0
        /// The hyphen that is drawn for the soft hyphen at the end of a line, and the bytes of the soft hyphen.
        var hyphen: (bytes: Range<Int>, text: String)?
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

    /// The runs from left to right. A run ends where a cluster of another span begins.
    var runs: [Run] {
        guard !item.glyphs.isEmpty else { return [] }
        if isEllipsis {
            let start = min(bytes.lowerBound, max(0, line.paragraph.bytes.count - 1))
            var part = part(of: start, glyphs: item.glyphs.count)
            append(Cluster(bytes: bytes, glyphs: 0..<item.glyphs.count), to: &part)
            return [run(part)]
        }
        var runs: [Run] = []
        let hasOnePiece = line.paragraph.pieces.count == 1
        var part = part(of: item.glyphs[0].start, glyphs: item.glyphs.count)
        var first = 0
        // The bytes of a cluster end where those of the next one in reading order begin.
        var end = bytes.upperBound
        while first < item.glyphs.count {
            let start = item.glyphs[first].start
            var next = first + 1
            while next < item.glyphs.count, item.glyphs[next].start == start { next += 1 }
            if !isRightToLeft { end = next < item.glyphs.count ? item.glyphs[next].start : bytes.upperBound }
            let cluster = Cluster(bytes: min(start, end)..<end, glyphs: first..<next)
            if !hasOnePiece, line.paragraph.piece(at: start) != part.piece {
                runs.append(run(part))
                part = self.part(of: start, glyphs: 0)
            }
            append(cluster, to: &part)
            first = next
            end = cluster.bytes.lowerBound
        }
        runs.append(run(part))
        return runs
    }

    /// The width that Pango assumed for the item when it broke the line. Hidden spaces count except the last one, which
    /// Pango makes 0 wide; half of the spacing is not yet removed at the ends; and an ellipsis is as wide as it is
    /// drawn. The width is 0 if nothing is drawn, which Pango shapes at size 1.
    var room: Int {
        guard line.breaker.size(of: line.paragraph.span(at: bytes.lowerBound)) > 0 else { return 0 }
        var room = item.width
        if let advance = item.ellipsisAdvance, let last = item.glyphs.last { room += Int(advance) - Int(last.width) }
        if trimmedGlyphs.left != nil { room += Int(spacing.left) }
        if trimmedGlyphs.right != nil { room += Int(spacing.right) }
        return room
    }

    /// An empty run that starts with the cluster at a byte.
    private func part(of start: Int, glyphs count: Int) -> Part {
        let piece = line.paragraph.piece(at: start)
        let span = line.paragraph.pieces[piece].span
        var part = Part(piece: piece, span: span, size: line.breaker.size(of: span), bytes: start..<start)
        part.glyphs.reserveCapacity(count)
        part.clusters.reserveCapacity(count)
        return part
    }

    private func run(_ part: Part) -> Run {
        let text = isEllipsis ? "…" : text(of: part)
        let clusters =
            isEllipsis
            ? [GlyphRun.Cluster(byteCount: text.utf8.count, glyphCount: part.glyphs.count)]
            : isRightToLeft ? part.clusters.reversed() : part.clusters
        let run = GlyphRun(
            face: item.font.face, size: part.size, glyphs: part.glyphs, text: text, clusters: clusters,
            isRightToLeft: isRightToLeft, width: part.width)
        return Run(glyphs: run, span: part.span)
    }

    private func text(of part: Part) -> String {
        func text(_ range: Range<Int>) -> String {
            line.paragraph.bytes.withUnsafeBytes { String(decoding: $0[range], as: UTF8.self) }
        }
        // Characters of the other direction, and some that can't be seen, may follow the soft hyphen.
        guard let hyphen = part.hyphen, part.bytes.contains(hyphen.bytes.lowerBound) else { return text(part.bytes) }
        return text(part.bytes.lowerBound..<hyphen.bytes.lowerBound) + hyphen.text
            + text(hyphen.bytes.upperBound..<part.bytes.upperBound)
    }

    /// Appends the glyphs of a cluster that draw something.
    private func append(_ cluster: Cluster, to part: inout Part) {
        let count = part.glyphs.count
        let isHidden = isHidden(cluster)
        // Pango adds half of the letter spacing before a character and half after it, and removes it at the ends of a
        // line. We want all of it after the character.
        let (left, right) = (
            CGFloat(spacing.left) / CGFloat(PANGO_SCALE), CGFloat(spacing.right) / CGFloat(PANGO_SCALE)
        )
        for index in cluster.glyphs {
            let glyph = item.glyphs[index]
            var advance = isHidden || part.size == 0 ? 0 : self.advance(at: index)
            var x = part.width + CGFloat(glyph.x) / CGFloat(PANGO_SCALE) + (isRightToLeft ? right : -left)
            if !isHidden, index == trimmedGlyphs.left { (advance, x) = (advance + left, x + left) }
            if !isHidden, index == trimmedGlyphs.right { advance += right }
            let y = CGFloat(glyph.y) / CGFloat(PANGO_SCALE)
            if part.size > 0, let id = drawnGlyph(glyph.id, cluster, part) {
                part.glyphs.append(GlyphRun.Glyph(id: id, position: CGPoint(x: x, y: y), advance: advance))
            }
            part.width += advance
        }
        part.bytes =
            isRightToLeft
            ? cluster.bytes.lowerBound..<max(part.bytes.upperBound, cluster.bytes.upperBound)
            : part.bytes.lowerBound..<cluster.bytes.upperBound
        let hyphen = hyphen(of: cluster)
        if let hyphen { part.hyphen = (cluster.bytes, hyphen) }
        part.clusters.append(
            GlyphRun.Cluster(
                byteCount: hyphen?.utf8.count ?? cluster.bytes.count, glyphCount: part.glyphs.count - count))
    }

    /// The hyphen that Pango drew for a soft hyphen at the end of a line, as a second glyph of its cluster; nil for any
    /// other cluster.
    private func hyphen(of cluster: Cluster) -> String? {
        let bytes = line.paragraph.bytes
        guard cluster.glyphs.count == 2, cluster.bytes.count == 2, bytes[cluster.bytes.lowerBound] == 0xc2,
            bytes[cluster.bytes.lowerBound + 1] == 0xad
        else { return nil }
        return item.font.hyphen?.character == 0x2010 ? "\u{2010}" : "-"
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
    private func drawnGlyph(_ glyph: PangoGlyph, _ cluster: Cluster, _ part: Part) -> UInt32? {
        if glyph & UInt32(PANGO_GLYPH_UNKNOWN_FLAG) != 0 { return 0 }
        guard glyph == 0x0fff_ffff else { return glyph }
        let missing = line.breaker.choices[line.breaker.spans[part.span].font]
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
