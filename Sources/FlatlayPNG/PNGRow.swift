import FlatlayPaint
import Foundation

/// Rows in the form that PNG files store: the number of the filter and the filtered bytes.
enum PNGRow {
    /// The filters of https://www.w3.org/TR/png-3/#9Filter-types that are used when speed counts. `none` is best for
    /// flat images, except for rows that equal the row above: there the difference leaves nothing to compress.
    private enum Filter {
        static let none: UInt8 = 0
        static let up: UInt8 = 2
    }

    /// The number of bytes of a row, including its filter number.
    static func length(width: Int, isOpaque: Bool) -> Int {
        1 + width * (isOpaque ? 3 : 4)
    }

    /// Writes rows one after another.
    ///
    /// - Parameters:
    ///   - isOpaque: whether to leave out alpha.
    ///   - first: the first row that may be written as the difference from the row above, which must be in memory and
    ///     in the same run of compressed rows; nil for none.
    /// - Returns: false if alpha was left out but some pixel is not opaque.
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
