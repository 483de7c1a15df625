import FlatlayBytes
import FlatlayPaint
import FlatlayRendering
import FlatlayDrawing
import Foundation
import Synchronization

/// Paints and packs the bands of a picture on several threads, and joins them to a PNG file in their order.
///
/// Whether a file has alphas is known when the last pixel is. Bands are packed without until one lets something through,
/// and those that were packed before are then painted again: mostly none, since clear pixels begin in a corner.
final class PictureEncoder: Sendable {
    private let bands: PaintedBands
    private let options: PNGOptions
    private let cache: RenderCache
    private let needsAlpha = Atomic(false)

    /// Strips without alphas were written to a file that needs them.
    private struct NeedsAlpha: Error {}

    init(bands: PaintedBands, options: PNGOptions, cache: RenderCache) {
        self.bands = bands
        self.options = options
        self.cache = cache
    }

    func encode(to sink: any ByteSink) throws {
        do {
            try encodeOnce(to: sink)
        } catch is NeedsAlpha {
            try sink.restart()
            try encodeOnce(to: sink)
        }
    }

    private func encodeOnce(to sink: any ByteSink) throws {
        let region = bands.region
        let size = (width: region.width, height: region.height)
        let cache = cache
        // Strips are taken one at a time, in order, so the stream serves one thread at a time.
        nonisolated(unsafe) let stream = PNGStream(sink, size: size, scale: options.scale)
        try OrderedWork.run(
            count: bands.plan.count, threads: options.threadCount, context: { cache.lease() },
            { lease, band in try self.strip(of: band, lease.worker) },
            take: { lease, band, strip in
                guard let isOpaque = stream.isOpaque else {
                    return try stream.begin(with: strip)
                }
                if isOpaque, !strip.isOpaque { throw NeedsAlpha() }
                try stream.add(isOpaque == strip.isOpaque ? strip : self.strip(of: band, lease.worker))
            })
        try stream.finish()
    }

    private func strip(of band: Int, _ worker: RenderWorker) throws(RenderError) -> PixelStrip {
        let (width, height) = (bands.region.width, bands.plan.rows(of: band).count)
        let bytes = try bands.paint(band, with: worker)
        let packer = worker.resource(BandPacker.self).strips
        return try bytes.withMemoryRebound(to: UInt32.self, capacity: width * height) {
            pixels throws(RenderError) -> PixelStrip in
            let rows = PixelRows(start: pixels, width: width, height: height, stride: width)
            if !needsAlpha.load(ordering: .relaxed),
                let strip = try packer.pack(rows, isOpaque: true, options.compression)
            {
                return strip
            }
            needsAlpha.store(true, ordering: .relaxed)
            guard let strip = try packer.pack(rows, isOpaque: false, options.compression) else {
                throw .encoding(code: 0)
            }
            return strip
        }
    }
}
