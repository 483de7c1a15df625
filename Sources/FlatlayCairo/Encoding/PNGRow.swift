/// Rows as PNG files hold them: the number of the filter, which is none, and the bytes of the pixels.
enum PNGRow {
    /// The bytes of a row.
    static func length(width: Int, isOpaque: Bool) -> Int {
        1 + width * (isOpaque ? 3 : 4)
    }

    /// Writes rows one after the other.
    ///
    /// - Parameter isOpaque: whether alphas are left out.
    /// - Returns: whether nothing is lost by it.
    static func write(_ rows: PixelRows, isOpaque: Bool, to target: UnsafeMutablePointer<UInt8>) -> Bool {
        let length = length(width: rows.width, isOpaque: isOpaque)
        for row in 0..<rows.height {
            let line = target + row * length
            line[0] = 0
            if isOpaque {
                guard PixelRow.writeRGB(rows[row], to: line + 1, width: rows.width) else { return false }
            } else {
                PixelRow.writeRGBA(rows[row], to: line + 1, width: rows.width)
            }
        }
        return true
    }
}
