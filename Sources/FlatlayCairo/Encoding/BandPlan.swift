/// How a picture is cut into bands, each of which one thread paints and packs.
///
/// The cuts depend on the size of the picture alone, so that the file does, whoever paints it. A band is small enough to
/// stay in a processor's cache from painting to packing, and so high that few drawings are painted for two bands.
struct BandPlan: Equatable, Sendable {
    /// The pixels of a usual band.
    static let usualPixels = 524_288
    /// The fewest rows of one that is not the last, unless a row alone has more than ``mostPixels``.
    static let leastRows = 256
    /// The most pixels of a band of more than a row.
    static let mostPixels = 8 * usualPixels
    /// The most columns that are painted at once.
    static let tileWidth = 16_384

    /// Columns of the picture.
    let width: Int
    /// Rows of the picture.
    let height: Int
    /// Rows of each band; the last one may have fewer.
    let rowsPerBand: Int

    init(width: Int, height: Int) {
        self.width = max(1, width)
        self.height = max(1, height)
        let usual = min(max(BandPlan.leastRows, BandPlan.usualPixels / self.width), CairoSurface.sideLimit)
        let most = max(1, min(usual, BandPlan.mostPixels / self.width))
        // Bands of about the same height, so that none is a sliver.
        let count = (self.height + most - 1) / most
        rowsPerBand = (self.height + count - 1) / count
    }

    /// Bands of a height of one's own, for tests.
    init(width: Int, height: Int, rowsPerBand: Int) {
        self.width = max(1, width)
        self.height = max(1, height)
        self.rowsPerBand = max(1, rowsPerBand)
    }

    /// The number of bands.
    var count: Int { (height + rowsPerBand - 1) / rowsPerBand }

    /// The rows of a band.
    func rows(of index: Int) -> Range<Int> {
        index * rowsPerBand..<min((index + 1) * rowsPerBand, height)
    }
}
