import CPixelRows
import CoreGeometry
import FlatlayDrawing
import Foundation

/// An image drawn at a smaller size, computed row by row with vector registers.
///
/// The result is within one level of Cairo's. Rows are summed first, then columns, and the weights of both add up to
/// one, so areas of one colour stay unchanged. Cairo multiplies and rounds the weights of rows and columns for each
/// pixel, which takes twenty times as long. Its pixels also depend on which part of an image it draws, because it
/// rounds positions so that they are exact in the middle of that part. Here, a pixel depends only on the drawing, and
/// on its position by fractions of a pixel: it equals what Cairo paints if it draws the whole image with this pixel at
/// the top left of a surface.
struct ImageReduction {
    let image: ImageResource
    /// The pixels that the image touches.
    let area: PixelArea
    /// The drawn rectangle.
    let rect: CGRect
    private let columns: ReductionAxis
    private let rows: ReductionAxis
    /// The weights of columns.
    private let pairs: [Int16]

    /// Returns nil for drawings that are left to Cairo: those that are not reduced, or hardly, or very much; rotated
    /// ones, coarse ones, and templates.
    init?(_ drawing: ImageDrawing, _ matrix: CGAffineTransform) {
        guard let rect = ImageReduction.place(drawing, matrix), let area = PixelArea(rect.pixelAligned) else {
            return nil
        }
        let image = drawing.image
        let (across, down) = (Double(image.pixelWidth) / rect.width, Double(image.pixelHeight) / rect.height)
        self.image = image
        self.area = area
        self.rect = rect
        let kernel: ReductionAxis.Kernel = drawing.interpolation == .high ? .cubic : .box
        let near = rect.offsetBy(dx: -rect.minX.rounded(.down), dy: -rect.minY.rounded(.down))
        let pixels = PixelArea(x: 0, y: 0, width: area.width, height: area.height)
        let positions = FixedScaling(scale: (across, down), rect: near, area: pixels)
        columns = ReductionAxis(kernel, scale: across, positions: positions.x, pixels: 0..<area.width)
        rows = ReductionAxis(kernel, scale: down, positions: positions.y, pixels: 0..<area.height)
        pairs = columns.pairs
    }

    /// The rectangle in pixels of a drawing that can be reduced; nil for others. Its numbers are multiples of 1/2³² of
    /// a pixel, so that drawings that differ by rounding errors only are the same drawing.
    static func place(_ drawing: ImageDrawing, _ matrix: CGAffineTransform) -> CGRect? {
        guard drawing.templateColor == nil, drawing.interpolation == .medium || drawing.interpolation == .high,
            matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0
        else { return nil }
        let image = drawing.image
        let exact = CGRect(
            x: drawing.rect.minX * matrix.a + matrix.tx, y: drawing.rect.minY * matrix.d + matrix.ty,
            width: drawing.rect.width * matrix.a, height: drawing.rect.height * matrix.d)
        let limit: CGFloat = 1_048_576
        guard exact.isFinite, exact.width >= 1, exact.height >= 1, abs(exact.minX) < limit, abs(exact.minY) < limit,
            image.pixelWidth > 0, image.pixelHeight > 0, image.pixelWidth <= ImageResource.sideLimit,
            image.pixelHeight <= ImageResource.sideLimit
        else { return nil }
        func rounded(_ length: CGFloat) -> CGFloat { (length * 4_294_967_296).rounded() / 4_294_967_296 }
        let rect = CGRect(
            x: rounded(exact.minX), y: rounded(exact.minY), width: rounded(exact.width), height: rounded(exact.height))
        let (across, down) = (Double(image.pixelWidth) / rect.width, Double(image.pixelHeight) / rect.height)
        guard ReductionAxis.scales.contains(across), ReductionAxis.scales.contains(down) else { return nil }
        // Cairo has a fast way of its own for half the size.
        if drawing.interpolation == .medium, abs(across - 2) < 0.003, abs(down - 2) < 0.003 { return nil }
        return rect
    }

    /// Writes pixels of the result.
    ///
    /// - Parameters:
    ///   - part: the pixels to write, within ``area``.
    ///   - pixelsPerRow: the distance of rows in `target`.
    func write(_ part: PixelArea, to target: UnsafeMutablePointer<UInt32>, pixelsPerRow: Int) {
        guard part.width > 0 else { return }
        let (width, left) = (image.pixelWidth, part.x - area.x)
        let columnCount =
            Int(columns.starts[left + part.width - 1]) + columns.tapCount - Int(columns.starts[left])
        image.pixels.withUnsafeBytes { bytes in
            guard let pixels = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
            withAxes { starts, phases, weights in
                var reduction = pixel_reduction()
                reduction.width = width
                reduction.starts = starts
                reduction.phases = phases
                reduction.weights = weights
                reduction.tap_count = columns.tapCount
                reduction.alpha = image.isOpaque ? 0xff00_0000 : 0
                var (sources, ownWeights): ([UnsafePointer<UInt32>?], [Int16]) = ([], [])
                withUnsafeTemporaryAllocation(of: Int16.self, capacity: 4 * (columnCount + 8)) { scratch in
                    reduction.scratch = scratch.baseAddress
                    for y in 0..<part.height {
                        sources.removeAll(keepingCapacity: true)
                        ownWeights.removeAll(keepingCapacity: true)
                        let row = part.y - area.y + y
                        for tap in 0..<rows.tapCount {
                            let weight = rows.weights[Int(rows.phases[row]) + tap]
                            guard weight != 0 else { continue }
                            // Beyond the image, the outermost pixels continue, so that its border does not blend with
                            // transparency.
                            let source = min(max(Int(rows.starts[row]) + tap, 0), image.pixelHeight - 1)
                            sources.append(pixels + source * width)
                            ownWeights.append(weight)
                        }
                        sources.withUnsafeBufferPointer { sources in
                            ownWeights.withUnsafeBufferPointer { ownWeights in
                                reduction.rows = sources.baseAddress
                                reduction.row_weights = ownWeights.baseAddress
                                reduction.row_count = sources.count
                                pixel_rows_reduce(target + y * pixelsPerRow, left, part.width, &reduction)
                            }
                        }
                    }
                }
            }
        }
    }

    private func withAxes(
        _ body: (
            _ starts: UnsafePointer<Int32>?, _ phases: UnsafePointer<Int32>?, _ weights: UnsafePointer<Int16>?
        ) -> Void
    ) {
        columns.starts.withUnsafeBufferPointer { starts in
            columns.phases.withUnsafeBufferPointer { phases in
                pairs.withUnsafeBufferPointer { weights in
                    body(starts.baseAddress, phases.baseAddress, weights.baseAddress)
                }
            }
        }
    }
}
