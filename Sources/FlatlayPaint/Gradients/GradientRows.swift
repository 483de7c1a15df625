import CPixelRows
import Foundation

/// The inner loops of gradients: they fill rows of pixels from a table of colours whose last index is `last`.
enum GradientRows {
    /// Writes the pixels of some columns. The location is `place` at column 0 and grows by `step` per column; the table
    /// covers the locations from 0 to 1.
    ///
    /// - Parameter shift: the columns by which the pixels move to the left, so that column 0 shows this column. Rows
    ///   whose shifts differ by whole columns have the same pixels there.
    static func fillLinear(
        _ line: UnsafeMutablePointer<UInt32>, _ colors: UnsafePointer<UInt32>, last: Int, _ columns: Range<Int>,
        place: Double, step: Double, shift: LinearGradientRows.Shift = .zero
    ) {
        let width = columns.count
        let (first, growth) = (place * Double(last) + 0.5, step * Double(last))
        guard abs(growth) < 1024, abs(first) < 1e8, columns.lowerBound > -0x10_0000, columns.upperBound < 0x10_0000,
            abs(shift.columns) < 0x8_0000
        else {
            for x in 0..<width {
                let column = Double(columns.lowerBound + x) + shift.value
                let index = first + column * growth
                line[x] = colors[index > 0 ? Int(min(index, Double(last))) : 0]
            }
            return
        }
        // Integers in units of 1/2³² entries: sums are exact, so each pixel has the same colour wherever a row starts.
        let unit = Double(1 << 32)
        let step = Int64((growth * unit).rounded())
        let part = Int64((Double(step) * shift.part).rounded())
        let start = Int64((first * unit).rounded()) + part + Int64(columns.lowerBound + shift.columns) * step
        if step == 0 {
            let index = min(max(start >> 32, 0), Int64(last))
            return line.update(repeating: colors[Int(index)], count: width)
        }
        /// The number of pixels at the start that come before a location, in the direction of `step`.
        func count(before limit: Int64) -> Int {
            let distance = step > 0 ? limit - start : start - limit + 1
            guard distance > 0 else { return 0 }
            let size = step.magnitude
            return Int(min(UInt64(width), (distance.magnitude + size - 1) / size))
        }
        let end = Int64(last) << 32
        let (head, tail) = step > 0 ? (count(before: 0), count(before: end)) : (count(before: end), count(before: 0))
        line.update(repeating: colors[step > 0 ? 0 : last], count: head)
        pixel_rows_step_colors(line + head, max(0, tail - head), colors, start &+ Int64(head) &* step, step)
        (line + max(head, tail)).update(repeating: colors[step > 0 ? last : 0], count: width - max(head, tail))
    }

    /// Writes the pixels of some columns. Column 0 is at `first` from the centre, and columns are `step` apart.
    static func fillRadial(
        _ line: UnsafeMutablePointer<UInt32>, _ colors: UnsafePointer<UInt32>, last: Int, _ columns: Range<Int>,
        first: SIMD2<Double>, step: SIMD2<Double>, startRadius: Double, length: Double
    ) {
        let width = columns.count
        let factor = Float(Double(last) / length)
        let offset = Float(-startRadius * Double(last) / length)
        let (firstX, firstY) = (Float(first.x), Float(first.y))
        let (stepX, stepY) = (Float(step.x), Float(step.y))
        let (column, end) = (Int32(truncatingIfNeeded: columns.lowerBound), Float(last))
        // Adding 2²³ rounds a number to an integer, which is then in its lowest bits.
        let rounder = Float(1 << 23)
        for x in 0..<width {
            let number = Float(column &+ Int32(truncatingIfNeeded: x))
            let (ux, uy) = (firstX + number * stepX, firstY + number * stepY)
            let place = (ux * ux + uy * uy).squareRoot() * factor + offset
            let index = place > 0 ? (place < end ? place : end) : 0
            line[x] = (index + rounder).bitPattern & 0x7f_ffff
        }
        for x in 0..<width { line[x] = colors[Int(line[x])] }
    }
}
