import FlatlayBytes
import FlatlayRendering

/// Filters rows of pixels so that they compress better. This helps images with gradients and photos, not flat ones.
///
/// Source: Portable Network Graphics, third edition, sections 9.2 and 12.7 (https://www.w3.org/TR/png-3/). The steps:
///
/// 1. Filter each row in five ways: unchanged, against its left neighbour, against the row above, against the mean of
///    both, and against the nearest of left, above and above left (Paeth). For the first row, the row above belongs to
///    another strip and is not available, so only the first two ways are tried.
/// 2. Keep the way with the smallest sum of magnitudes, with bytes taken as signed: small differences compress well.
struct RowFilter {
    /// The number of bytes per pixel.
    let pixelLength: Int
    /// The number of bytes per row, including its filter number.
    let rowLength: Int

    private static let wayCount: UInt8 = 5

    /// Writes the filtered rows, each of which begins with the number of its filter.
    func filter(
        _ rows: UnsafePointer<UInt8>, count: Int, to result: UnsafeMutablePointer<UInt8>
    ) throws(RenderError) {
        var scratch = GrowingMemory<UInt8>()
        let candidate = try scratch.scratch(rowLength)
        for start in stride(from: 0, to: count, by: rowLength) {
            let best = result + start
            var least = Int.max
            for way in 0..<(start == 0 ? 2 : RowFilter.wayCount) {
                let sum = filter(rows + start, way: way, to: candidate)
                guard sum < least else { continue }
                least = sum
                best.update(from: candidate, count: rowLength)
            }
        }
    }

    /// Filters a row in one way, and returns the sum of the magnitudes of its bytes.
    ///
    /// Each way is a separate loop without branches, which the compiler vectorizes.
    private func filter(_ row: UnsafePointer<UInt8>, way: UInt8, to result: UnsafeMutablePointer<UInt8>) -> Int {
        result[0] = way
        let head = min(rowLength, 1 + pixelLength)
        let above = row - rowLength
        switch way {
        case 0:
            for index in 1..<rowLength { result[index] = row[index] }
        case 1:
            for index in 1..<head { result[index] = row[index] }
            for index in head..<rowLength { result[index] = row[index] &- row[index - pixelLength] }
        case 2:
            for index in 1..<rowLength { result[index] = row[index] &- above[index] }
        case 3:
            for index in 1..<head { result[index] = row[index] &- above[index] >> 1 }
            for index in head..<rowLength {
                let (left, up) = (row[index - pixelLength], above[index])
                // The mean of both, rounded down, without a ninth bit.
                result[index] = row[index] &- ((left & up) &+ (left ^ up) >> 1)
            }
        default:
            for index in 1..<head { result[index] = row[index] &- above[index] }
            for index in head..<rowLength {
                let corner = above[index - pixelLength]
                result[index] = row[index] &- RowFilter.paeth(row[index - pixelLength], above[index], corner)
            }
        }
        var sum = 0
        for start in stride(from: 1, to: rowLength, by: 128) {
            // 128 magnitudes of up to 128 fit in sixteen bits.
            var part: UInt16 = 0
            for index in start..<min(start + 128, rowLength) {
                part &+= UInt16(truncatingIfNeeded: min(result[index], 0 &- result[index]))
            }
            sum += Int(part)
        }
        return sum
    }

    /// Returns the one of left, above and above left that is nearest to left + above − above left; ties go in this
    /// order.
    @inline(__always)
    private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        let (a, b, c) = (Int16(left), Int16(above), Int16(corner))
        let (toAbove, toLeft) = (a &- c, b &- c)
        let toCorner = magnitude(toAbove &+ toLeft)
        let (leftDistance, aboveDistance) = (magnitude(toLeft), magnitude(toAbove))
        let other = aboveDistance <= toCorner ? above : corner
        return leftDistance <= aboveDistance && leftDistance <= toCorner ? left : other
    }

    /// `abs` without a trap, which would prevent vectorization.
    @inline(__always)
    private static func magnitude(_ value: Int16) -> Int16 { max(value, 0 &- value) }
}
