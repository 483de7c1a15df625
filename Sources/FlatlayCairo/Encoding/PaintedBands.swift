import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation

/// A picture that is painted band by band, on any number of threads.
struct PaintedBands: Sendable {
    let region: PixelRegion
    let plan: BandPlan
    private let items: [DisplayList.Item]
    private let background: ResolvedColor?
    private let index: DrawingIndex

    /// - Parameter rowsPerBand: the height of a band; nil for what suits the size.
    init(_ list: DisplayList, region: PixelRegion, background: ResolvedColor?, rowsPerBand: Int? = nil) {
        self.region = region
        self.background = background
        items = list.items
        index = DrawingIndex(list)
        plan =
            rowsPerBand.map { BandPlan(width: region.width, height: region.height, rowsPerBand: $0) }
            ?? BandPlan(width: region.width, height: region.height)
    }

    /// Paints a band into memory that holds its rows without gaps.
    func paint(
        _ band: Int, into bytes: UnsafeMutablePointer<UInt8>, with worker: RenderWorker
    ) throws(RenderError) {
        let rows = plan.rows(of: band)
        // Cairo's images are limited in width.
        for left in stride(from: 0, to: region.width, by: BandPlan.tileWidth) {
            let tile = PixelArea(
                x: left, y: rows.lowerBound, width: min(BandPlan.tileWidth, region.width - left), height: rows.count)
            try paint(tile, into: bytes + left * 4, with: worker)
        }
    }

    private func paint(
        _ tile: PixelArea, into bytes: UnsafeMutablePointer<UInt8>, with worker: RenderWorker
    ) throws(RenderError) {
        let bytesPerRow = region.width * 4
        if background == nil {
            for row in 0..<tile.height { memset(bytes + row * bytesPerRow, 0, tile.width * 4) }
        }
        guard
            let raw = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(tile.width), Int32(tile.height), Int32(bytesPerRow))
        else { throw .drawing(reason: "no surface") }
        let surface = CairoSurface(owning: raw)
        // Coordinates are those of the whole picture, so that no number is rounded otherwise in one band than in another.
        cairo_surface_set_device_offset(surface.raw, Double(-region.x - tile.x), Double(-region.y - tile.y))
        let context = CairoContext(surface.raw)
        let painter = Painter(context: context, target: .pixels, glyphs: worker.glyphs, index: index)
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
