import FlatlayBytes
import FlatlayRendering
import FlatlayDrawing
import Foundation

/// Paints images as pixels in memory, in bands, several at once.
package struct BitmapRenderer {
    /// Pixels per point.
    package var scale: CGFloat
    /// The colour below the image; nil for none, which leaves pixels transparent.
    package var background: ResolvedColor?
    /// The maximum number of threads that paint; nil for one per core. The pixels never depend on it.
    package var threadLimit: Int?
    /// The maximum work of painting an image.
    package var limit = PaintingLimit.standard
    /// The height of bands in pixels; nil to derive it from the size of the image. For tests.
    package var rowsPerBand: Int?
    private let cache: RenderCache

    /// Creates a renderer.
    ///
    /// - Parameter cache: the cache that the renderer reuses from image to image, and shares with others.
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

    /// The maximum number of threads, at least 1.
    package var threadCount: Int { max(1, threadLimit ?? ConcurrentWork.coreCount) }

    /// Returns the pixels of the image.
    ///
    /// - Throws: ``RenderError`` if the image has no area or more than 1,000,000 pixels on a side, or if memory runs
    ///   out.
    package func bitmap(for list: DisplayList) throws(RenderError) -> RenderedBitmap {
        try bitmap(for: list, region: PixelRegion(size: list.size, scale: scale))
    }

    /// Returns the pixels of a part of the image.
    package func bitmap(for list: DisplayList, region: PixelRegion) throws(RenderError) -> RenderedBitmap {
        try limit.check(list.items, region)
        let cache = cache
        let bands = try bands(of: list, region).prepared(threads: threadCount, cache)
        guard Memory.canHold(region.byteCount) else { throw .outOfMemory(bytes: region.byteCount) }
        var failure: RenderError?
        let bytes = [UInt8](unsafeUninitializedCapacity: region.byteCount) { buffer, initializedCount in
            guard let base = buffer.baseAddress else { return }
            // Each band is painted by one thread, and all bands are finished when `map` returns.
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
        return RenderedBitmap(
            width: region.width, height: region.height, bytes: bytes, isOpaque: background?.opacity == 1)
    }

    /// Returns the bands in which the image is painted.
    package func bands(of list: DisplayList, _ region: PixelRegion) -> PaintedBands {
        PaintedBands(list, region: region, background: background, rowsPerBand: rowsPerBand)
    }
}
