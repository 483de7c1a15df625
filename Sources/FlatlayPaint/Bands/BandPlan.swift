import FlatlayDrawing

/// How a picture is cut into bands, each of which one thread paints and packs.
///
/// The cuts depend on the size of the picture alone, so that the file does, whoever paints it. What lies on a cut is
/// painted for both bands, so bands are as high as keeps their memory small; pictures of fewer pixels are cut as well,
/// to be painted on several cores.
package struct BandPlan: Equatable, Sendable {
    /// The most pixels of a band of more than a row: 4 MB.
    static let mostPixels = 1_048_576
    /// How many bands are worth having, however few pixels there are, as long as none is lower than ``leastRows``.
    static let usefulCount = 4
    static let leastRows = 256
    /// The most columns that are painted at once.
    static let tileWidth = 16_384

    /// Columns of the picture.
    let width: Int
    /// Rows of the picture.
    let height: Int
    /// Rows of each band; the last one may have fewer.
    let rowsPerBand: Int

    package init(width: Int, height: Int) {
        let (columns, rows) = (max(1, width), max(1, height))
        let count = max(
            (columns * rows + BandPlan.mostPixels - 1) / BandPlan.mostPixels,
            (rows + ImageResource.sideLimit - 1) / ImageResource.sideLimit,
            min(BandPlan.usefulCount, rows / BandPlan.leastRows), 1)
        // Bands of about the same height, so that none is a sliver.
        self.init(width: columns, height: rows, rowsPerBand: (rows + count - 1) / count)
    }

    /// Bands of a height of one's own, for tests.
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
