import Foundation

extension LayoutFrames {
    /// The backgrounds behind the sections that meet a rectangle. Source: list rules, derived from what phones show.
    ///
    /// 1. A section's background extends from its start to that of the next section. The first one starts with the
    ///    rectangle, and the last one ends with it.
    /// 2. Edges are rounded to pixels, so that neighbours meet without a seam.
    /// 3. Neighbours with the same appearance are merged.
    func listBackgrounds(
        in rect: CGRect, decoration: (Int) -> ListSectionDecoration?
    ) -> [ListBackground] {
        guard !rect.hasNaN, !sections.isEmpty else { return [] }
        let rect = rect.standardized
        let (near, far) = (rect.near(scrollAxis), rect.far(scrollAxis))
        var result: [ListBackground] = []
        for index in sectionsBehind(near, far) {
            guard let decoration = decoration(sections[index].section) else { continue }
            // 1.–2.
            let isLast = index == sections.count - 1
            let start = index == 0 ? near : max(near, grid.rounded(sections[index].start))
            let end = isLast ? far : min(far, grid.rounded(sections[index + 1].start))
            guard end > start else { continue }
            var frame = rect
            frame.origin[scrollAxis] = start
            frame.size[scrollAxis] = end - start
            // 3.
            if let last = result.last, last.decoration == decoration, last.frame.far(scrollAxis) == start {
                result[result.count - 1].frame.size[scrollAxis] += end - start
            } else {
                result.append(ListBackground(frame: frame, decoration: decoration))
            }
        }
        return result
    }

    /// The sections whose backgrounds can lie between two positions: the visible ones, one before them, whose spacing
    /// may extend into the range, and the last one if the positions are past all sections.
    private func sectionsBehind(_ near: CGFloat, _ far: CGFloat) -> Range<Int> {
        let first = sections.partitioningIndex { $0.start > near }
        let end = sections.partitioningIndex { $0.start >= far }
        return max(0, first - 1)..<max(end, min(1, sections.count))
    }
}

extension Array {
    /// The first index whose element, and all later ones, meet a condition.
    fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
