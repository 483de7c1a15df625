import CPixelDifferences
import Flatlay
import Foundation

/// Compares the pixels of two images.
///
/// ```swift
/// switch try ImageComparison.verdict(reference, result, tolerance: .exact) {
/// case .same: …
/// case .different(let difference): …
/// case .sizesDiffer: …
/// }
/// ```
///
/// Rows that are equal cost one comparison of memory. Everything that is done pixel by pixel is in C, because tests run
/// in debug builds.
package enum ImageComparison {
    /// Compares two images.
    ///
    /// - Throws: ``ReferenceError/comparisonFailsItsTest(mode:)``, if the comparison does not find a difference that is
    ///   known. This is checked once per process.
    package static func verdict(
        _ reference: RenderedBitmap, _ result: RenderedBitmap, tolerance: ImageTolerance = .exact
    ) throws(ReferenceError) -> ImageVerdict {
        try ComparisonSelfTest.check()
        return untested(reference, result, tolerance: tolerance)
    }

    /// Compares two images without checking the comparison itself.
    static func untested(
        _ reference: RenderedBitmap, _ result: RenderedBitmap, tolerance: ImageTolerance
    ) -> ImageVerdict {
        guard reference.width == result.width, reference.height == result.height else { return .sizesDiffer }
        guard reference.width > 0, reference.height > 0 else { return .same }
        return reference.bytes.withUnsafeBytes { first in
            result.bytes.withUnsafeBytes { second in
                guard let first = first.bindMemory(to: UInt32.self).baseAddress,
                    let second = second.bindMemory(to: UInt32.self).baseAddress
                else { return .same }
                let scan = PixelScan(width: reference.width, height: reference.height, tolerance: tolerance)
                scan.compare(first, second)
                return scan.verdict()
            }
        }
    }
}

/// One comparison while it runs.
private final class PixelScan {
    private static let side = Int(PIXEL_TILE_SIDE)

    let width: Int
    let height: Int
    let spans: ToleranceSpans
    private var counts: [pixel_counts]
    private var tiles: [pixel_tile] = []
    /// For each pixel, the number of the rule that it violates; empty if no rule asks for the density.
    private var marks: [UInt32] = []
    /// For each row, whether it has marks.
    private var markedRows: [UInt8] = []

    private var columns: Int { (width + Self.side - 1) / Self.side }

    init(width: Int, height: Int, tolerance: ImageTolerance) {
        (self.width, self.height) = (width, height)
        spans = ToleranceSpans(tolerance, width: width, height: height)
        counts = Array(repeating: pixel_counts(), count: spans.rules.count)
    }

    func compare(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>) {
        let limits = spans.rules.map(\.limit)
        let marksPixels = spans.rules.map(\.isDensity)
        for band in spans.bands {
            for y in band.rows {
                let (before, after) = (first + y * width, second + y * width)
                guard memcmp(before, after, width * 4) != 0 else { continue }
                prepare()
                for span in band.spans {
                    guard let limit = limits[span.rule] else { continue }
                    tiles.withUnsafeMutableBufferPointer { tiles in
                        let row = tiles.baseAddress.map { $0 + y / Self.side * columns }
                        marks.withUnsafeMutableBufferPointer { marks in
                            let marked = marksPixels[span.rule] ? marks.baseAddress.map { $0 + y * width } : nil
                            pixel_differences_compare(
                                before, after, span.x, y, span.count, limit, row, marked, UInt32(span.rule + 1),
                                &counts[span.rule])
                        }
                    }
                    if marksPixels[span.rule] { markedRows[y] = 1 }
                }
            }
        }
    }

    /// Allocates memory before the first row that differs.
    private func prepare() {
        guard tiles.isEmpty else { return }
        tiles = Array(repeating: pixel_tile(), count: columns * ((height + Self.side - 1) / Self.side))
        guard spans.rules.contains(where: \.isDensity) else { return }
        marks = Array(repeating: 0, count: width * height)
        markedRows = Array(repeating: 0, count: height)
    }

    func verdict() -> ImageVerdict {
        guard spans.rules.indices.contains(where: isViolated) else { return .same }
        let grid = TileGrid(tiles: tiles.map(TileGrid.Box.init), columns: columns)
        return .different(
            PixelDifference(
                count: Int(counts.reduce(0) { $0 + $1.differing }),
                countBeyondTolerance: Int(counts.reduce(0) { $0 + $1.beyond }),
                largest: Int(counts.reduce(0) { max($0, $1.largest) }),
                regions: grid.regions()))
    }

    private func isViolated(_ index: Int) -> Bool {
        let beyond = counts[index].beyond
        switch spans.rules[index] {
        case .ignored: return false
        case .channels(_, let count), .perceptual(_, let count): return beyond > UInt64(max(0, count))
        case .density(_, let count, let window):
            // Fewer pixels than are permitted in one window need no search.
            guard beyond > UInt64(max(0, count)) else { return false }
            var sums = [UInt32](repeating: 0, count: width)
            let most = pixel_differences_densest(
                marks, width, width, height, UInt32(index + 1), max(1, window), markedRows, &sums)
            return most > UInt32(clamping: max(0, count))
        }
    }
}

extension ImageTolerance.Rule {
    /// The limit of one pixel; nil if it may differ by any amount.
    var limit: pixel_limit? {
        switch self {
        case .ignored: nil
        case .channels(let largest, _), .density(let largest, _, _):
            pixel_limit(component: UInt8(clamping: largest), distance: -1)
        case .perceptual(let largest, _):
            pixel_limit(component: 0, distance: largest >= 0 ? Float(largest) : 0)
        }
    }

    fileprivate var isDensity: Bool {
        if case .density = self { true } else { false }
    }
}
