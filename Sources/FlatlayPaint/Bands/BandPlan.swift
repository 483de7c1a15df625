import FlatlayDrawing

/// How an image is divided into bands, each of which one thread paints and compresses.
///
/// The division depends only on the size of the image, so that the file does not depend on the threads. Drawings on a
/// boundary are painted for both bands, so bands are as high as their memory allows. Small images are divided as well,
/// so that several cores paint them.
package struct BandPlan: Equatable, Sendable {
    /// The maximum number of pixels of a band with more than one row: 4 MB.
    static let mostPixels = 1_048_576
    /// The number of bands that is worthwhile for any number of pixels, unless they would be lower than ``leastRows``.
    static let usefulCount = 4
    static let leastRows = 256
    /// Fewer bands are a multiple of ``usefulCount``, so that two or four cores paint equally many. Of five bands, one of
    /// two cores would wait while the other paints the last.
    static let manyBands = 16
    /// The maximum number of columns that are painted at once.
    static let tileWidth = 16_384

    /// The number of columns of the image.
    let width: Int
    /// The number of rows of the image.
    let height: Int
    /// The number of rows of each band; the last one may have fewer.
    let rowsPerBand: Int

    package init(width: Int, height: Int) {
        let (columns, rows) = (max(1, width), max(1, height))
        var count = max(
            (columns * rows + BandPlan.mostPixels - 1) / BandPlan.mostPixels,
            (rows + ImageResource.sideLimit - 1) / ImageResource.sideLimit,
            min(BandPlan.usefulCount, rows / BandPlan.leastRows), 1)
        if BandPlan.usefulCount < count, count < BandPlan.manyBands {
            count = (count + BandPlan.usefulCount - 1) / BandPlan.usefulCount * BandPlan.usefulCount
        }
        // Bands of about the same height, so that none is a sliver.
        self.init(width: columns, height: rows, rowsPerBand: (rows + count - 1) / count)
    }

    /// Bands of a given height, for tests.
    init(width: Int, height: Int, rowsPerBand: Int) {
        self.width = max(1, width)
        self.height = max(1, height)
        self.rowsPerBand = max(1, rowsPerBand)
    }

    /// The number of bands.
    package var count: Int { (height + rowsPerBand - 1) / rowsPerBand }

    /// The rows of a band.
    package func rows(of index: Int) -> Range<Int> {
        index * rowsPerBand..<min((index + 1) * rowsPerBand, height)
    }
}
