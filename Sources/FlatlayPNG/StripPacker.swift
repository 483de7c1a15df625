import FlatlayBytes
import FlatlayPaint
import FlatlayRendering
import Foundation

/// Compresses rows of pixels into strips.
///
/// It reuses its buffers from strip to strip. Use it on one thread only.
final class StripPacker {
    /// The number of bytes that are converted and compressed at once: few enough to stay in the processor's caches, and
    /// many compared with the 64 KB that ISA-L copies from each piece to the next.
    private static let pieceSize = 262_144

    private let deflater = Deflater()
    private var piece = GrowingMemory<UInt8>()
    private var sampled = GrowingMemory<UInt8>()
    /// Where a strip is compressed. The strip is a copy of its size, so that the next one needs no other memory.
    private let output = ByteBuffer()
    private var wholeDeflaters: [Int32: WholeDeflater] = [:]
    var plainRows = GrowingMemory<UInt8>()
    var filteredRows = GrowingMemory<UInt8>()
    let opener = BlockOpener()
    private let photos = PhotoRows()
    private let runs = RunPacker()
    private let gradients = GradientPacker()
    /// Whether rows of gradients are looked for. For tests.
    var findsGradients = true

    /// The memory of its buffers, in bytes.
    var byteCount: Int {
        piece.byteCount + sampled.byteCount + output.capacity + plainRows.byteCount + filteredRows.byteCount
            + photos.byteCount + gradients.byteCount
    }

    /// Compresses rows.
    ///
    /// - Returns: the strip; nil if the colour type does not store all of some pixel.
    func pack(
        _ rows: PixelRows, as colorType: PNGColorType, _ compression: PNGCompression
    ) throws(RenderError) -> PixelStrip? {
        switch compression {
        case .fast: try packFast(rows, as: colorType)
        case .small, .smallest: try packTight(rows, as: colorType, compression)
        }
    }

    /// Converts rows into a small buffer that stays in the cache, and compresses them from there.
    private func packFast(_ rows: PixelRows, as colorType: PNGColorType) throws(RenderError) -> PixelStrip? {
        let rowLength = PNGRow.length(width: rows.width, colorType)
        let rowsAtOnce = StripPacker.rows(rows, in: StripPacker.pieceSize, rowLength)
        output.removeAll()
        if findsGradients, colorType == .truecolor, let checksum = try gradients.write(rows, to: output) {
            return PixelStrip(blocks: output.copiedData(), checksum: checksum, colorType: colorType)
        }
        var checksum = Adler32()
        photos.examine(rows, isGray: colorType == .grayscale)
        let stretches = photos.stretches(height: rows.height)
        deflater.clearSamples()
        try takeSamples(of: rows, stretches.filter { !$0.showsPhoto }.map(\.rows), as: colorType)
        var hasCode = false
        let buffer = try piece.scratch(rowsAtOnce * rowLength)
        for stretch in stretches {
            if !stretch.showsPhoto {
                try deflater.begin(sampled: true, isFirst: !hasCode)
                hasCode = true
            }
            for first in stride(from: stretch.rows.lowerBound, to: stretch.rows.upperBound, by: rowsAtOnce) {
                let part = rows.rows(first..<min(first + rowsAtOnce, stretch.rows.upperBound))
                // The row above the first one is the last row of the previous part.
                var summed = 0
                let isWritten = try PNGRow.write(
                    part, at: first, photos: photos, as: colorType, repeatsFrom: first == 0 ? 1 : 0, to: buffer
                ) { row in
                    // Half of the rows of a flat image repeat the one above.
                    checksum.add(buffer + summed, count: row * rowLength + 1 - summed)
                    checksum.add(zeros: rowLength - 1)
                    summed = (row + 1) * rowLength
                }
                guard isWritten else { return nil }
                let count = part.height * rowLength
                checksum.add(buffer + summed, count: count - summed)
                if stretch.showsPhoto {
                    try runs.write(buffer, count: count, rowLength: rowLength, to: output)
                } else {
                    try deflater.write(
                        buffer, count: count, isLast: first + part.height == stretch.rows.upperBound, to: output)
                }
            }
        }
        return PixelStrip(blocks: output.copiedData(), checksum: checksum, colorType: colorType)
    }

    /// Samples some of the rows, to find a code that suits all.
    private func takeSamples(
        of rows: PixelRows, _ stretches: [Range<Int>], as colorType: PNGColorType
    ) throws(RenderError) {
        let rowLength = PNGRow.length(width: rows.width, colorType)
        let ranges = SampledRows(stretches: stretches, rowLength: rowLength)
            .ranges(blockHeight: PhotoRows.blockHeight, changes: photos.changes(inBlock:))
        let buffer = try sampled.scratch((ranges.map(\.count).max() ?? 0) * rowLength)
        for range in ranges {
            _ = try PNGRow.write(
                rows.rows(range), at: range.lowerBound, photos: photos, as: colorType, repeatsFrom: 1, to: buffer)
            deflater.sample(buffer, count: range.count * rowLength)
        }
    }

    private static func rows(_ rows: PixelRows, in byteCount: Int, _ rowLength: Int) -> Int {
        min(rows.height, max(1, byteCount / rowLength))
    }

    /// The compressor of a level, created on first use.
    func wholeDeflater(level: Int32) throws(RenderError) -> WholeDeflater {
        if let known = wholeDeflaters[level] { return known }
        let deflater = try WholeDeflater(level: level)
        wholeDeflaters[level] = deflater
        return deflater
    }
}
