import FlatlayBytes
import FlatlayRendering
import FlatlayDrawing
import Foundation

/// Paints pictures as pixels in memory, in bands, several at once.
package struct BitmapRenderer {
    /// Pixels per point.
    package var scale: CGFloat
    /// What lies below the picture; nil for nothing, which stays clear.
    package var background: ResolvedColor?
    /// How many threads paint at most; nil for one on each core. The pixels never depend on it.
    package var threadLimit: Int?
    /// How much work a picture may be.
    package var limit = PaintingLimit.standard
    /// The height of bands in pixels; nil for what suits the picture's size. For tests.
    package var rowsPerBand: Int?
    private let cache: RenderCache

    /// A renderer.
    ///
    /// - Parameter cache: what it keeps from picture to picture, and shares with others.
    package init(
        cache: RenderCache, scale: CGFloat = 1, background: ResolvedColor? = nil, threadLimit: Int? = nil,
        limit: PaintingLimit = .standard
    ) {
        self.cache = cache
        self.scale = scale
        self.background = background
        self.threadLimit = threadLimit
        self.limit = limit
    }

    /// The number of threads that work at most.
    package var threadCount: Int { max(1, threadLimit ?? ConcurrentWork.coreCount) }

    /// The picture in memory.
    ///
    /// - Throws: ``RenderError`` where the picture has no area or more than 1,000,000 pixels on a side, or where there is
    ///   no memory for it.
    package func bitmap(for list: DisplayList) throws(RenderError) -> Bitmap {
        try bitmap(for: list, region: PixelRegion(size: list.size, scale: scale))
    }

    /// The pixels of a part of the picture.
    package func bitmap(for list: DisplayList, region: PixelRegion) throws(RenderError) -> Bitmap {
        try limit.check(list.items, region)
        let bands = bands(of: list, region)
        let cache = cache
        guard Memory.canHold(region.byteCount) else { throw .outOfMemory(bytes: region.byteCount) }
        var failure: RenderError?
        let bytes = [UInt8](unsafeUninitializedCapacity: region.byteCount) { buffer, initializedCount in
            guard let base = buffer.baseAddress else { return }
            // Each band is painted by one thread, and all are done when the work is.
            nonisolated(unsafe) let start = base
            let failures = ConcurrentWork.map(
                count: bands.plan.count, threads: threadCount, context: { cache.lease() }
            ) { lease, band -> RenderError? in
                do throws(RenderError) {
                    let rows = bands.plan.rows(of: band)
                    let painted = try bands.paint(band, with: lease.worker)
                    memcpy(start + rows.lowerBound * region.width * 4, painted, rows.count * region.width * 4)
                    return nil
                } catch {
                    return error
                }
            }
            failure = failures.lazy.compactMap { $0 }.first
            initializedCount = region.byteCount
        }
        if let failure { throw failure }
        return Bitmap(width: region.width, height: region.height, bytes: bytes, isOpaque: background?.opacity == 1)
    }

    /// The bands that the picture is painted in.
    package func bands(of list: DisplayList, _ region: PixelRegion) -> PaintedBands {
        PaintedBands(
            list, region: region, background: background, rowsPerBand: rowsPerBand, threads: threadCount)
    }
}
