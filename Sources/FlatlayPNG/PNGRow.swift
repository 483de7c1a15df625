import FlatlayPaint
import FlatlayRendering
import Foundation

/// Rows in the form that PNG files store: the number of the filter and the filtered bytes.
enum PNGRow {
    /// The filters of https://www.w3.org/TR/png-3/#9Filter-types that are used when speed counts. `none` is best for
    /// flat images, except for rows that equal the row above: there the difference leaves nothing to compress. Rows of
    /// photos have other filters (``PhotoRows``).
    private enum Filter {
        static let none: UInt8 = 0
        static let up: UInt8 = 2
    }

    /// The number of bytes of a row, including its filter number.
    static func length(width: Int, _ colorType: PNGColorType) -> Int {
        1 + width * colorType.pixelLength
    }

    /// Writes rows one after another.
    ///
    /// - Parameters:
    ///   - start: the number of the first row in its strip.
    ///   - photos: the rows of the strip that are filtered.
    ///   - first: the first row that may be written as the difference from the row above, which must be in memory and
    ///     in the same run of compressed rows; nil for none.
    ///   - onRepeat: receives the index of each such row that equals the one above: after its filter number, it
    ///     contains only zeros.
    /// - Returns: false if the colour type cannot store some pixel.
    static func write(
        _ rows: PixelRows, at start: Int = 0, photos: PhotoRows? = nil, as colorType: PNGColorType,
        repeatsFrom first: Int? = nil, to target: UnsafeMutablePointer<UInt8>, onRepeat: (Int) -> Void = { _ in }
    ) throws(RenderError) -> Bool {
        let length = length(width: rows.width, colorType)
        for row in 0..<rows.height {
            let line = target + row * length
            if let first, row >= first, memcmp(rows[row], rows[row - 1], rows.width * 4) == 0 {
                line[0] = Filter.up
                memset(line + 1, 0, length - 1)
                onRepeat(row)
                continue
            }
            if let photos, photos.contains(start + row) {
                let above = first.flatMap { row >= $0 ? rows[row - 1] : nil }
                guard
                    try photos.write(
                        rows[row], above: above, index: start + row, width: rows.width, as: colorType, to: line)
                else { return false }
                continue
            }
            line[0] = Filter.none
            guard convert(rows[row], as: colorType, to: line + 1, width: rows.width) else { return false }
        }
        return true
    }

    /// Converts the pixels of a row; returns false if the colour type does not store all of some pixel.
    static func convert(
        _ row: UnsafePointer<UInt32>, as colorType: PNGColorType, to target: UnsafeMutablePointer<UInt8>, width: Int
    ) -> Bool {
        switch colorType {
        case .grayscale: return PixelRow.writeGray(row, to: target, width: width)
        case .truecolor: return PixelRow.writeRGB(row, to: target, width: width)
        case .truecolorWithAlpha:
            PixelRow.writeRGBA(row, to: target, width: width)
            return true
        }
    }
}
