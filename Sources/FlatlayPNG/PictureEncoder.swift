import FlatlayBytes
import FlatlayPaint
import FlatlayRendering
import FlatlayDrawing
import Foundation
import Synchronization

/// Paints and compresses the bands of an image on several threads, and joins them in order to a PNG file.
///
/// Only the last pixel decides whether a file needs alpha. So bands are compressed without alpha until one has a pixel
/// that is not opaque; then the bands before it are painted again. Usually there are none, because transparent pixels
/// tend to start in a corner. In the same way, images whose drawings are grey start as greyscale: a third of the bytes
/// to compress, and half the file size.
final class PictureEncoder: Sendable {
    private let bands: PaintedBands
    private let options: PNGOptions
    private let cache: RenderCache
    /// The least that the file has to store of each pixel, as far as is known.
    private let least: Atomic<UInt8>

    /// Strips were written to a file that has to store more of each pixel.
    private struct NeedsMore: Error {}

    init(bands: PaintedBands, options: PNGOptions, cache: RenderCache) {
        self.bands = bands
        self.options = options
        self.cache = cache
        least = Atomic((bands.isGray ? PNGColorType.grayscale : .truecolor).rawValue)
    }

    func encode(to sink: any ByteSink) throws {
        let bands = try bands.prepared(threads: options.threadCount, cache)
        do {
            try encode(bands, to: sink)
        } catch is NeedsMore {
            try sink.restart()
            try encode(bands, to: sink)
        }
    }

    private func encode(_ bands: PaintedBands, to sink: any ByteSink) throws {
        let region = bands.region
        let size = (width: region.width, height: region.height)
        let cache = cache
        // Strips are taken one at a time, in order, so only one thread at a time uses the stream.
        nonisolated(unsafe) let stream = PNGStream(sink, size: size, scale: options.scale)
        try ConcurrentWork.forEach(
            count: bands.plan.count, threads: options.threadCount, lookAhead: 2 * options.threadCount,
            context: { cache.lease() }, { lease, band in try self.strip(of: band, bands, lease.worker) },
            takeOnAnyThread: { lease, band, strip in
                guard let colorType = stream.colorType else {
                    return try stream.begin(with: strip)
                }
                if colorType < strip.colorType { throw NeedsMore() }
                try stream.add(colorType == strip.colorType ? strip : self.strip(of: band, bands, lease.worker))
            })
        try stream.finish()
    }

    private func strip(
        of band: Int, _ bands: PaintedBands, _ worker: RenderWorker
    ) throws(RenderError) -> PixelStrip {
        let (width, height) = (bands.region.width, bands.plan.rows(of: band).count)
        let bytes = try bands.paint(band, with: worker)
        let packer = worker.resource(BandPacker.self).strips
        return try bytes.withMemoryRebound(to: UInt32.self, capacity: width * height) {
            pixels throws(RenderError) -> PixelStrip in
            let rows = PixelRows(start: pixels, width: width, height: height, stride: width)
            var next = PNGColorType(rawValue: least.load(ordering: .relaxed))
            while let colorType = next {
                if let strip = try packer.pack(rows, as: colorType, options.compression) { return strip }
                next = colorType.wider
                if let next { least.max(next.rawValue, ordering: .relaxed) }
            }
            throw .encoding(code: 0)
        }
    }
}
