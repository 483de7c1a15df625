import FlatlayDrawing

/// Finds the part to omit from a line that is too wide, as Pango does: a gap grows from its center, cluster by cluster,
/// to the side where it reaches less far, until the rest and the ellipsis fit.
struct EllipsisGap {
    /// A cluster of the line: its glyphs, and its position in Pango units.
    private struct Cluster {
        var glyphs: Range<Int>
        var start: Int
        var end: Int
        var width: Int { end - start }
    }

    private var clusters: [Cluster] = []
    private let total: Int

    init(_ line: PlainGlyphs) {
        var x = 0
        clusters.reserveCapacity(line.glyphs.count)
        for (index, glyph) in line.glyphs.enumerated() {
            let end = x + Int(glyph.width)
            if index > 0, line.glyphs[index - 1].start == glyph.start {
                clusters[clusters.count - 1].glyphs = clusters[clusters.count - 1].glyphs.lowerBound..<index + 1
                clusters[clusters.count - 1].end = end
            } else {
                clusters.append(Cluster(glyphs: index..<index + 1, start: x, end: end))
            }
            x = end
        }
        total = x
    }

    /// The glyphs to omit.
    ///
    /// - Parameters:
    ///   - width: the available width, and `ellipsis` the width of the ellipsis, in Pango units.
    func glyphs(truncation: TextTruncation, ellipsis: Int, width: Int) -> Range<Int> {
        let center =
            switch truncation {
            case .head: 0
            case .middle: total / 2
            case .tail: total
            }
        // 1. The gap starts as the cluster at the center, or the last cluster if none is there.
        let middle = clusters.firstIndex { $0.end > center } ?? clusters.count - 1
        var (first, last) = (middle, middle)
        // 2. While it is too small, it grows by the next cluster that has a width.
        while total - (clusters[last].end - clusters[first].start) + ellipsis > width {
            var (before, after) = (first, last)
            while before > 0 {
                before -= 1
                if clusters[before].width != 0 { break }
            }
            while after < clusters.count - 1 {
                after += 1
                if clusters[after].width != 0 { break }
            }
            let (start, end) = (clusters[before].start, clusters[after].end)
            let growsBefore = start != clusters[first].start
            let growsAfter = end != clusters[last].end
            guard growsBefore || growsAfter else { break }
            if !growsAfter || growsBefore && center - start < end - center { first = before } else { last = after }
        }
        return clusters[first].glyphs.lowerBound..<clusters[last].glyphs.upperBound
    }
}
