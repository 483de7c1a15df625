import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayCairo

/// Painting in bands gives the picture that painting at once gives.
@Suite struct BandPaintingTests {
    /// How the components of two pictures differ.
    private struct Difference: CustomStringConvertible {
        var largest = 0
        var count = 0
        /// How many differ by more than a few levels.
        var farCount = 0
        var description: String { "\(count) components differ by up to \(largest)" }

        init(_ first: Bitmap, _ second: Bitmap) {
            for (one, other) in zip(first.bytes, second.bytes) where one != other {
                largest = max(largest, abs(Int(one) - Int(other)))
                count += 1
                if abs(Int(one) - Int(other)) > 4 { farCount += 1 }
            }
        }
    }

    private func bitmap(
        _ list: DisplayList, rowsPerBand: Int, threads: Int? = nil, options: PNGOptions = PNGOptions()
    ) throws -> Bitmap {
        var options = options
        options.threadLimit = threads
        let renderer = PNGRenderer(options: options)
        renderer.rowsPerBand = rowsPerBand
        return try renderer.bitmap(for: list)
    }

    @Test(arguments: 0..<20)
    func bandsOfAnyHeightEqualTheWhole(group: Int) throws {
        // Where an image ends Cairo cuts outlines and rounds the pieces, which moves single pixels of an edge by up to
        // thirty levels, and most by one; blend modes such as colour dodge make up to four of it.
        for seed in group * 10..<(group + 1) * 10 {
            let hasImages = seed % 4 == 0
            var random = RandomPicture(seed: seed, size: CGSize(width: 60, height: 80), hasImages: hasImages)
            let list = random.list()
            let options = PNGOptions(scale: [1, 2, 1.5][seed % 3], background: seed % 2 == 0 ? .white : nil)
            let whole = try bitmap(list, rowsPerBand: 1000, options: options)
            let banded = try bitmap(list, rowsPerBand: 7 + seed % 58, options: options)
            let difference = Difference(whole, banded)
            let isClose =
                difference.largest <= 32 && difference.count <= whole.bytes.count / 100
                && difference.farCount <= 12
            #expect(isClose, "seed \(seed), images \(hasImages): \(difference)")
        }
    }

    @Test func theSampleSheetInBandsEqualsTheWhole() throws {
        let options = PNGOptions(scale: 2, background: .white)
        let whole = try bitmap(SampleSheet.list, rowsPerBand: 10_000, options: options)
        for rows in [7, 64, 137] {
            let difference = Difference(whole, try bitmap(SampleSheet.list, rowsPerBand: rows, options: options))
            #expect(difference.largest <= 2 && difference.count < 1000, "\(rows) rows: \(difference)")
        }
    }
}
