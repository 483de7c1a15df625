import CPixelRows
import TestSupport
import Testing

/// Rows of random pixels, on part of which something is drawn in two ways.
struct PixelField {
    static let pixelsPerRow = 64
    static let height = 4
    /// The widest area that fits at each of eight positions.
    static let widest = 40

    private var pixels: [UInt32]

    init(_ generator: inout SeededGenerator) {
        pixels = (0..<PixelField.pixelsPerRow * PixelField.height).map { _ in generator.pixel() }
    }

    /// Compares all pixels after drawing on an area; `plain` receives the position within the area and the pixel there.
    func compare(
        x: Int, width: Int, height: Int = 1, _ comment: Comment, kernel: (pixel_area) -> Void,
        plain: (_ x: Int, _ y: Int, _ below: UInt32) -> UInt32
    ) {
        var (drawn, expected) = (pixels, pixels)
        for row in 0..<height {
            for column in 0..<width {
                let place = (row + 1) * PixelField.pixelsPerRow + x + column
                expected[place] = plain(column, row, pixels[place])
            }
        }
        drawn.withUnsafeMutableBufferPointer { buffer in
            guard let first = buffer.baseAddress else { return }
            kernel(
                pixel_area(
                    first: first + PixelField.pixelsPerRow + x, pixels_per_row: PixelField.pixelsPerRow, width: width,
                    height: height))
        }
        #expect(drawn == expected, "\(comment), at \(x), width \(width)")
    }

    /// Visits areas of every width at each of eight positions.
    static func forEachArea(_ generator: inout SeededGenerator, _ body: (inout SeededGenerator, Int, Int) -> Void) {
        for width in 0...widest {
            for x in 8..<16 { body(&generator, x, width) }
        }
    }
}
