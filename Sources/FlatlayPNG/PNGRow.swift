import FlatlayPaint
import Foundation

/// Rows as PNG files hold them: the number of the filter and the bytes that it left.
enum PNGRow {
    /// The filters of https://www.w3.org/TR/png-3/#9Filter-types that are used where speed counts: none is best for flat
    /// pictures, but for rows that are as the row above, of which the difference leaves nothing to be packed.
    private enum Filter {
        static let none: UInt8 = 0
        static let up: UInt8 = 2
    }

    /// The bytes of a row.
    static func length(width: Int, isOpaque: Bool) -> Int {
        1 + width * (isOpaque ? 3 : 4)
    }

    /// Writes rows one after the other.
    ///
    /// - Parameters:
    ///   - isOpaque: whether alphas are left out.
    ///   - first: the first row that may be written as the difference from the one above it, which has to be in memory
    ///     and in the same run of packed rows; nil for none.
    /// - Returns: whether nothing is lost by it.
    static func write(
        _ rows: PixelRows, isOpaque: Bool, repeatsFrom first: Int? = nil, to target: UnsafeMutablePointer<UInt8>
    ) -> Bool {
        let length = length(width: rows.width, isOpaque: isOpaque)
        for row in 0..<rows.height {
            let line = target + row * length
            if let first, row >= first, memcmp(rows[row], rows[row - 1], rows.width * 4) == 0 {
                line[0] = Filter.up
                memset(line + 1, 0, length - 1)
                continue
            }
            line[0] = Filter.none
            if isOpaque {
                guard PixelRow.writeRGB(rows[row], to: line + 1, width: rows.width) else { return false }
            } else {
                PixelRow.writeRGBA(rows[row], to: line + 1, width: rows.width)
            }
        }
        return true
    }
}
