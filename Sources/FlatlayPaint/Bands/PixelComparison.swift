import Foundation

/// Finds where two images of the same size differ.
struct PixelComparison {
    let first: UnsafeBufferPointer<UInt32>
    let second: UnsafeBufferPointer<UInt32>
    let width: Int
    let height: Int

    /// The smallest area that contains all pixels that differ; nil if none do.
    var changedArea: PixelArea? {
        guard let top = (0..<height).first(where: rowDiffers), let bottom = (0..<height).last(where: rowDiffers) else {
            return nil
        }
        // Each row can only widen the range of columns found so far.
        var (left, right) = (width, 0)
        for row in top...bottom {
            let start = row * width
            if let x = (0..<left).first(where: { first[start + $0] != second[start + $0] }) { left = x }
            if let x = (right..<width).last(where: { first[start + $0] != second[start + $0] }) { right = x + 1 }
        }
        return PixelArea(x: left, y: top, width: right - left, height: bottom - top + 1)
    }

    private func rowDiffers(_ row: Int) -> Bool {
        guard let ours = first.baseAddress, let theirs = second.baseAddress else { return false }
        return memcmp(ours + row * width, theirs + row * width, width * 4) != 0
    }
}
