import FlatlayDrawing

/// Finds the part to omit from a line that is too wide, as Pango does: a gap grows from its centre, by what users see as
/// one character, to the side where it reaches less far, until the rest and the ellipsis fit.
struct EllipsisGap {
    /// A cluster of the line, in the order of the text, with its position in Pango units.
    struct Cluster {
        var item = 0
        var glyphs: Range<Int>
        var characters = 0..<0
        var start: Int
        var width: Int
        /// Whether characters as users see them start and end with it.
        var startsCharacter = true
        var endsCharacter = true
        var end: Int { start + width }
    }

    let clusters: [Cluster]
    let truncation: TextTruncation
    /// The available width.
    let width: Int

    /// The clusters to omit.
    ///
    /// - Parameter ellipsis: the width of the ellipsis of a gap that starts with a cluster.
    func find(ellipsis: (Cluster) -> Int) -> ClosedRange<Int> {
        let total = clusters.last?.end ?? 0
        let center =
            switch truncation {
            case .head: 0
            case .middle: total / 2
            case .tail: total
            }
        // 1. The gap starts as the character at the centre, or the last one if none is there.
        var first = cluster(at: center)
        var last = first
        while first > 0, !clusters[first].startsCharacter { first -= 1 }
        while last < clusters.count - 1, !clusters[last].endsCharacter { last += 1 }
        var ellipsisWidth = ellipsis(clusters[first])
        // 2. While it is too small, it grows by the next character that has a width.
        while total - (clusters[last].end - clusters[first].start) + ellipsisWidth > width {
            var (before, after) = (first, last)
            repeat {
                guard before > 0 else { break }
                before -= 1
            } while !clusters[before].startsCharacter || clusters[before].width == 0
            repeat {
                guard after < clusters.count - 1 else { break }
                after += 1
            } while !clusters[after].endsCharacter || clusters[after].width == 0
            let growsBefore = clusters[before].start != clusters[first].start
            let growsAfter = clusters[after].end != clusters[last].end
            guard growsBefore || growsAfter else { break }
            if !growsAfter || growsBefore && center - clusters[before].start < clusters[after].end - center {
                first = before
                ellipsisWidth = ellipsis(clusters[first])
            } else {
                last = after
            }
        }
        return first...last
    }

    /// The cluster at a position: the first one that ends after it in the first item that does.
    private func cluster(at center: Int) -> Int {
        var first = 0
        while first < clusters.count {
            var end = first
            while end + 1 < clusters.count, clusters[end + 1].item == clusters[first].item { end += 1 }
            if clusters[end].end > center || end == clusters.count - 1 {
                return (first...end).first { clusters[$0].end > center } ?? end
            }
            first = end + 1
        }
        return clusters.count - 1
    }
}
