import FlatlayDrawing
import Foundation

extension DecodedPixels {
    /// Returns the pixels rotated and mirrored to upright.
    func turned(by orientation: ExifOrientation) -> DecodedPixels {
        if orientation == .up { return self }
        var result = self
        if orientation.swapsSides { (result.width, result.height) = (height, width) }
        pixels.withUnsafeBytes { source in
            result.pixels.withUnsafeMutableBytes { target in
                let from = source.bindMemory(to: UInt32.self)
                let to = target.bindMemory(to: UInt32.self)
                for y in 0..<result.height {
                    for x in 0..<result.width {
                        let (column, row) = place(ofX: x, y: y, orientation)
                        to[y * result.width + x] = from[row * width + column]
                    }
                }
            }
        }
        return result
    }

    /// The stored position of a pixel that is at (x, y) in the upright image.
    private func place(ofX x: Int, y: Int, _ orientation: ExifOrientation) -> (column: Int, row: Int) {
        let (right, bottom) = (width - 1, height - 1)
        return switch orientation {
        case .up: (x, y)
        case .upMirrored: (right - x, y)
        case .down: (right - x, bottom - y)
        case .downMirrored: (x, bottom - y)
        case .leftMirrored: (y, x)
        case .right: (y, bottom - x)
        case .rightMirrored: (right - y, bottom - x)
        case .left: (right - y, x)
        }
    }
}
