import FlatlayBytes
import FlatlayRendering
import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation

/// An image that is painted band by band, on any number of threads.
package struct PaintedBands: Sendable {
    package let region: PixelRegion
    package let plan: BandPlan
    private let items: DisplayList.Items
    private let background: ResolvedColor?
    /// Whether the first drawing hides everything below it.
    private let coversAll: Bool
    /// The blurs that bands share, once they are prepared.
    private var blurs = PreparedBlurs()

    /// - Parameter rowsPerBand: the height of a band; nil to derive it from the size.
    init(_ list: DisplayList, region: PixelRegion, background: ResolvedColor?, rowsPerBand: Int? = nil) {
        self.region = region
        self.background = background
        items = list.items
        coversAll = list.items.first?.command.covers(region) ?? false
        plan =
            rowsPerBand.map { BandPlan(width: region.width, height: region.height, rowsPerBand: $0) }
            ?? BandPlan(width: region.width, height: region.height)
    }

    /// Whether the image draws greys alone, as far as can be told without painting it.
    package var isGray: Bool { (background?.isGray ?? true) && items.isGray }

    /// Returns the same bands with the blurs that several of them would compute, which are computed by several threads.
    package func prepared(threads: Int, _ cache: RenderCache) throws(RenderError) -> PaintedBands {
        guard plan.count > 1 else { return self }
        let jobs = BlurJobs(of: items, region)
        let pictures = try ConcurrentWork.map(count: jobs.count, threads: threads, context: { cache.lease() }) {
            lease, index throws(RenderError) -> OffscreenPicture? in
            let picture = jobs.picture(index, glyphs: lease.worker.resource())
            if let failure = lease.worker.takeFailure() { throw failure }
            return picture
        }
        var prepared = self
        prepared.blurs = PreparedBlurs(jobs, pictures: pictures)
        return prepared
    }

    /// The number of rows above and below a band that are painted with it and then dropped.
    ///
    /// Cairo drops the pieces of a dashed line that lie outside an image, and with them the joins to the remaining
    /// pieces. The outermost row then differs from the same row of a larger image by up to 24 levels. Rows further
    /// inside do not differ, if bands are higher than dashes are long.
    private static let margin = 1

    /// Paints a band in the memory of a worker.
    ///
    /// - Returns: the rows of the band without padding, valid until the worker paints the next band.
    package func paint(_ band: Int, with worker: RenderWorker) throws(RenderError) -> UnsafeMutablePointer<UInt8> {
        let rows = plan.rows(of: band)
        // Nothing is painted outside the image: its own edges are clipped in the same way however it is painted.
        let top = max(0, rows.lowerBound - PaintedBands.margin)
        let bottom = min(region.height, rows.upperBound + PaintedBands.margin)
        let bytes = try worker.resource(BandMemory.self).pixels.scratch((bottom - top) * region.width * 4)
        // Cairo limits the width of images.
        for left in stride(from: 0, to: region.width, by: BandPlan.tileWidth) {
            let tile = PixelArea(
                x: left, y: top, width: min(BandPlan.tileWidth, region.width - left), height: bottom - top)
            try paint(tile, into: bytes + left * 4, with: worker)
        }
        if let failure = worker.takeFailure() { throw failure }
        return bytes + (rows.lowerBound - top) * region.width * 4
    }

    private func paint(
        _ tile: PixelArea, into bytes: UnsafeMutablePointer<UInt8>, with worker: RenderWorker
    ) throws(RenderError) {
        let bytesPerRow = region.width * 4
        if background == nil, !coversAll {
            for row in 0..<tile.height { memset(bytes + row * bytesPerRow, 0, tile.width * 4) }
        }
        guard
            let raw = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(tile.width), Int32(tile.height), Int32(bytesPerRow))
        else { throw .drawing(reason: "no surface") }
        let surface = CairoSurface(owning: raw)
        // Coordinates are those of the whole image, so that numbers are rounded in the same way in every band.
        cairo_surface_set_device_offset(surface.raw, Double(-region.x - tile.x), Double(-region.y - tile.y))
        let context = CairoContext(surface.raw)
        let painter = Painter(context: context, glyphs: worker.resource(), blurs: blurs)
        if let background {
            painter.setColor(background)
            cairo_set_operator(context.raw, CAIRO_OPERATOR_SOURCE)
            cairo_paint(context.raw)
            cairo_set_operator(context.raw, CAIRO_OPERATOR_OVER)
        }
        context.matrix = CGAffineTransform(scaleX: region.scale, y: region.scale)
        painter.paint(items)
        cairo_surface_finish(surface.raw)
        if let failure = context.failure { throw .drawing(reason: failure) }
    }
}

extension DisplayList.Command {
    /// Whether it paints every pixel of a region opaquely, as the first drawing of most images does.
    fileprivate func covers(_ region: PixelRegion) -> Bool {
        guard case .fill(let shape, let paint, let style) = self, style.isAntialiased, paint.isOpaque,
            let (sprite, area) = SpriteShape.placed(
                shape, line: nil, CGAffineTransform(scaleX: region.scale, y: region.scale)),
            sprite.isWholePixels
        else { return false }
        return area.x <= region.x && area.y <= region.y && area.maxX >= region.x + region.width
            && area.maxY >= region.y + region.height
    }
}
