import Foundation

/// The position of a view in a grid.
struct GridCell: Equatable {
    var row: Int
    var column: Int
    var span: Int
    var unsized: Axis.Set
    /// Whether the view is outside of any row, and so spans all columns.
    var isAlone: Bool

    var columns: Range<Int> { column..<column + span }

    /// Returns the cells of a grid's subviews. Views of one row get successive columns; a view without a row gets its
    /// own row.
    static func cells(of subviews: LayoutSubviews) -> [GridCell] {
        var cells: [GridCell] = []
        var current: GridRowID.Row?
        for subview in subviews {
            let row = subview[GridRowID.self]
            let isNext = row != nil && row === current
            let last = isNext ? cells.last : nil
            cells.append(
                GridCell(
                    row: last?.row ?? (cells.last?.row ?? -1) + 1, column: last.map { $0.column + $0.span } ?? 0,
                    span: subview[GridSpan.self], unsized: subview[GridUnsizedAxes.self], isAlone: row == nil))
            current = row
        }
        return cells
    }

    func spanning(_ columnCount: Int) -> GridCell {
        guard isAlone else { return self }
        var cell = self
        cell.span = columnCount
        return cell
    }
}

/// Divides a length among tracks, as stacks do among views.
enum GridTracks {
    /// - Parameters:
    ///   - room: the available length; nil for the ideal length of each track.
    ///   - measure: returns the length of a track for a proposed share.
    static func lengths(
        count: Int, room: CGFloat?, gap: CGFloat, measure: (_ track: Int, _ share: CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let room else { return (0..<count).map { measure($0, nil) } }
        let flexibilities = (0..<count).map { track -> CGFloat in
            let longest = measure(track, .infinity)
            return longest.isInfinite ? .infinity : longest - measure(track, 0)
        }
        let order = (0..<count).sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
        var lengths = [CGFloat](repeating: 0, count: count)
        var rest = room - gap * CGFloat(max(count - 1, 0))
        for (turn, track) in order.enumerated() {
            let share = max(rest / CGFloat(count - turn), 0)
            lengths[track] = measure(track, share)
            if rest.isFinite { rest -= lengths[track] }
        }
        return lengths
    }
}
