import CoreGeometry
import FlatlayDrawing
import Foundation

/// An image that is drawn as a line thinner than a pixel, or nearly so.
///
/// Cairo steps through an image in numbers up to 32767 and reports that it is out of memory if a pixel of the result is
/// further across the image than that. Then it paints nothing more at all. An image of 4000 pixels gets there at an
/// eighth of a pixel, which is visible.
enum CoarseImage {
    /// The longest step from a pixel to the next, in pixels of the image, that is left to Cairo. Long before its limit
    /// Cairo mixes too few pixels.
    private static let longestStep: CGFloat = 1000
    /// The columns or rows of a coarse copy in a direction of at least two pixels. In a shorter one it has a single one:
    /// the middle of a pixel may lie outside the line, where Cairo continues the image with its outermost column or row.
    private static let cellLimit = 16
    /// Thinner drawings cover less than half of a level of a pixel, in pixels.
    private static let leastThickness: CGFloat = 1.0 / 512
    /// How many columns and rows of pixels at most are mixed into one pixel of a copy.
    private static let sampleLimit = 64

    /// Returns the drawing itself, the same one with a coarse copy of its image if Cairo can't reduce it so far, or nil
    /// if it is too thin to be seen.
    ///
    /// - Parameter matrix: maps the drawing to pixels.
    static func drawable(_ drawing: ImageDrawing, _ matrix: CGAffineTransform) -> ImageDrawing? {
        let (rect, image) = (drawing.rect, drawing.image)
        // The edges of the rectangle, in pixels.
        let width = hypot(rect.width * matrix.a, rect.width * matrix.b)
        let height = hypot(rect.height * matrix.c, rect.height * matrix.d)
        let area = rect.width * rect.height * abs(matrix.a * matrix.d - matrix.b * matrix.c)
        // The height of the parallelogram above each of its edges. Numbers that can't be compared are too small or too
        // large to be drawn.
        let (across, down) = (area / height, area / width)
        guard min(across, down) >= leastThickness else { return nil }
        let step = max(CGFloat(image.pixelWidth) / across, CGFloat(image.pixelHeight) / down)
        guard step > longestStep else { return drawing }
        var coarse = drawing
        coarse.image = copy(of: image, columns: across < 2 ? 1 : cellLimit, rows: down < 2 ? 1 : cellLimit)
        return coarse
    }

    /// Returns an image of at most some columns and rows, each pixel the mean of others spread over its part of the
    /// image.
    private static func copy(of image: ImageResource, columns: Int, rows: Int) -> ImageResource {
        let (width, height) = (min(image.pixelWidth, columns), min(image.pixelHeight, rows))
        let across = (0..<width).map { samples($0, of: width, in: image.pixelWidth) }
        let down = (0..<height).map { samples($0, of: height, in: image.pixelHeight) }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for row in down {
            for column in across {
                var sums = SIMD4<Int>()
                for y in row {
                    for x in column {
                        let start = (y * image.pixelWidth + x) * 4
                        for part in 0..<4 { sums[part] += Int(image.pixels[start + part]) }
                    }
                }
                let count = row.count * column.count
                for part in 0..<4 { pixels.append(UInt8((sums[part] + count / 2) / count)) }
            }
        }
        return ImageResource(
            name: image.name, pixelWidth: width, pixelHeight: height, pixels: pixels, isOpaque: image.isOpaque,
            format: image.format, encoded: Data())
    }

    /// The pixels along one axis that are mixed into one of a copy.
    private static func samples(_ cell: Int, of cells: Int, in length: Int) -> [Int] {
        let range = cell * length / cells..<(cell + 1) * length / cells
        let count = min(range.count, sampleLimit)
        return (0..<count).map { range.lowerBound + (2 * $0 + 1) * range.count / (2 * count) }
    }
}
