import CoreGeometry
import Foundation

/// The rows of a linear gradient: all have the same colours, shifted from row to row.
///
/// The rows of a diagonal gradient are shifted by fractions of a pixel. Where colours change slowly, the shifts are
/// rounded, to several pixels or to a few fractions of one, so that rows repeat earlier ones. Such rows are copied, and
/// compress well in PNG files. No colour changes by more than an eighth of a level.
struct LinearGradientRows {
    /// The shifts that others are rounded to: multiples of some columns, or of a part of one.
    struct ShiftGrid: Equatable {
        /// Each such number of columns is a shift.
        let columns: Int
        /// The number of different shifts within a column; 1 if shifts are further apart.
        let partCount: Int

        /// More columns would make the edges between colours jagged, which shows if their contrast is raised.
        private static let columnLimit = 4.0
        /// More parts would repeat too seldom to gain anything.
        private static let partLimit = 16.0

        /// - Parameter limit: the most columns that may lie between two shifts.
        /// - Returns: the widest grid; nil if all would be too narrow to gain anything.
        init?(atMost limit: Double) {
            guard limit * ShiftGrid.partLimit >= 1 else { return nil }
            columns = Int(max(1, min(limit, ShiftGrid.columnLimit)))
            partCount = limit >= 1 ? 1 : Int((1 / limit).rounded(.up))
        }
    }

    /// A number of columns.
    struct Shift {
        static let zero = Shift(columns: 0, part: 0)

        var columns: Int
        /// The part of a further column, from 0 to below 1.
        var part: Double

        var value: Double { Double(columns) + part }
    }

    /// The row that is not shifted: where the gradient starts, so that a gradient that moves by whole pixels keeps its
    /// colours.
    private let firstRow: Int
    /// The location at column 0 of the first row.
    private let place: Double
    /// How much the location grows from column to column, and from row to row.
    private let columnStep: Double
    private let rowStep: Double
    /// The grid to which shifts are rounded; nil for none.
    let grid: ShiftGrid?

    /// The parts of the difference between two values of a byte by which rounded shifts may change a colour.
    static let tolerance = 0.125

    /// - Parameters:
    ///   - matrix: the map from the gradient's coordinates to pixels.
    ///   - inverse: its inverse.
    ///   - steepness: the most that a component changes, in values of a byte, where the location grows by 1.
    init(
        from start: CGPoint, to end: CGPoint, matrix: CGAffineTransform, inverse: CGAffineTransform, steepness: Double
    ) {
        let direction = SIMD2(Double(end.x - start.x), Double(end.y - start.y))
        /// The location grows by these amounts along x and y of the drawing.
        let growth = direction / LinearGradientRows.squaredLength(from: start, to: end)
        firstRow = Int(max(-1e6, min(1e6, start.applying(matrix).y.rounded(.down))))
        let center = CGPoint(x: 0.5, y: CGFloat(firstRow) + 0.5).applying(inverse)
        place = (SIMD2(Double(center.x - start.x), Double(center.y - start.y)) * growth).sum()
        columnStep = (SIMD2(Double(inverse.a), Double(inverse.b)) * growth).sum()
        rowStep = (SIMD2(Double(inverse.c), Double(inverse.d)) * growth).sum()
        // A rounded shift is wrong by half of the grid's width at most.
        let limit = 2 * LinearGradientRows.tolerance / (steepness * abs(columnStep))
        grid = columnStep != 0 ? ShiftGrid(atMost: limit) : nil
    }

    /// The square of the distance between two points.
    static func squaredLength(from start: CGPoint, to end: CGPoint) -> Double {
        let direction = SIMD2(Double(end.x - start.x), Double(end.y - start.y))
        return (direction * direction).sum()
    }

    /// Writes rows of pixels.
    ///
    /// - Parameters:
    ///   - colors: a table of colours for the locations from 0 to 1.
    ///   - last: the index of the last one.
    ///   - pixelsPerRow: the distance from row to row in memory.
    func fill(
        _ pixels: UnsafeMutablePointer<UInt32>, _ colors: UnsafePointer<UInt32>, last: Int, columns: Range<Int>,
        rows: Range<Int>, pixelsPerRow: Int
    ) {
        /// The last row with each part of a pixel as its shift.
        var known: [(line: UnsafeMutablePointer<UInt32>, columns: Int)?] =
            rows.count > 1 ? Array(repeating: nil, count: grid?.partCount ?? 0) : []
        for row in rows {
            let line = pixels + (row - rows.lowerBound) * pixelsPerRow
            let distance = Double(row - firstRow)
            guard let grid, let (shift, part) = shift(at: distance, grid) else {
                GradientRows.fillLinear(
                    line, colors, last: last, columns, place: place + distance * rowStep, step: columnStep)
                continue
            }
            var missing = columns
            if rows.count > 1 {
                if let (source, columnsBefore) = known[part] {
                    missing = LinearGradientRows.copy(
                        from: source, to: line, columns, shiftedBy: shift.columns - columnsBefore)
                }
                known[part] = (line, shift.columns)
            }
            guard !missing.isEmpty else { continue }
            GradientRows.fillLinear(
                line + (missing.lowerBound - columns.lowerBound), colors, last: last, missing, place: place,
                step: columnStep, shift: shift)
        }
    }

    /// The shift of a row at a distance from the first one, and its part of a column; nil if it is too large.
    private func shift(at distance: Double, _ grid: ShiftGrid) -> (shift: Shift, part: Int)? {
        let places = (distance * rowStep / columnStep * Double(grid.partCount) / Double(grid.columns)).rounded()
        guard abs(places) < 0x8_0000 / Double(grid.columns) else { return nil }
        let parts = Int(places) * grid.columns
        // Rounded down, also for negative numbers.
        let part = (parts % grid.partCount + grid.partCount) % grid.partCount
        let columns = (parts - part) / grid.partCount
        return (Shift(columns: columns, part: Double(part) / Double(grid.partCount)), part)
    }

    /// Copies the pixels of a row that an earlier one has, too, and returns the columns that it has not.
    private static func copy(
        from source: UnsafeMutablePointer<UInt32>, to line: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>,
        shiftedBy distance: Int
    ) -> Range<Int> {
        let count = columns.count - abs(distance)
        guard count > 0 else { return columns }
        if distance >= 0 {
            line.update(from: source + distance, count: count)
            return (columns.upperBound - distance)..<columns.upperBound
        }
        (line - distance).update(from: source, count: count)
        return columns.lowerBound..<(columns.lowerBound - distance)
    }
}
