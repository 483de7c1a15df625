import Foundation

/// The layout of ``Grid``. SwiftUI documents the result; the steps are our own.
///
/// 1. Cells are sorted into rows and columns.
/// 2. The width is divided among the columns as in a stack: the least flexible column first, each as wide as the widest
///    of its cells that span one column.
/// 3. Cells that span several columns widen them evenly if they need more space.
/// 4. The heights of the rows are computed in the same way, with each cell as wide as its columns.
/// 5. Each cell is proposed the size of its area and aligned in it by its anchor, its column and its row.
struct GridLayout: Layout {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.setsOwnGuides = false
        return properties
    }

    struct Cache {
        var cells: [GridCell]
        var columnGuides: [HorizontalAlignment?]
        var rowGuides: [VerticalAlignment?]
        var arrangements: [ProposedViewSize: Arrangement] = [:]
    }

    struct Arrangement {
        var columns: [CGFloat]
        var rows: [CGFloat]
    }

    func makeCache(subviews: Subviews) -> Cache {
        let cells = GridCell.cells(of: subviews)
        let columnCount = cells.map { $0.column + $0.span }.max() ?? 0
        var columnGuides = [HorizontalAlignment?](repeating: nil, count: columnCount)
        var rowGuides = [VerticalAlignment?](repeating: nil, count: (cells.last?.row ?? -1) + 1)
        for (cell, subview) in zip(cells, subviews) {
            columnGuides[cell.column] = columnGuides[cell.column] ?? subview[GridColumnGuide.self]
            rowGuides[cell.row] = rowGuides[cell.row] ?? subview[GridRowID.self]?.alignment
        }
        return Cache(
            cells: cells.map { $0.spanning(columnCount) }, columnGuides: columnGuides, rowGuides: rowGuides)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let arrangement = arrange(subviews, in: proposal, &cache)
        return CGSize(
            width: GridLayout.length(of: arrangement.columns, gap: columnGap),
            height: GridLayout.length(of: arrangement.rows, gap: rowGap))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let arrangement = arrange(subviews, in: proposal, &cache)
        let lefts = GridLayout.starts(of: arrangement.columns, gap: columnGap)
        let tops = GridLayout.starts(of: arrangement.rows, gap: rowGap)
        for (cell, subview) in zip(cache.cells, subviews) {
            let size = CGSize(
                width: width(of: cell, in: arrangement.columns), height: arrangement.rows[cell.row])
            let offer = ProposedViewSize(size)
            let dimensions = subview.dimensions(in: offer)
            let place = self.place(of: dimensions, subview, cell, in: size, subviews: subviews, arrangement, cache)
            subview.place(
                at: CGPoint(x: bounds.minX + lefts[cell.column] + place.x, y: bounds.minY + tops[cell.row] + place.y),
                proposal: offer)
        }
    }

    // MARK: Steps 2 to 4

    private var columnGap: CGFloat { GridTrack.gap(horizontalSpacing) }
    private var rowGap: CGFloat { GridTrack.gap(verticalSpacing) }

    private func arrange(_ subviews: Subviews, in proposal: ProposedViewSize, _ cache: inout Cache) -> Arrangement {
        if let known = cache.arrangements[proposal] { return known }
        let cells = cache.cells
        var columns = GridTracks.lengths(
            count: cache.columnGuides.count, room: proposal.width, gap: columnGap
        ) { column, share in
            zip(cells, subviews).reduce(0) { widest, pair in
                let (cell, subview) = pair
                guard cell.column == column, cell.span == 1, !cell.unsized.contains(.horizontal) else { return widest }
                return max(widest, subview.sizeThatFits(ProposedViewSize(width: share, height: nil)).width)
            }
        }
        for (cell, subview) in zip(cells, subviews) where cell.span > 1 && !cell.unsized.contains(.horizontal) {
            let others = columns.indices.filter { !cell.columns.contains($0) }
            let taken = others.reduce(columnGap * CGFloat(others.count)) { $0 + columns[$1] }
            let room = proposal.width.map { FrameLength.rest(of: $0, without: taken) }
            let needed = subview.sizeThatFits(ProposedViewSize(width: room, height: nil)).width
            let missing = needed - width(of: cell, in: columns)
            guard missing > 0 else { continue }
            for column in cell.columns { columns[column] += missing / CGFloat(cell.span) }
        }
        let rows = GridTracks.lengths(
            count: cache.rowGuides.count, room: proposal.height, gap: rowGap
        ) { row, share in
            self.height(of: row, share, columns: columns, cells: cells, subviews: subviews, guide: cache.rowGuides[row])
        }
        let arrangement = Arrangement(columns: columns, rows: rows)
        cache.arrangements[proposal] = arrangement
        return arrangement
    }

    /// Returns the height of a row, whose cells are aligned at their guides.
    private func height(
        of row: Int, _ share: CGFloat?, columns: [CGFloat], cells: [GridCell], subviews: Subviews,
        guide: VerticalAlignment?
    ) -> CGFloat {
        let guide = guide ?? alignment.vertical
        var span = GuideSpan()
        var highest: CGFloat = 0
        for (cell, subview) in zip(cells, subviews) where cell.row == row && !cell.unsized.contains(.vertical) {
            let dimensions = subview.dimensions(
                in: ProposedViewSize(width: width(of: cell, in: columns), height: share))
            highest = max(highest, dimensions.height)
            span.add(dimensions.height, guide: dimensions[guide])
        }
        return guide.key.kind == .baselines ? max(span.length, 0) : highest
    }

    // MARK: Step 5

    private func place(
        of dimensions: ViewDimensions, _ subview: LayoutSubview, _ cell: GridCell, in size: CGSize,
        subviews: Subviews, _ arrangement: Arrangement, _ cache: Cache
    ) -> CGPoint {
        if let anchor = subview[GridAnchor.self] {
            return CGPoint(
                x: GuideSpan.distance(from: dimensions.width, to: size.width) * anchor.x,
                y: GuideSpan.distance(from: dimensions.height, to: size.height) * anchor.y)
        }
        let horizontal = cache.columnGuides[cell.column] ?? alignment.horizontal
        let vertical = cache.rowGuides[cell.row] ?? alignment.vertical
        let place = Alignment(horizontal: horizontal, vertical: vertical).origin(
            of: dimensions, in: ViewDimensions(size))
        guard vertical.key.kind == .baselines else { return place }
        let lowest = zip(cache.cells, subviews).filter { $0.0.row == cell.row }.map { other, subview in
            let offer = ProposedViewSize(width: width(of: other, in: arrangement.columns), height: size.height)
            return subview.dimensions(in: offer)[vertical]
        }.max()
        return CGPoint(x: place.x, y: GuideSpan.distance(from: dimensions[vertical], to: lowest ?? 0))
    }

    private func width(of cell: GridCell, in columns: [CGFloat]) -> CGFloat {
        GridLayout.length(of: columns[cell.columns], gap: columnGap)
    }

    private static func length<Lengths: Collection<CGFloat>>(of lengths: Lengths, gap: CGFloat) -> CGFloat {
        lengths.reduce(gap * CGFloat(max(lengths.count - 1, 0)), +)
    }

    private static func starts(of lengths: [CGFloat], gap: CGFloat) -> [CGFloat] {
        var position: CGFloat = 0
        return lengths.map { length in
            defer { position += length + gap }
            return position
        }
    }
}
