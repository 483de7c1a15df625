import CPangoCairo
import FlatlayDrawing
import Foundation

/// Reads an item of Pango's, characters of one font and direction, into runs of one span each.
struct GlyphItemReader {
    /// A run and the span that it belongs to.
    struct Run {
        var glyphs: GlyphRun
        var span: Int
        var countsForHeight: Bool
    }

    /// Characters and glyphs that belong together.
    private struct Cluster {
        var bytes: Range<Int>
        var glyphs: Range<Int>
        var piece: Int
    }

    private let line: LineReader
    private let glyphs: UnsafeBufferPointer<PangoGlyphInfo>
    private let logClusters: UnsafeBufferPointer<Int32>
    private let bytes: Range<Int>
    private let isRightToLeft: Bool
    private let isEllipsis: Bool
    private let font: UnsafeMutablePointer<PangoFont>?
    private let visible: Range<Int>
    private let trimmed: (left: Bool, right: Bool)

    /// A reader of an item.
    ///
    /// - Parameters:
    ///   - visible: the bytes of the paragraph that are not spaces at a break.
    ///   - trimmed: at which of its ends the item is the outermost of its line.
    init(
        item: UnsafeMutablePointer<PangoGlyphItem>, line: LineReader, visible: Range<Int>,
        trimmed: (left: Bool, right: Bool)
    ) {
        self.trimmed = trimmed
        self.line = line
        self.visible = visible
        let string = item.pointee.glyphs.pointee
        let analysis = item.pointee.item.pointee.analysis
        glyphs = UnsafeBufferPointer(start: string.glyphs, count: Int(string.num_glyphs))
        logClusters = UnsafeBufferPointer(start: string.log_clusters, count: Int(string.num_glyphs))
        let start = Int(item.pointee.item.pointee.offset)
        bytes = start..<start + Int(item.pointee.item.pointee.length)
        isRightToLeft = analysis.level & 1 == 1
        isEllipsis = Int32(analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
        font = analysis.font
    }

    /// The runs from left to right.
    var runs: [Run] {
        guard let font, let face = line.breaker.map.face(of: font, in: line.breaker.fonts.fonts) else { return [] }
        if isEllipsis {
            let piece = line.paragraph.piece(at: min(bytes.lowerBound, max(0, line.paragraph.bytes.count - 1)))
            let cluster = Cluster(bytes: bytes, glyphs: 0..<glyphs.count, piece: piece)
            return [run([cluster], face: face, endsItem: false)]
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
        return groups.enumerated().map { run($1, face: face, endsItem: $0 == groups.count - 1) }
    }

    /// The clusters from left to right.
    private var clusters: [Cluster] {
        var result: [Cluster] = []
        var index = 0
        while index < glyphs.count {
            var next = index + 1
            while next < glyphs.count, logClusters[next] == logClusters[index] { next += 1 }
            let start = bytes.lowerBound + Int(logClusters[index])
            result.append(
                Cluster(bytes: start..<start, glyphs: index..<next, piece: line.paragraph.piece(at: start)))
            index = next
        }
        // A cluster's bytes end where those of the next one in reading order begin.
        var end = bytes.upperBound
        for index in isRightToLeft ? Array(result.indices) : result.indices.reversed() {
            let start = min(result[index].bytes.lowerBound, end)
            result[index].bytes = start..<end
            end = start
        }
        return result
    }

    private func run(_ clusters: [Cluster], face mapped: PinnedFontMap.MappedFace, endsItem: Bool) -> Run {
        let span = line.paragraph.pieces[clusters[0].piece].span
        var run = GlyphRun(
            face: mapped.face, size: TextFontSource.size(of: line.breaker.spans[span].font, scale: line.breaker.scale),
            glyphs: [], text: "", clusters: [], isRightToLeft: isRightToLeft, width: 0)
        var text: [UInt8] = []
        for cluster in clusters {
            let count = append(cluster, span: line.breaker.spans[span], to: &run)
            run.clusters.append(GlyphRun.Cluster(byteCount: cluster.bytes.count, glyphCount: count))
        }
        if endsItem, run.size > 0, let last = clusters.last, !isHidden(last) {
            let space = trimmedSpace(line.breaker.spans[span])
            run.width += space
            if !run.glyphs.isEmpty { run.glyphs[run.glyphs.count - 1].advance += space }
        }
        if isRightToLeft { run.clusters.reverse() }
        if isEllipsis {
            run.text = "…"
            run.clusters = [GlyphRun.Cluster(byteCount: run.text.utf8.count, glyphCount: run.glyphs.count)]
        } else {
            for cluster in isRightToLeft ? clusters.reversed() : clusters {
                text += line.paragraph.bytes[cluster.bytes]
            }
            run.text = String(decoding: text, as: UTF8.self)
        }
        return Run(glyphs: run, span: span, countsForHeight: mapped.countsForHeight)
    }

    /// Adds the glyphs of a cluster that are drawn. Answers how many.
    private func append(_ cluster: Cluster, span: TextSpan, to run: inout GlyphRun) -> Int {
        let count = run.glyphs.count
        let isHidden = isHidden(cluster)
        let shift = isEllipsis ? 0 : kerningShift(span)
        for index in cluster.glyphs {
            let glyph = glyphs[index]
            let advance = isHidden || run.size == 0 ? 0 : self.advance(at: index)
            let x = run.size == 0 ? 0 : run.width + CGFloat(glyph.geometry.x_offset) / CGFloat(PANGO_SCALE) + shift
            let y = CGFloat(glyph.geometry.y_offset) / CGFloat(PANGO_SCALE)
            if run.size > 0, let id = drawnGlyph(glyph.glyph, cluster) {
                run.glyphs.append(GlyphRun.Glyph(id: id, position: CGPoint(x: x, y: y), advance: advance))
            }
            run.width += advance
        }
        return run.glyphs.count - count
    }

    /// Pango adds half of the kerning before a character and half after it, and takes it away again at the ends of a
    /// line. All of it belongs after the character: this is how far the glyphs have to move.
    private func kerningShift(_ span: TextSpan) -> CGFloat {
        let half = LineBreaker.length(span.kerning * line.breaker.scale) / 2
        let missing = trimmed.left ? half : 0
        return isRightToLeft ? half + missing : missing - half
    }

    /// The kerning that Pango took away at the ends of the line.
    private func trimmedSpace(_ span: TextSpan) -> CGFloat {
        let half = LineBreaker.length(span.kerning * line.breaker.scale) / 2
        return (trimmed.left ? half : 0) + (trimmed.right ? half : 0)
    }

    private func isHidden(_ cluster: Cluster) -> Bool {
        !isEllipsis && !visible.contains(cluster.bytes.lowerBound)
    }

    /// The number of a glyph in its face; 0, the face's `.notdef`, for a character that no font has; nil for nothing.
    private func drawnGlyph(_ glyph: PangoGlyph, _ cluster: Cluster) -> UInt32? {
        if glyph & UInt32(PANGO_GLYPH_UNKNOWN_FLAG) != 0 { return 0 }
        guard glyph == 0x0fff_ffff else { return glyph }
        let missing = line.breaker.choices[line.breaker.spans[line.paragraph.pieces[cluster.piece].span].font]
        guard let missing = missing?.fallback.missing, !missing.isEmpty else { return nil }
        let text = String(decoding: line.paragraph.bytes[cluster.bytes], as: UTF8.self)
        return text.unicodeScalars.contains(where: missing.contains) ? 0 : nil
    }

    /// How far a glyph moves the pen. Pango widens the ellipsis until the line is as wide as it may be; that is undone.
    private func advance(at index: Int) -> CGFloat {
        let width = glyphs[index].geometry.width
        guard isEllipsis, index == glyphs.count - 1 else { return CGFloat(width) / CGFloat(PANGO_SCALE) }
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(font, glyphs[index].glyph, nil, &logical)
        return CGFloat(min(width, logical.width)) / CGFloat(PANGO_SCALE)
    }
}
