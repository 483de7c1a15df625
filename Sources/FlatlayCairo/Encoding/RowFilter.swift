import Foundation

/// Filters rows of pixels, so that they pack tighter: pictures with gradients and photos do, flat ones do not.
///
/// Source: Portable Network Graphics, third edition, sections 9.2 and 12.7 (https://www.w3.org/TR/png-3/). The steps:
///
/// 1. Each row is filtered in the five ways: as it is, against its left neighbour, against the row above, against the
///    mean of both, and against the nearer of left, above and above left (Paeth).
/// 2. The way whose bytes, taken as signed, have the least sum of magnitudes is kept: small differences pack well.
struct RowFilter {
    /// The bytes of a pixel.
    let pixelLength: Int
    /// The bytes of a row, with that of its filter in front.
    let rowLength: Int

    /// The rows, filtered; each begins with the number of its filter.
    func filtered(_ rows: UnsafeRawBufferPointer) -> [UInt8] {
        let count = rows.count / rowLength
        var result = [UInt8](repeating: 0, count: rows.count)
        let none = [UInt8](repeating: 0, count: rowLength)
        var best = none
        var candidate = none
        for row in 0..<count {
            let current = UnsafeRawBufferPointer(rebasing: rows[row * rowLength..<(row + 1) * rowLength])
            none.withUnsafeBytes { none in
                let above =
                    row == 0 ? none : UnsafeRawBufferPointer(rebasing: rows[(row - 1) * rowLength..<row * rowLength])
                var least = Int.max
                for way in UInt8(0)...4 {
                    let sum = filter(current, above: above, way: way, into: &candidate)
                    if sum < least {
                        least = sum
                        swap(&best, &candidate)
                    }
                }
            }
            result.replaceSubrange(row * rowLength..<(row + 1) * rowLength, with: best)
        }
        return result
    }

    /// Filters a row in one way; answers the sum of the magnitudes of its bytes.
    private func filter(
        _ row: UnsafeRawBufferPointer, above: UnsafeRawBufferPointer, way: UInt8, into result: inout [UInt8]
    ) -> Int {
        var sum = 0
        result.withUnsafeMutableBufferPointer { result in
            result[0] = way
            for index in 1..<rowLength {
                let hasLeft = index > pixelLength
                let left = hasLeft ? row[index - pixelLength] : 0
                let up = above[index]
                let predicted: UInt8
                switch way {
                case 0: predicted = 0
                case 1: predicted = left
                case 2: predicted = up
                case 3: predicted = UInt8((Int(left) + Int(up)) / 2)
                default: predicted = RowFilter.paeth(left, up, hasLeft ? above[index - pixelLength] : 0)
                }
                let byte = row[index] &- predicted
                result[index] = byte
                sum += Int(Int8(bitPattern: byte).magnitude)
            }
        }
        return sum
    }

    /// Of left, above and above left, the one nearest to left + above − above left; ties in this order.
    private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        let estimate = Int(left) + Int(above) - Int(corner)
        let (a, b, c) = (abs(estimate - Int(left)), abs(estimate - Int(above)), abs(estimate - Int(corner)))
        return a <= b && a <= c ? left : b <= c ? above : corner
    }
}
