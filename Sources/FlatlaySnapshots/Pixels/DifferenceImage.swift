import CPixelDifferences
import Flatlay
import Foundation

/// A picture of the differences between two images.
///
/// Where both are equal, it shows the reference in pale grey; where they differ, a loud colour, however small the
/// difference is: red, violet if alpha differs, and yellow within the tolerance. Frames show where to look. Areas that
/// are not compared have grey stripes. If the sizes differ, the picture contains both images: what only the reference
/// has is striped in orange, what only the result has in green.
package enum DifferenceImage {
    /// Colours as in bitmaps: alpha, red, green and blue, from the highest byte on.
    package enum Color {
        package static let beyond: UInt32 = 0xffff_0033
        package static let alpha: UInt32 = 0xff99_00ff
        package static let within: UInt32 = 0xffff_c400
        package static let frame: UInt32 = 0xff00_0000
        package static let onlyReference: UInt32 = 0xffff_7a00
        package static let onlyResult: UInt32 = 0xff00_a651
        package static let ignored: UInt32 = 0xffb0_b0c0
        package static let nothing: UInt32 = 0xffff_ffff
    }

    /// The space between a region and its frame, and the width of the frame's line, in pixels.
    private static let (frameGap, frameLine) = (4, 2)
    /// In smaller images, frames would hide more than they show.
    private static let leastSideWithFrames = 96

    /// Returns the picture as a PNG file.
    ///
    /// - Parameters:
    ///   - reference: the pixels of the reference; nil if they can't be decoded.
    ///   - result: the image that was compared with it; nil if there is none.
    ///   - difference: the result of the comparison, if pixels were compared.
    ///   - tolerance: the tolerance of the comparison.
    package static func data(
        reference: RenderedBitmap?, result: RenderedBitmap?, difference: PixelDifference?,
        tolerance: ImageTolerance = .exact
    ) throws -> Data {
        let picture = bitmap(reference: reference, result: result, difference: difference, tolerance: tolerance)
        return try PNGEncoder().encode(picture, threads: PNGOptions().threadCount)
    }

    /// Returns the picture.
    package static func bitmap(
        reference: RenderedBitmap?, result: RenderedBitmap?, difference: PixelDifference?,
        tolerance: ImageTolerance = .exact
    ) -> RenderedBitmap {
        let none = RenderedBitmap(width: 0, height: 0, bytes: [], isOpaque: true)
        let (first, second) = (reference ?? none, result ?? none)
        let (width, height) = (max(first.width, second.width), max(first.height, second.height))
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            count = width * height * 4
            guard let target = UnsafeMutableRawBufferPointer(buffer).bindMemory(to: UInt32.self).baseAddress else {
                return
            }
            first.bytes.withUnsafeBytes { firstBytes in
                second.bytes.withUnsafeBytes { secondBytes in
                    let canvas = DifferenceCanvas(
                        target: target, width: width, height: height, first: Source(first, firstBytes),
                        second: Source(second, secondBytes), tolerance: tolerance)
                    canvas.draw()
                    if min(width, height) >= leastSideWithFrames {
                        for region in difference?.regions ?? [] {
                            canvas.drawFrame(around: region, gap: frameGap, line: frameLine)
                        }
                    }
                }
            }
        }
        return RenderedBitmap(width: width, height: height, bytes: bytes, isOpaque: true)
    }
}

/// The pixels of an image while it is drawn.
private struct Source {
    let start: UnsafePointer<UInt32>?
    let width: Int
    let height: Int

    init(_ bitmap: RenderedBitmap, _ bytes: UnsafeRawBufferPointer) {
        start = bytes.bindMemory(to: UInt32.self).baseAddress
        (width, height) = (bitmap.width, bitmap.height)
    }

    /// The start of a row; nil outside the image.
    func row(_ y: Int) -> UnsafePointer<UInt32>? {
        y < height && width > 0 ? start.map { $0 + y * width } : nil
    }
}

private struct DifferenceCanvas {
    let target: UnsafeMutablePointer<UInt32>
    let width: Int
    let height: Int
    let first: Source
    let second: Source
    let tolerance: ImageTolerance

    func draw() {
        let common = (width: min(first.width, second.width), height: min(first.height, second.height))
        // Pixels of images with different sizes are not compared, so no tolerance applies to them.
        let isCompared = first.width == second.width && first.height == second.height
        let spans = ToleranceSpans(isCompared ? tolerance : .exact, width: common.width, height: common.height)
        for band in spans.bands {
            for y in band.rows { drawCommon(y, band.spans, spans.rules) }
        }
        for y in 0..<height {
            let start = y < common.height ? common.width : 0
            stripe(y, from: start)
        }
    }

    private func drawCommon(_ y: Int, _ spans: [ToleranceSpans.Span], _ rules: [ImageTolerance.Rule]) {
        guard let before = first.row(y), let after = second.row(y) else { return }
        let row = target + y * width
        let colors = pixel_colors(
            beyond: DifferenceImage.Color.beyond, alpha: DifferenceImage.Color.alpha,
            within: DifferenceImage.Color.within)
        for span in spans where span.count > 0 {
            if let limit = rules[span.rule].limit {
                pixel_differences_draw(before + span.x, after + span.x, row + span.x, span.count, limit, colors)
            } else {
                pixel_differences_stripe(
                    before + span.x, row + span.x, span.x, y, span.count, DifferenceImage.Color.ignored)
            }
        }
    }

    /// Draws what only one of the images has.
    private func stripe(_ y: Int, from start: Int) {
        guard start < width else { return }
        let row = target + y * width
        for x in start..<width { row[x] = DifferenceImage.Color.nothing }
        for (source, color) in [
            (first, DifferenceImage.Color.onlyReference), (second, DifferenceImage.Color.onlyResult),
        ] {
            guard let pixels = source.row(y), start < source.width else { continue }
            pixel_differences_stripe(pixels + start, row + start, start, y, source.width - start, color)
        }
    }

    /// Draws a frame around a region, except over differences.
    func drawFrame(around region: PixelDifference.PixelRegion, gap: Int, line: Int) {
        for distance in gap..<(gap + line) {
            let (left, right) = (region.x - distance - 1, region.x + region.width + distance)
            let (top, bottom) = (region.y - distance - 1, region.y + region.height + distance)
            for x in max(0, left)...max(0, min(width - 1, right)) {
                drawPoint(x, top)
                drawPoint(x, bottom)
            }
            for y in max(0, top)...max(0, min(height - 1, bottom)) {
                drawPoint(left, y)
                drawPoint(right, y)
            }
        }
    }

    private func drawPoint(_ x: Int, _ y: Int) {
        guard x >= 0, y >= 0, x < width, y < height, let before = first.row(y), let after = second.row(y),
            x < first.width, x < second.width, before[x] == after[x]
        else { return }
        target[y * width + x] = DifferenceImage.Color.frame
    }
}
