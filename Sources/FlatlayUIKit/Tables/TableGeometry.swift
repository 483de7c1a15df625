import Foundation

/// The positions of a table's rows, headers and footers, computed from their heights.
///
/// Heights are estimates until an element is about to become visible. Positions are sums of heights:
///
/// 1. The view at the top of the table, if there is one.
/// 2. For each section: the space above the header, the header, the rows, the footer.
/// 3. The view at the end.
struct TableGeometry {
    /// A height, and whether it is final.
    struct Length {
        var value: CGFloat
        var isKnown = false
    }

    /// A section.
    struct Section {
        /// The space above the header.
        var space: CGFloat = 0
        var header = Length(value: 0)
        var footer = Length(value: 0)
        var rows: [Length]
        /// Where the section starts, with the space above its header.
        fileprivate(set) var start: CGFloat = 0
        /// Where each row starts, and where the last one ends.
        fileprivate(set) var rowStarts: [CGFloat] = []

        var headerStart: CGFloat { start + space }
        var footerStart: CGFloat { rowStarts.last ?? start + space + header.value }
        var end: CGFloat { footerStart + footer.value }
    }

    var sections: [Section] = []
    /// The height of the view at the top.
    var top: CGFloat = 0
    /// The height of the view at the end.
    var bottom: CGFloat = 0

    /// Where the sections end.
    private(set) var sectionsEnd: CGFloat = 0
    /// The height of all.
    var height: CGFloat { sectionsEnd + bottom }

    /// Adds the heights up.
    mutating func place() {
        var y = top
        for index in sections.indices {
            sections[index].start = y
            y += sections[index].space + sections[index].header.value
            var starts: [CGFloat] = []
            starts.reserveCapacity(sections[index].rows.count + 1)
            for row in sections[index].rows {
                starts.append(y)
                y += row.value
            }
            starts.append(y)
            sections[index].rowStarts = starts
            y += sections[index].footer.value
        }
        sectionsEnd = y
    }

    /// The sections that meet a range of positions.
    func sections(from near: CGFloat, to far: CGFloat) -> Range<Int> {
        let first = firstIndex(in: sections.count) { sections[$0].end > near }
        let end = firstIndex(in: sections.count) { sections[$0].start >= far }
        return first..<max(first, end)
    }

    /// The rows of a section that meet a range of positions.
    func rows(ofSection index: Int, from near: CGFloat, to far: CGFloat) -> Range<Int> {
        let section = sections[index]
        let count = section.rows.count
        let first = firstIndex(in: count) { section.rowStarts[$0 + 1] > near }
        let end = firstIndex(in: count) { section.rowStarts[$0] >= far }
        return first..<max(first, end)
    }

    /// Whether there is such a row.
    func holds(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && sections[path.section].rows.indices.contains(path.row)
    }

    /// The first index that meets a condition which all later ones meet, too.
    private func firstIndex(in count: Int, where meets: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if meets(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
